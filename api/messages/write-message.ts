import type * as messagesApi from '../../contract/messages/messages.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { attach } from '../attachments/attach.ts'
import type { SideOwner } from '../attachments/queries.ts'
import { inTransactionOnce, type KeyedCall } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { notifyStore } from '../desk/notices/notify.ts'
import { findBuyerRecipient, type Recipient } from '../orders/fulfilment/recipients.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { urls } from '../platform/urls.ts'
import { findThread, insertMessage, touchThread, type MessageSide } from './queries.ts'

type MessageDeps = Pick<Deps, 'db' | 'jobs' | 'origin' | 'clock'>
type Writing = {
  owner: SideOwner
  authorId: string
  language: Language
  message: InputOf<typeof messagesApi.write>
}

/**
 * Writes to the other side of a delivery, once for each key, with a mail in the same transaction. Throws NOT_FOUND, for
 * somebody else's delivery too, and VALIDATION for files that are not the caller's.
 */
export async function writeMessage(deps: MessageDeps, keyed: KeyedCall | undefined, writing: Writing): Promise<void> {
  await inTransactionOnce(deps.db, keyed, { work: (tx) => write(tx, deps, writing), again: async () => {} })
}

async function write(tx: Tx, deps: MessageDeps, { owner, authorId, language, message }: Writing): Promise<void> {
  const { subOrderNumber, words, attachmentIds = [] } = message
  const at = deps.clock.now()
  const by = 'buyerId' in owner ? 'BUYER' : 'STORE'
  const thread = await touchThread(tx, owner, { subOrderNumber, by, newId: newId(), at })
  if (!thread) throw Problem.of('NOT_FOUND')
  const { buyerId, orderId, storeId } = thread
  const id = newId()
  const [, , about, buyer] = await inOrder([
    () => insertMessage(tx, { id, buyerId, threadId: thread.id, byWhom: by, authorId, words, at }),
    () => attach(tx, { owner, ids: attachmentIds, targetId: id, language }),
    () => findThread(tx, owner, subOrderNumber),
    () => (by === 'STORE' ? findBuyerRecipient(tx, { buyerId, id: orderId }) : undefined),
  ])
  if (!about) return
  const mail = {
    id: `message-${id}`,
    write: (reader: Reader) => mailOf(deps, reader, { by, words, ...about }),
  }
  if (by === 'STORE') {
    if (buyer) await queueMail(tx, deps.jobs, { id: mail.id, to: buyer.email, ...mail.write(buyer) })
    return
  }
  const subject = { writer: about.companyName, number: about.subOrderNumber }
  await notifyStore(tx, deps, { kind: 'MESSAGE', about: subject, at, storeId, right: 'sales', mail })
}

type Reader = Pick<Recipient, 'firstName' | 'language'>
type Message = {
  by: MessageSide
  words: string
  subOrderNumber: string
  storeName: string
  companyName: string
}

function mailOf({ origin }: MessageDeps, { language, firstName }: Reader, { by, ...message }: Message) {
  const { words, subOrderNumber, storeName, companyName } = message
  const t = texts(language).messages.mails
  const writer = by === 'BUYER' ? companyName : storeName
  const links = urls(language)
  const link = by === 'BUYER' ? links.supplierMessages(subOrderNumber) : links.messages(subOrderNumber)
  const subject = t.subject(writer, subOrderNumber)
  const body = mailLayout({
    language,
    title: t.title(writer),
    paragraphs: [t.hello(firstName), t.body(writer, subOrderNumber), words],
    button: { label: t.button, url: origin + link },
  })
  return { subject, ...body }
}
