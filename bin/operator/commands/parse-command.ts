import { parseArgs } from 'node:util'
import type { Language } from '../../../contract/platform/values.ts'
import type { Command, CommandGroup, GroupTexts, Action } from './command.ts'

/** What the arguments ask for: help on all, a group or an action, or an action to run. */
export type Parsed = {
  language: Language
  /** E-mail of the operator at work. */
  as: string | null
  group?: string
  action?: string
} & ({ ask: 'HELP'; isMistyped: boolean } | { ask: 'RUN'; group: string; action: string; command: Command })

const usual = { as: { type: 'string' }, language: { type: 'string' }, help: { type: 'boolean' } } as const

/** Group and action come first; options may stand anywhere after them. */
export function parseCommand(args: string[], groups: Record<string, CommandGroup>, systemLanguage: Language): Parsed {
  const { values, positionals } = parseArgs({ args, options: usual, strict: false, allowPositionals: true })
  const language = values.language === 'de' || values.language === 'en' ? values.language : systemLanguage
  const as = typeof values.as === 'string' ? values.as : null
  const common = { language, as }
  const [name = '', second] = positionals
  const group = Object.hasOwn(groups, name) ? groups[name] : undefined
  if (!group) return { ...common, ask: 'HELP', isMistyped: args.length > 0 && (name !== '' || values.help !== true) }
  const names = Object.keys(group.actions)
  const typed = names.find((action) => action === second)
  const action = typed ?? (names.length === 1 ? names[0] : undefined)
  if (values.help) return { ...common, ask: 'HELP', group: name, ...(typed && { action: typed }), isMistyped: false }
  if (!action) return { ...common, ask: 'HELP', group: name, isMistyped: true }
  const command = commandOf(args, {
    action: group.actions[action]!,
    skipped: typed ? 2 : 1,
    takes: takesOf(group.texts('en'), action),
  })
  return command
    ? { ...common, ask: 'RUN', group: name, action, command }
    : { ...common, ask: 'HELP', group: name, action, isMistyped: true }
}

type Grammar = { action: Action; skipped: number; takes: string[] }

function commandOf(args: string[], { action, skipped, takes }: Grammar): Command | null {
  const withValue = (action.values ?? []).map((name) => [name, { type: 'string' }] as const)
  const without = (action.flags ?? []).map((name) => [name, { type: 'boolean' }] as const)
  try {
    const options = { ...usual, ...Object.fromEntries(withValue), ...Object.fromEntries(without) }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const words = positionals.slice(skipped)
    if (!isCountRight(words, takes)) return null
    const given = Object.entries(values as Record<string, string | boolean>).filter(([name]) => !(name in usual))
    return {
      args: words,
      values: Object.fromEntries(given.filter(([, value]) => typeof value === 'string')) as Record<string, string>,
      flags: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
    }
  } catch {
    // An option that is not known, or one without its value.
    return null
  }
}

function isCountRight(args: string[], takes: string[]) {
  return takes.at(-1)?.endsWith('…') ? args.length >= takes.length : args.length === takes.length
}

const takesOf = (texts: GroupTexts, action: string) => texts.actions[action]?.takes ?? []
