import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importFile } from './import/import-file.ts'
import { migrate } from '../api/platform/migrations.ts'
import { openDatabase } from '../api/platform/db.ts'
import { readEnvironment } from '../server/environment.ts'
import { openShopDatabase } from '../server/postgres/shop-database.ts'
import { explainStartFailure } from '../server/start-failure.ts'
import { importTexts as de } from '../texts/de/import.ts'
import { importTexts as en } from '../texts/en/import.ts'
import { closeInOrder } from './close-in-order.ts'

const { file, store, isDryRun, language } = readArguments()
const texts = { de, en }[language]
const open: (() => Promise<unknown>)[] = []
const close = async () => {
  for (const end of open.splice(0).toReversed()) await end()
}
closeInOrder(async () => {
  console.error(texts.interrupted)
  await close()
  process.exit(1)
})
if (!file || !store) {
  console.error(texts.usage)
  process.exit(2)
}
process.exit(await run(file, store))

async function run(path: string, storeSlug: string): Promise<number> {
  try {
    const database = await openShopDatabase(readEnvironment(process.env))
    open.push(database.stop)
    const db = openDatabase(database.url, { connections: 3, statementTimeoutMs: 0, lockTimeoutMs: 30_000 })
    open.push(() => db.end({ timeout: 1 }))
    await migrate(db, join(import.meta.dirname, '../db/migrations'))
    return await importFile(db, { path, storeSlug, isDryRun, language })
  } catch (error) {
    const sentence = explainStartFailure(error)
    console.error(sentence ?? error)
    return 2
  } finally {
    await close()
  }
}

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
