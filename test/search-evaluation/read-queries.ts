import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../contract/platform/values.ts'
import { readRule, type Rule } from './judgement.ts'

export type JudgedQuery = {
  q: string
  language: Language
  /** What it tries, such as 'compound' or 'typo'. */
  kind: string
  rules: Rule[]
  /** Never looked at while the search was tuned. */
  isHeldOut: boolean
  /** Of the rounds written last, which have been tuned by the least. */
  isLatest: boolean
}

type QueryFile = { file: string; language: Language; hasHeldOut: boolean; isLatest?: boolean }
const files: QueryFile[] = [
  { file: 'german-goods.txt', language: 'de', hasHeldOut: true },
  { file: 'german-words.txt', language: 'de', hasHeldOut: true },
  { file: 'german-typed.txt', language: 'de', hasHeldOut: true },
  { file: 'english.txt', language: 'en', hasHeldOut: true },
  { file: 'german-wider.txt', language: 'de', hasHeldOut: false },
  { file: 'english-wider.txt', language: 'en', hasHeldOut: false },
  { file: 'german-buyers.txt', language: 'de', hasHeldOut: false },
  { file: 'english-buyers.txt', language: 'en', hasHeldOut: false },
  { file: 'german-rarer.txt', language: 'de', hasHeldOut: false },
  { file: 'english-rarer.txt', language: 'en', hasHeldOut: false },
  { file: 'german-unseen.txt', language: 'de', hasHeldOut: false, isLatest: true },
  { file: 'english-unseen.txt', language: 'en', hasHeldOut: false, isLatest: true },
  { file: 'german-unseen-again.txt', language: 'de', hasHeldOut: false, isLatest: true },
  { file: 'english-unseen-again.txt', language: 'en', hasHeldOut: false, isLatest: true },
  { file: 'german-unseen-last.txt', language: 'de', hasHeldOut: false, isLatest: true },
  { file: 'english-unseen-last.txt', language: 'en', hasHeldOut: false, isLatest: true },
]
/** Each third line is held out. */
const HELD_OUT_EVERY = 3

export const readQueries = (): JudgedQuery[] => files.flatMap(readFile)

/** Lines 'query ; rule ; rule' below headings '# kind'; empty ones part them. */
function readFile({ file, language, hasHeldOut, isLatest = false }: QueryFile): JudgedQuery[] {
  const queries: JudgedQuery[] = []
  let kind = ''
  for (const line of readFileSync(join(import.meta.dirname, 'queries', file), 'utf8').split('\n')) {
    if (line.startsWith('# ')) kind = line.slice(2).trim()
    else if (line.trim() !== '') {
      const [q = '', ...rules] = line.split(' ; ')
      if (kind === '' || rules.length === 0) throw new Error(`${file}: '${line}' has no kind or no rule`)
      const isHeldOut = hasHeldOut && queries.length % HELD_OUT_EVERY === HELD_OUT_EVERY - 1
      queries.push({ q: q.trim(), language, kind, rules: rules.map(readRule), isHeldOut, isLatest })
    }
  }
  return queries
}
