import { parseArgs } from 'node:util'
import type { Language } from '../../../contract/platform/values.ts'
import type { Order, Topic, TopicTexts, Verb } from './topic.ts'

/** What the arguments ask for: help on all, a topic or a verb, or a verb to be carried out. */
export type Reading = {
  language: Language
  /** E-mail of the operator at work. */
  as: string | null
  topic?: string
  verb?: string
} & ({ ask: 'HELP'; isMistyped: boolean } | { ask: 'RUN'; topic: string; verb: string; order: Order })

const usual = { as: { type: 'string' }, language: { type: 'string' }, help: { type: 'boolean' } } as const

/** Topic and verb come first; options may stand anywhere after them. */
export function readOrder(args: string[], topics: Record<string, Topic>, systemLanguage: Language): Reading {
  const { values, positionals } = parseArgs({ args, options: usual, strict: false, allowPositionals: true })
  const language = values.language === 'de' || values.language === 'en' ? values.language : systemLanguage
  const as = typeof values.as === 'string' ? values.as : null
  const said = { language, as }
  const [name = '', second] = positionals
  const topic = Object.hasOwn(topics, name) ? topics[name] : undefined
  if (!topic) return { ...said, ask: 'HELP', isMistyped: args.length > 0 && (name !== '' || values.help !== true) }
  const names = Object.keys(topic.verbs)
  const typed = names.find((verb) => verb === second)
  const verb = typed ?? (names.length === 1 ? names[0] : undefined)
  if (values.help) return { ...said, ask: 'HELP', topic: name, ...(typed && { verb: typed }), isMistyped: false }
  if (!verb) return { ...said, ask: 'HELP', topic: name, isMistyped: true }
  const order = orderOf(args, {
    verb: topic.verbs[verb]!,
    skipped: typed ? 2 : 1,
    takes: takesOf(topic.texts.en, verb),
  })
  return order
    ? { ...said, ask: 'RUN', topic: name, verb, order }
    : { ...said, ask: 'HELP', topic: name, verb, isMistyped: true }
}

type Grammar = { verb: Verb; skipped: number; takes: string[] }

function orderOf(args: string[], { verb, skipped, takes }: Grammar): Order | null {
  const withValue = (verb.values ?? []).map((name) => [name, { type: 'string' }] as const)
  const without = (verb.flags ?? []).map((name) => [name, { type: 'boolean' }] as const)
  try {
    const options = { ...usual, ...Object.fromEntries(withValue), ...Object.fromEntries(without) }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const words = positionals.slice(skipped)
    if (!isCountRight(words, takes)) return null
    const given = Object.entries(values as Record<string, string | boolean>).filter(([name]) => !(name in usual))
    return {
      words,
      values: Object.fromEntries(given.filter(([, value]) => typeof value === 'string')) as Record<string, string>,
      flags: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
    }
  } catch {
    // An option that is not known, or one without its value.
    return null
  }
}

function isCountRight(words: string[], takes: string[]) {
  return takes.at(-1)?.endsWith('…') ? words.length >= takes.length : words.length === takes.length
}

const takesOf = (texts: TopicTexts, verb: string) => texts.verbs[verb]?.takes ?? []
