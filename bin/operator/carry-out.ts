import { beginAudit } from '../../api/account/impersonation/audit.ts'
import { Problem } from '../../api/http/problem.ts'
import type { Language } from '../../contract/platform/values.ts'
import { problemSentence } from '../../texts/problem-sentence.ts'
import { Refusal, type Desk, type Order, type Outcome, type Verb } from './grammar/topic.ts'

type Task = { topic: string; name: string; verb: Verb; order: Order }

/** Runs a verb between the beginning and the end of its audit row. Rejects with a Refusal for everything foreseen. */
export async function carryOut(desk: Desk, { topic, name, verb, order }: Task): Promise<Outcome> {
  const audit = await beginAudit(desk, {
    actorId: desk.operator.id,
    accountId: null,
    action: `operator ${topic} ${name}`,
    detail: { words: order.words, ...order.values, flags: [...order.flags] },
  })
  try {
    const outcome = await verb.run(desk, order)
    await audit.done(outcome.accountId)
    return outcome
  } catch (error) {
    if (error instanceof Refusal || error instanceof Problem) await audit.refused()
    throw error instanceof Problem ? new Refusal(sentenceOf(error, desk.language)) : error
  }
}

function sentenceOf({ code, details, fieldErrors }: Problem, language: Language) {
  const fields = Object.entries(fieldErrors).map(([name, sentence]) => `  ${name}: ${sentence}`)
  return [problemSentence(code, details, language), ...fields].join('\n')
}
