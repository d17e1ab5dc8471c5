import type { Language } from '../../../contract/platform/values.ts'
import { operatorTexts as de } from '../../../texts/de/operator/operator.ts'
import { operatorTexts as en } from '../../../texts/en/operator/operator.ts'
import type { Topic, TopicTexts } from './topic.ts'

type Asked = { topic?: string; verb?: string; language: Language }

/** The help of everything, of one topic or of one verb, as lines of text. */
export function explain(topics: Record<string, Topic>, { topic, verb, language }: Asked): string {
  const t = { de, en }[language]
  const named = Object.entries(topics).filter(([name]) => topic === undefined || name === topic)
  const parts = named.map(([name, { texts }]) => explainTopic(name, texts[language], verb))
  return [t.usage, ...(topic ? [] : [t.about]), ...parts, t.options].join('\n\n')
}

function explainTopic(name: string, { summary, verbs }: TopicTexts, only: string | undefined) {
  const shown = Object.entries(verbs).filter(([verb]) => only === undefined || verb === only)
  return [`${name}: ${summary}`, ...shown.map(([verb, texts]) => explainVerb(`${name} ${verb}`, texts))].join('\n')
}

function explainVerb(name: string, { takes, explains, options = {} }: TopicTexts['verbs'][string]) {
  const head = `  ${[name, ...takes, ...(Object.keys(options).length > 0 ? ['[…]'] : [])].join(' ')}`
  const lines = Object.entries(options).map(([option, told]) => {
    const [value, does] = told.length > 1 ? [` ${told[0]}`, told[1]] : ['', told[0]]
    return `      --${option}${value}: ${does}`
  })
  return [head, `      ${explains}`, ...lines].join('\n')
}
