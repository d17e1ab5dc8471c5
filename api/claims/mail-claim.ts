import { moneyText } from '../../contract/platform/money.ts'
import type { ProblemKind } from '../../contract/claims/claim-words.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { findStoreRecipient, type Recipient } from '../orders/fulfilment/recipients.ts'
import type { LockedSubOrder } from '../orders/fulfilment/lock-order.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { isPackCode } from '../products/pack.ts'
import { inOrder } from '../platform/in-order.ts'
import { mailLayout, type MailTable } from '../platform/mail/mail-layout.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { urls } from '../platform/urls.ts'
import { momentText } from '../platform/wall-clock.ts'
import type { ClaimActor, ClaimStep } from './steps.ts'

type Line = { skuId: string; quantity: number; problem: ProblemKind }
type ClaimMail = {
  recipients: Recipients
  subOrder: Pick<LockedSubOrder, 'storeName' | 'lines'>
  claim: { number: string }
  step: { action: ClaimStep['action'] | 'OPEN'; mail: ClaimStep['mail'] }
  effect: { lines: Line[] }
  actor: ClaimActor
  /** Its mails have ids made from it, so that one step has one mail for each side whatever is tried again. */
  eventId: string
  facts: Facts
}
type Facts = {
  words?: string | null
  amountCents?: number
  carrier?: string
  trackingNumber?: string
  dueAt?: Date
}

/** Notifies the sides that a step is for, each in its language, in the transaction of the step. */
export async function mailClaim(tx: Tx, deps: Pick<Deps, 'jobs' | 'origin'>, mail: ClaimMail): Promise<void> {
  for (const side of mail.step.mail) {
    const recipient = mail.recipients[side]
    if (recipient) await send(tx, deps, { ...mail, side, recipient })
  }
}

export type Recipients = Partial<Record<'BUYER' | 'STORE', Recipient | undefined>>

/** The store, and who opened the claim or, where they are no member any more, who has owned the company longest. */
export async function findRecipients(sql: Queryable, number: string): Promise<Recipients> {
  const [store, [buyer]] = await inOrder([
    () => findStoreRecipient(sql, sql`(select store_id from claim where number = ${number})`),
    () => sql<Recipient[]>`
      select email, first_name, language from account
      where id = (select recipient_of(buyer_id, opened_by) from claim where number = ${number})`,
  ])
  return { STORE: store, BUYER: buyer }
}

type Sending = ClaimMail & { side: 'BUYER' | 'STORE'; recipient: Recipient }

async function send(tx: Tx, { jobs, origin }: Pick<Deps, 'jobs' | 'origin'>, mail: Sending): Promise<void> {
  const { side, recipient, claim, step, actor, eventId, subOrder, effect, facts } = mail
  const { language } = recipient
  const t = texts(language).claims.mails
  const kind = step.action === 'ANSWER' && actor === 'TRESEN' ? 'DECIDE' : step.action
  const sentences = side === 'STORE' ? t.store[kind as keyof typeof t.store] : t.buyer[kind as keyof typeof t.buyer]
  const url =
    origin + (side === 'STORE' ? urls(language).supplierClaim(claim.number) : urls(language).claim(claim.number))
  const body = mailLayout({
    language,
    title: sentences.title,
    paragraphs: [
      t.hello(recipient.firstName),
      sentences.body(claim.number, subOrder.storeName),
      ...factLines(facts, language),
    ],
    table: tableOf(subOrder, effect.lines, language),
    button: { label: t.button, url },
  })
  const id = `claim-${side.toLowerCase()}-${eventId}`
  await queueMail(tx, jobs, { id, to: recipient.email, subject: sentences.subject(claim.number), ...body })
}

function factLines({ words, amountCents, carrier, trackingNumber, dueAt }: Facts, language: Language): string[] {
  const t = texts(language).claims.mails.facts
  return [
    amountCents && t.amount(moneyText(amountCents, language)),
    carrier && t.parcel(carrier, trackingNumber ?? ''),
    dueAt && t.dueAt(momentText(dueAt, language)),
    words && t.words(words),
  ].filter((line) => typeof line === 'string')
}

function tableOf({ lines: ordered }: ClaimMail['subOrder'], lines: Line[], language: Language): MailTable {
  const { mails, replies } = texts(language).claims
  const rows = lines.map(({ skuId, quantity, problem }) => {
    const line = ordered.find((each) => each.skuId === skuId)
    const name = (language === 'de' ? line?.nameDe : line?.nameEn) ?? skuId
    return [name, replies.problems[problem], mails.pieces(quantity, isPackCode(line?.unitCode))]
  })
  return { head: mails.head, rows, totals: [] }
}
