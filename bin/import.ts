import { parseArgs } from 'node:util'
import { texts } from '../texts/texts.ts'
import { besideShop, patient } from './shop/beside-shop.ts'
import { importFile } from './import/import-file.ts'

const { file, store, isDryRun, language } = readArguments()
const { usage, interrupted } = texts(language).import
if (!file || !store) {
  console.error(usage)
  process.exit(2)
}
const input = { path: file, storeSlug: store, isDryRun, language }
process.exit(await besideShop({ ...patient, interrupted }, (db) => importFile(db, input)))

function readArguments() {
  const options = { store: { type: 'string' }, 'dry-run': { type: 'boolean' }, language: { type: 'string' } } as const
  const usual = /^de/i.test(process.env.LC_ALL || process.env.LANG || '') ? 'de' : 'en'
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const language = values.language === 'de' || values.language === 'en' ? values.language : usual
    const file = positionals.length === 1 ? positionals[0] : undefined
    return { file, store: values.store, isDryRun: values['dry-run'] === true, language } as const
  } catch {
    return { file: undefined, store: undefined, isDryRun: false, language: usual } as const
  }
}
