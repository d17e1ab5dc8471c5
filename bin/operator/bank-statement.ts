import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { addStatement } from '../../api/bank-statements/add-statement.ts'
import { applyStatement } from '../../api/bank-statements/apply-statement.ts'
import { presentStatement } from '../../api/bank-statements/read-statements.ts'
import { maxFileBytes } from '../../contract/platform/files.ts'
import { texts } from '../../texts/texts.ts'
import { Refusal, type Command, type Context } from './commands/command.ts'

/** Says what a bank statement would record, and with `--apply` records it. */
export async function readBankStatement(context: Context, { args: [path = ''], values, flags }: Command) {
  const { db, language, operator, auditId } = context
  const t = texts(language).operator.payouts
  const id = await addStatement(context, {
    bytes: await readBytes(path, t.unreadableFile(path)),
    fileName: basename(path),
    by: operator.id,
  })
  const { plan, groups } = await presentStatement(db, id, language)
  const { states } = texts(language).bankStatements.replies
  const lines = groups.flatMap(({ state, entries, count }) => [
    ...entries.map(({ line, amountText, target, expectedText, returnText }) =>
      [t.line(line), amountText, target ?? '', states[state], expectedText && t.expected(expectedText), returnText]
        .filter(Boolean)
        .join('  '),
    ),
    ...(count > entries.length ? [t.moreOf(count - entries.length, states[state])] : []),
  ])
  if (plan === null) return { lines: [...lines, t.nothingToRecord] }
  if (!flags.has('apply')) return { lines: [...lines, t.applyHint] }
  const reason = values.reason?.trim() || null
  const deed = { by: operator.id, reason, auditId, language }
  const { done, left } = await applyStatement(context, deed, { id, plan })
  return { lines: [...lines, t.recorded(done, left)] }
}

async function readBytes(path: string, sentence: string): Promise<Uint8Array> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile() || found.size > maxFileBytes) throw new Refusal(sentence)
  return readFile(path)
}
