import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { CommandGroup, GroupTexts } from './command.ts'

type Subject = { group?: string; action?: string; language: Language }

/** The help of everything, of one group or of one action, as lines of text. */
export function explain(groups: Record<string, CommandGroup>, { group, action, language }: Subject): string {
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
  const lines = Object.entries(options).map(([option, told]) => {
    const [value, does] = told.length > 1 ? [` ${told[0]}`, told[1]] : ['', told[0]]
    return `      --${option}${value}: ${does}`
  })
  return [head, `      ${explains}`, ...lines].join('\n')
}
