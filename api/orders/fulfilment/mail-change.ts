import { costCentreOf } from '../../../contract/orders/buyer-side.ts'
import type { CancelCause } from '../../../contract/orders/steps.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts, type Texts } from '../../../texts/texts.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { mailLayout, type MailTable } from '../../platform/mail/mail-layout.ts'
import type { LockedOrder } from './lock-order.ts'
import { findBuyerRecipient, findStoreRecipient, type Recipient } from './recipients.ts'
import { findWhatToDeliver, type WhatToDeliver } from './what-to-deliver.ts'
import { inOrder } from '../../platform/in-order.ts'
import { isPackCode } from '../../products/pack.ts'
import { shipDayText } from '../../delivery/arrival-text.ts'
import { addressText, transferLines, type TransferFacts } from '../order-mail.ts'
import type { BuyerMailKind, StoreMailKind } from './transitions.ts'
import { urls } from '../../platform/urls.ts'
import { dayText } from '../../platform/wall-clock.ts'

type MailDeps = Pick<Deps, 'jobs' | 'origin'>
type Line = { skuId: string; nameDe: string; nameEn: string; quantity: number; unitCode?: string | null }

/** What a sentence of the mail names; absent where it is not part of the change. */
export type ChangeFacts = {
  /** Money that goes back. */
  amountCents?: number
  /** What the buyer pays less, as it was not taken yet. */
  lessCents?: number
  carrier?: string
  trackingNumber?: string
  /** What a person wrote. */
  cause?: CancelCause
  reason?: string | null
  documentNumber?: string | null
  isMoreToCome?: boolean
  /** When the store means to ship. */
  shipsOn?: string
  lines?: Line[]
  /** Until when it can be shipped and be paid. */
  endsAt?: Date
  /** What the buyer is asked to transfer. */
  transfer?: TransferFacts
  /** Where the goods go, and what the buyer has written to it. */
  delivery?: Omit<WhatToDeliver, 'lines'>
}
type Change<Kind> = {
  order: Pick<LockedOrder, 'buyerId' | 'id' | 'orderNumber' | 'subOrders'>
  /** Null where the change is about the whole order. */
  storeId: string | null
  kind: Kind
  /** Id of the step, from which the ids of its mails are made: a step that is tried again mails once. */
  eventId: string
  facts?: ChangeFacts
  /** Where it is known already. */
  recipient?: Recipient | undefined
}

/** Notifies the buyer, in the language of the account, in the transaction of the change. */
export async function mailBuyer(
  tx: Tx,
  deps: MailDeps,
  change: Change<BuyerMailKind | 'GOODWILL' | 'REFUNDED' | 'NOT_PAID' | 'FAILED' | 'PAY_ANEW'>,
): Promise<void> {
  const { order, kind, eventId } = change
  const recipient = change.recipient ?? (await findBuyerRecipient(tx, order))
  if (!recipient) return
  const url = deps.origin + urls(recipient.language).order(order.id)
  const t = texts(recipient.language).orders.mails
  await send(
    { tx, deps, change, recipient },
    { id: `order-${kind.toLowerCase()}-${eventId}`, sentences: t.buyer[kind], url },
  )
}

/** Notifies the store, at the address it has given for its business. */
export async function mailStore(tx: Tx, deps: MailDeps, change: Change<StoreMailKind> & { storeId: string }) {
  const { kind, eventId, storeId } = change
  const recipient = change.recipient ?? (await findStoreRecipient(tx, storeId))
  if (!recipient) return
  const t = texts(recipient.language).orders.mails
  await send(
    { tx, deps, change, recipient },
    { id: `store-${kind.toLowerCase()}-${eventId}`, sentences: t.store[kind], url: null },
  )
}

/** Notifies the store of a new order: what to send, where, and what the buyer has noted. */
export async function mailNewOrder(
  tx: Tx,
  deps: MailDeps,
  change: Pick<Change<'NEW_ORDER'>, 'order' | 'eventId'> & { storeId: string },
): Promise<void> {
  const { order, storeId } = change
  const [recipient, goods] = await inOrder([
    () => findStoreRecipient(tx, storeId),
    () => findWhatToDeliver(tx, order, storeId),
  ])
  if (!recipient) return
  const { lines, ...delivery } = goods
  await mailStore(tx, deps, { ...change, kind: 'NEW_ORDER', recipient, facts: { lines, delivery } })
}

type Sending = { tx: Tx; deps: MailDeps; change: Change<string>; recipient: Recipient }
type Wording = Texts['orders']['mails']['buyer'][BuyerMailKind]
type MailParts = { id: string; sentences: Wording; url: string | null }

async function send({ tx, deps, change, recipient }: Sending, { id, sentences, url }: MailParts) {
  const { order, storeId, facts = {} } = change
  const { language } = recipient
  const t = texts(language).orders.mails
  const subOrder = order.subOrders.find((part) => part.storeId === storeId)
  const number = subOrder?.subOrderNumber ?? order.orderNumber
  const body = mailLayout({
    language,
    title: sentences.title,
    paragraphs: [
      t.hello(recipient.firstName),
      sentences.body(number, subOrder?.storeName ?? ''),
      ...factLines(facts, language),
    ],
    ...(facts.lines?.length && { table: tableOf(facts.lines, language) }),
    ...(url && { button: { label: t.button, url } }),
  })
  await queueMail(tx, deps.jobs, { id, to: recipient.email, subject: sentences.subject(number), ...body })
}

function factLines(facts: ChangeFacts, language: Language): string[] {
  const t = texts(language).orders.mails.facts
  return [
    facts.carrier && t.tracking(facts.carrier, facts.trackingNumber ?? ''),
    facts.shipsOn && shipDayText(facts.shipsOn, language),
    facts.isMoreToCome && t.moreToCome,
    facts.cause && facts.cause !== 'OTHER' && t.causes[facts.cause],
    facts.reason && t.reason(facts.reason),
    facts.amountCents && t.amount(moneyText(facts.amountCents, language)),
    facts.lessCents && t.less(moneyText(facts.lessCents, language)),
    facts.documentNumber && t.document(facts.documentNumber),
    facts.endsAt && t.endsAt(dayText(facts.endsAt, language)),
    ...(facts.transfer ? transferLines(facts.transfer, language) : []),
    facts.delivery && addressText(facts.delivery.address, language),
    facts.delivery?.purchaseOrderNumber && t.purchaseOrder(facts.delivery.purchaseOrderNumber),
    facts.delivery && costCentreLine(facts.delivery, language),
    facts.delivery?.note && t.orderNote(facts.delivery.note),
  ].filter((line): line is string => typeof line === 'string' && line !== '')
}

function costCentreLine(delivery: Omit<WhatToDeliver, 'lines'>, language: Language): string | undefined {
  const { costCentre } = costCentreOf(delivery)
  return costCentre && texts(language).orders.mails.facts.costCentre(costCentre.text)
}

// The day in Germany.
function tableOf(lines: Line[], language: Language): MailTable {
  const t = texts(language).orders.mails
  const rows = lines.map((line) => [
    language === 'de' ? line.nameDe : line.nameEn,
    t.pieces(line.quantity, isPackCode(line.unitCode)),
  ])
  return { head: t.head, rows, totals: [] }
}
