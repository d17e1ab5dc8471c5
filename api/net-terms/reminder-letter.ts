import { berlinDay } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { dayText } from '../orders/documents/document-format.ts'
import { makeInThread } from '../orders/documents/draw-in-thread.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import { reminderWords, type Reminding } from './reminder-mail.ts'
import { findReminderLetter, type ReminderLevel, type LetterOwner } from './reminder-queries.ts'
import type { Language } from '../../contract/platform/values.ts'

/** The letter that goes with the mail of a reminder, in the name of the store that invoiced. */
export async function drawReminder(reminding: Reminding, writtenAt: Date, language: Language): Promise<Buffer> {
  const { invoice, level } = reminding
  const { seller, billing, number } = invoice
  const { subject, paragraphs, table, closing } = reminderWords(reminding, language)
  const t = texts(language).netTerms.mails
  return makeInThread({
    language,
    number,
    seller,
    billing,
    delivery: billing,
    letter: subject,
    writtenAt,
    marks: [
      [t.marks.invoice, number],
      [t.marks.writtenOn, dayText(berlinDay(writtenAt), language)],
      [t.marks.level, t.marks.levels[level]],
    ],
    paragraphs,
    head: table.head,
    rows: table.rows,
    total: table.totals[0]!,
    closing,
  })
}

/** The letter as it was sent. Throws NOT_FOUND, also for reminders from before there were letters. */
export async function readReminderLetter(
  db: Db,
  owner: LetterOwner,
  { number, level, language }: { number: string; level: ReminderLevel; language: Language },
): Promise<File> {
  const letter = await findReminderLetter(db, owner, { number, level })
  if (!letter) throw Problem.of('NOT_FOUND')
  const name = texts(language).netTerms.mails.fileName(number, level)
  return new File([new Uint8Array(letter)], name, { type: 'application/pdf' })
}
