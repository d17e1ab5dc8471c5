import { texts } from '../../texts/texts.ts'
import type { Attachment } from '../../contract/attachments/attachments.ts'
import type { Language } from '../../contract/platform/values.ts'
import { fileName, findOfTicket, type AttachmentRow } from '../attachments/queries.ts'
import { upload } from '../attachments/upload.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { findByNumber, lockFileCount } from './mail-queries.ts'
import { MOST_OF_TICKET } from './store-files.ts'

/** Mail servers take 20 to 25 MB, of which Base64 is a third. */
const MOST_MAILED_MB = 15

type FilesDeps = Pick<Deps, 'db' | 'clock' | 'files'>

/** Stores a file for an answer to the ticket. Throws NOT_FOUND, FILE_REFUSED, and VALIDATION where the ticket is full. */
export async function addFile(
  deps: FilesDeps,
  { keyed, language }: Caller<'operator'>,
  { number, file }: { number: string; file: File },
): Promise<Attachment> {
  const ticket = await findByNumber(deps.db, number)
  if (!ticket) throw Problem.of('NOT_FOUND')
  const checkRoom = async (tx: Tx) => {
    if ((await lockFileCount(tx, ticket.id)) >= MOST_OF_TICKET)
      throw refusal('file', texts(language).tickets.replies.full(MOST_OF_TICKET))
  }
  return upload(deps, { owner: { ticketId: ticket.id }, file, keyed, checkRoom })
}

/** What goes along with the mail of an answer; throws VALIDATION where that is more than mail servers take. */
export async function readAnswerFiles(
  { db, files }: FilesDeps,
  language: Language,
  { number, ids }: { number: string; ids: readonly string[] },
): Promise<NonNullable<Mail['files']>> {
  const ticket = ids.length > 0 && (await findByNumber(db, number))
  if (!ticket) return []
  const rows = (await findOfTicket(db, ticket.id)).filter(({ id }) => ids.includes(id))
  const contents: { row: AttachmentRow; bytes: Uint8Array }[] = []
  let bytesInAll = 0
  for (const row of rows) {
    const bytes = await files.read(fileName(row))
    if (!bytes) throw refusal('attachmentIds', texts(language).attachments.replies.missing)
    bytesInAll += bytes.byteLength
    if (bytesInAll > MOST_MAILED_MB * 1024 * 1024)
      throw refusal('attachmentIds', texts(language).tickets.replies.tooMuch(MOST_MAILED_MB))
    contents.push({ row, bytes })
  }
  return contents.map(({ row: { name, format }, bytes }) => ({
    // The format is what was found in the file, whatever its name says.
    name: `${name.replace(/\.[^.]*$/, '') || 'file'}.${format === 'jpeg' ? 'jpg' : format}`,
    type: format === 'pdf' ? 'application/pdf' : `image/${format}`,
    base64: Buffer.from(bytes).toString('base64'),
  }))
}

const refusal = (field: string, sentence: string) =>
  Problem.of('VALIDATION', undefined, { fieldErrors: { [field]: sentence } })
