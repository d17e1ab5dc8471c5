import { MOST_ATTACHMENTS } from '../../contract/attachments/attachments.ts'
import { acceptFile, type AcceptedFile } from '../attachments/accept-file.ts'
import { fileName, insertAttachment } from '../attachments/queries.ts'
import { shownName } from '../attachments/shown-name.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { limitConcurrency } from '../platform/limit-concurrency.ts'
import { storeFiles, type NewFiles } from '../platform/retention/store-files.ts'
import type { FoundTicket } from './mail-queries.ts'
import type { IncomingMail } from './parse-mail.ts'

/** Of one thread, so that nobody fills the disk by mail; what comes on top is named only. */
export const MOST_OF_TICKET = 60

type StoredFile = Omit<AcceptedFile, 'bytes'> & { id: string; name: string }
/** `unstored`: names of those that are not stored. `claim`: within the transaction that writes the others as rows. */
export type StoredFiles = { stored: StoredFile[]; unstored: string[]; claim: NewFiles['claim'] }

type FilesDeps = Pick<Deps, 'db' | 'clock' | 'files'>

// Decoding a picture of 50 megapixels takes a core for a second or two, and anybody may send eight of them.
const inTurn = limitConcurrency({ atOnce: 1, waiting: 20 })

/**
 * Stores pictures, written anew, and PDFs that came with a mail, before the transaction of `work` that writes of them; where it does
 * not, as the mail was written of before, they are taken away again. Rejects with Busy when too many mails wait.
 */
export function withStoredFiles<Result>(
  deps: FilesDeps,
  { mail, ticket }: { mail: IncomingMail; ticket: FoundTicket | undefined },
  work: (files: StoredFiles) => Promise<Result>,
): Promise<Result> {
  const most =
    mail.isAutomatic || ticket?.isSpam ? 0 : Math.min(MOST_ATTACHMENTS, MOST_OF_TICKET - (ticket?.fileCount ?? 0))
  return storeFiles(deps, async (newFiles) => {
    const files: StoredFiles = { stored: [], unstored: [], claim: newFiles.claim }
    if (mail.files.length > 0) await inTurn(() => store(newFiles, { mail, most, files }))
    return work(files)
  })
}

type Storing = { mail: IncomingMail; most: number; files: StoredFiles }

async function store(newFiles: NewFiles, { mail, most, files: { stored, unstored } }: Storing) {
  for (const { name, bytes } of mail.files) {
    const accepted = stored.length < most ? await accept(bytes) : null
    if (!accepted) {
      unstored.push(name)
      continue
    }
    const { bytes: content, ...file } = accepted
    await newFiles.store(fileName(file), content)
    stored.push({ ...file, id: newId(), name: shownName(name) })
  }
}

/** Null for what is neither picture nor PDF, or damaged. */
async function accept(bytes: Uint8Array): Promise<AcceptedFile | null> {
  try {
    return await acceptFile(bytes)
  } catch (error) {
    if (error instanceof Problem && error.code === 'FILE_REFUSED') return null
    throw error
  }
}

/** `messageId`: what they came with; the id of the ticket for the mail that opened it. */
type Place = { ticketId: string; messageId: string; at: Date }

export async function insertFiles(
  tx: Tx,
  { stored, claim }: StoredFiles,
  { ticketId, messageId, at }: Place,
): Promise<void> {
  await claim(tx)
  for (const file of stored) await insertAttachment(tx, { ticketId }, { ...file, targetId: messageId, createdAt: at })
}
