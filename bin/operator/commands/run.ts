import { beginAudit } from '../../../api/platform/audit/record-audit.ts'
import { Problem } from '../../../api/http/problem.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { problemSentence } from '../../../texts/problem-sentence.ts'
import { Refusal, type Context, type Command, type Outcome, type Action } from './command.ts'

type Task = { group: string; name: string; action: Action; command: Command }

/** Runs an action between the beginning and the end of its audit row. Rejects with a Refusal for everything foreseen. */
export async function runAction(context: Context, { group, name, action, command }: Task): Promise<Outcome> {
  const audit = await beginAudit(context, {
    actorId: context.operator.id,
    action: `operator ${group} ${name}`,
    detail: { words: command.args, ...command.values, flags: [...command.flags] },
  })
  try {
    const outcome = await action.run({ ...context, auditId: audit.auditId }, command)
    await audit.done(outcome.accountId)
    return outcome
  } catch (error) {
    if (error instanceof Refusal || error instanceof Problem) await audit.refused()
    throw error instanceof Problem ? new Refusal(sentenceOf(error, context.language)) : error
  }
}

function sentenceOf({ code, details, fieldErrors }: Problem, language: Language) {
  const fields = Object.entries(fieldErrors).map(([name, sentence]) => `  ${name}: ${sentence}`)
  return [problemSentence(code, details, language), ...fields].join('\n')
}
