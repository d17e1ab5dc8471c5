import { recordPaidAnew } from '../../api/orders/fulfilment/money/authorisation.ts'
import { countSteps, findNewestOrders, findOrderByNumber } from '../../api/orders/operator-queries.ts'
import { recordPayment } from '../../api/orders/fulfilment/money/record-payment.ts'
import { findStoreOrder } from '../../api/orders/supplier-queries.ts'
import { takeStepOnce } from '../../api/orders/fulfilment/take-step-once.ts'
import { recurringSteps } from '../../api/orders/fulfilment/transitions.ts'
import { inTransaction } from '../../api/platform/db.ts'
import { moneyText } from '../../contract/platform/money.ts'
import type { SubOrderAction } from '../../contract/orders.ts'
import { operatorOrders as de } from '../../texts/de/operator/orders.ts'
import { ordersReplies as statusesDe } from '../../texts/de/orders/replies.ts'
import { operatorOrders as en } from '../../texts/en/operator/orders.ts'
import { ordersReplies as statusesEn } from '../../texts/en/orders/replies.ts'
import { Refusal, type Desk, type Order, type Topic, type Verb } from './grammar/topic.ts'

export const orders: Topic = {
  texts: { de, en },
  verbs: {
    list: { values: ['status'], run: list },
    'mark-paid': { run: markPaid },
    confirm: step('CONFIRM'),
    reject: step('REJECT', ['reason']),
    ship: step('SHIP', ['carrier', 'tracking', 'lines', 'version']),
    'cancel-rest': step('CANCEL_REST', ['reason']),
    delivered: step('MARK_DELIVERED'),
    cancel: step('CANCEL', ['reason']),
    'accept-return': step('ACCEPT_RETURN', ['lines', 'unsellable', 'version']),
    'decline-return': step('DECLINE_RETURN', ['reason', 'version']),
  },
}

async function list(desk: Desk, { values }: Order) {
  const found = await findNewestOrders(desk.db, { status: values.status ?? null, limit: 50 })
  const { statuses, paymentStatuses } = { de: statusesDe, en: statusesEn }[desk.language]
  const t = textsIn(desk)
  const lines = found.map(({ orderNumber, createdAt, companyName, grossCents, paymentStatus, parts }) => {
    const day = createdAt.toISOString().slice(0, 10)
    const sum = moneyText(grossCents, desk.language)
    const states = parts
      .map(({ number, status, version }) => `${number} ${statuses[status]}, ${t.version(version)}`)
      .join(', ')
    return `${orderNumber}  ${day}  ${companyName}  ${sum}  ${paymentStatuses[paymentStatus]}  (${states})`
  })
  return { lines: lines.length > 0 ? lines : [t.none] }
}

async function markPaid(desk: Desk, { words: [number = ''] }: Order) {
  const t = textsIn(desk)
  const order = await findOrderByNumber(desk.db, number)
  if (!order) throw new Refusal(t.unknown(number))
  if (order.paymentMethod !== 'BANK_TRANSFER') return markPaidAnew(desk, { ...order, number })
  const payment = { deps: desk, ...order, paymentStatus: 'PAID', at: desk.clock.now(), by: 'TRESEN' } as const
  const outcome = await inTransaction(desk.db, (tx) => recordPayment(tx, payment))
  const sentence = { RECORDED: t.paid, KNOWN: t.knownPaid, TOO_LATE: t.tooLate }[outcome]
  return { lines: [sentence(number)], accountId: order.buyerId }
}

// The authorisation of a payment has ended, and the buyer has transferred the money instead.
async function markPaidAnew(
  desk: Desk,
  { buyerId, orderId, number }: { buyerId: string; orderId: string; number: string },
) {
  const paid = { deps: desk, buyerId, orderId, at: desk.clock.now() }
  const isPaid = await inTransaction(desk.db, (tx) => recordPaidAnew(tx, paid))
  if (!isPaid) throw new Refusal(textsIn(desk).noTransfer(number))
  return { lines: [textsIn(desk).paid(number)], accountId: buyerId }
}

function step(action: SubOrderAction, values: string[] = []): Verb {
  return {
    values,
    async run(desk, { words: [number = ''], values }) {
      const key = await findStoreOrder(desk.db, number, null)
      if (!key) throw new Refusal(textsIn(desk).unknown(number))
      const { carrier, tracking, reason, lines, unsellable } = values
      const wish = {
        action,
        carrier,
        trackingNumber: tracking,
        reason,
        lines: lines === undefined ? undefined : linesOf(lines, desk),
        unsellable: unsellable?.split(','),
      }
      const version = versionOf(values.version, desk)
      const change = { deps: desk, key, actor: 'TRESEN' as const, wish, version, language: desk.language }
      if (version === undefined && recurringSteps.includes(action))
        throw new Refusal(textsIn(desk).versionMissing(number, await countSteps(desk.db, key)))
      const status = await takeStepOnce(desk.db, undefined, change)
      const { statuses } = { de: statusesDe, en: statusesEn }[desk.language]
      return { lines: [textsIn(desk).now(number, statuses[status])], accountId: key.buyerId }
    },
  }
}

function versionOf(text: string | undefined, desk: Desk) {
  if (text === undefined) return undefined
  if (!/^\d{1,6}$/.test(text)) throw new Refusal(textsIn(desk).badVersion(text))
  return Number(text)
}

function linesOf(text: string, desk: Desk) {
  if (!/^[0-9A-Za-z]+:[1-9]\d{0,5}(,[0-9A-Za-z]+:[1-9]\d{0,5})*$/.test(text))
    throw new Refusal(textsIn(desk).badLines(text))
  return text.split(',').map((part) => {
    const [skuId = '', pieces] = part.split(':')
    return { skuId, quantity: Number(pieces) }
  })
}

const textsIn = ({ language }: Desk) => ({ de, en })[language]
