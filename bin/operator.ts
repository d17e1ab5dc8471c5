import { findOperator } from '../api/account/impersonation/impersonation-queries.ts'
import { texts } from '../texts/texts.ts'
import type { Deps } from '../api/platform/deps.ts'
import { besideShop } from './shop/beside-shop.ts'
import { Refusal, type Action, type Command, type CommandGroup, type GroupTexts } from './operator/commands/command.ts'
import { groups } from './operator/commands/groups.ts'
import { parseCommand, type Parsed } from './operator/commands/parse-command.ts'
import { runAction } from './operator/commands/run.ts'
import type { Language } from '../contract/platform/values.ts'

type Run = Extract<Parsed, { ask: 'RUN' }>

const systemLanguage = /^de/i.test(process.env.LC_ALL || process.env.LANG || '') ? 'de' : 'en'
const parsed = parseCommand(process.argv.slice(2), groups, systemLanguage)
if (parsed.ask === 'HELP') {
  const help = explain(groups, parsed)
  if (parsed.isMistyped) console.error(help)
  else console.log(help)
  process.exit(parsed.isMistyped ? 2 : 0)
}
process.exit(await besideShop({ lockTimeoutMs: 4000 }, async (_, open) => work(await open(), parsed)))

/** 0: done, 1: refused. */
async function work(deps: Deps, { group, action: name, command, as, language }: Run): Promise<0 | 1> {
  const t = texts(language).operator.commandLine
  try {
    const action = groups[group]!.actions[name]!
    const operator = (await findOperator(deps.db, as)) ?? (await firstOperator(deps, action, command))
    if (!operator) throw new Refusal(as ? t.noSuchOperator(as) : t.noOperator)
    const { lines } = await runAction({ ...deps, language, operator }, { group, name, action, command })
    for (const line of lines) console.log(line)
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return 1
  }
}

async function firstOperator(deps: Deps, action: Action, command: Command) {
  const isFirst = (await findOperator(deps.db, null)) === undefined
  return isFirst ? action.firstOperator?.(deps, command) : undefined
}

type Subject = { group?: string; action?: string; language: Language }

/** The help of everything, of one group or of one action, as lines of text. */
function explain(groups: Record<string, CommandGroup>, { group, action, language }: Subject): string {
  const t = texts(language).operator.commandLine
  const named = Object.entries(groups).filter(([name]) => group === undefined || name === group)
  const parts = named.map(([name, { texts }]) => explainGroup(name, texts(language), action))
  return [t.usage, ...(group ? [] : [t.about]), ...parts, t.options].join('\n\n')
}

function explainGroup(name: string, { summary, actions }: GroupTexts, only: string | undefined) {
  const shown = Object.entries(actions).filter(([action]) => only === undefined || action === only)
  return [`${name}: ${summary}`, ...shown.map(([action, texts]) => explainAction(`${name} ${action}`, texts))].join(
    '\n',
  )
}

function explainAction(name: string, { takes, explains, options = {} }: GroupTexts['actions'][string]) {
  const head = `  ${[name, ...takes, ...(Object.keys(options).length > 0 ? ['[…]'] : [])].join(' ')}`
  const lines = Object.entries(options).map(([option, words]) => {
    const [value, does] = words.length > 1 ? [` ${words[0]}`, words[1]] : ['', words[0]]
    return `      --${option}${value}: ${does}`
  })
  return [head, `      ${explains}`, ...lines].join('\n')
}
