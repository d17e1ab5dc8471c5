import { lineNetCents, type TotalsCents } from '../../../contract/totals.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { storedSeller } from '../../../contract/trade/seller.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { momentText } from '../../platform/wall-clock.ts'
import { addressLines, dayText, lineName } from '../documents/document-format.ts'
import { makeInThread } from '../documents/draw-in-thread.ts'
import { reportRow as row, type ReportContent, type ReportRow } from '../documents/reports/report-content.ts'
import { findMoments } from '../operator/moment-queries.ts'
import { presentMoment } from '../operator/present-moment.ts'
import {
  findOrder,
  findOrderLines,
  findSubOrders,
  type OrderLineRow,
  type OrderRow,
  type SubOrderRow,
} from '../queries.ts'
import {
  findCharged,
  findIssued,
  findWritten,
  type ChargedRow,
  type IssuedRow,
  type WrittenRow,
} from './evidence-queries.ts'

/**
 * The evidence for a bank that has taken a payment back: what was ordered, invoiced, sent and written, and what has happened, in one PDF.
 * Throws NOT_FOUND where no order is behind the chargeback, UNAVAILABLE as makeInThread does.
 */
export async function writeEvidence(
  { db, clock, marketplace }: Pick<Deps, 'db' | 'clock' | 'marketplace'>,
  { id, language }: { id: string; language: Language },
): Promise<File> {
  const charged = await findCharged(db, id)
  if (!charged) throw Problem.of('NOT_FOUND')
  const { buyerId, orderId } = charged
  const [order, parts, lines, issued, written, moments] = await Promise.all([
    findOrder(db, buyerId, orderId),
    findSubOrders(db, buyerId, orderId),
    findOrderLines(db, buyerId, orderId),
    findIssued(db, charged),
    findWritten(db, charged),
    findMoments(db, charged),
  ])
  const t = texts(language).orders.evidence
  const happened = moments.filter(({ kind }) => kind !== 'DEED').map((row) => presentMoment(row, parts, language))
  const names = new Map(lines.map((line) => [line.skuId, nameOf(line, language)]))
  const content: ReportContent = {
    language,
    report: t.title(charged.id),
    by: marketplace ? `${marketplace.companyName} · ${storedSeller(marketplace).address}` : 'Tresen',
    writtenAt: clock.now(),
    marks: marksOf(charged, order!, language),
    sections: [
      { title: t.order, rows: factsOf(charged, order!, language) },
      ...parts.map((part) => partOf(part, lines, language)),
      { title: t.parcels, rows: parcelsOf(parts, names, language), none: t.none },
      ...issued.flatMap((one) => invoiceOf(one, language)),
      { title: t.messages, rows: written.map((one) => messageOf(one, language)), none: t.none },
      {
        title: t.timeline,
        rows: happened.map(({ at, text, by, subOrderNumber, providerId, amountText }) => ({
          lead: momentText(at, language),
          text: [text, by, subOrderNumber, providerId].filter(Boolean).join(' · '),
          amount: amountText ?? '',
        })),
      },
    ],
  }
  const pdf = await makeInThread(content)
  return new File([new Uint8Array(pdf)], `${t.fileName}-${order!.orderNumber}.pdf`, { type: 'application/pdf' })
}

const nameOf = (line: Pick<OrderLineRow, 'nameDe' | 'nameEn'>, language: Language) =>
  language === 'de' ? line.nameDe : line.nameEn

function marksOf(charged: ChargedRow, order: OrderRow, language: Language): ReportRow[] {
  const { marks } = texts(language).orders.evidence
  return [
    row(marks.order, order.orderNumber),
    row(marks.amount, moneyText(charged.amountCents, language)),
    row(marks.chargedBackAt, momentText(charged.chargedBackAt, language)),
    row(marks.payment, charged.providerId ?? ''),
    row(marks.chargeback, charged.id),
  ]
}

function factsOf({ companyName, email }: ChargedRow, order: OrderRow, language: Language): ReportRow[] {
  const { facts } = texts(language).orders.evidence
  const method = texts(language).checkout.replies.methods[order.paymentMethod].name
  const state = texts(language).orders.replies.paymentStatuses[order.paymentStatus]
  const rows = [
    row(facts.orderedAt, momentText(order.createdAt, language)),
    row(facts.buyer, [companyName, email].filter(Boolean).join(', ')),
    row(facts.placedBy, order.placedBy ?? ''),
    row(facts.billing, addressLines(order.billingAddress, language).join('\n')),
    row(facts.delivery, addressLines(order.address, language).join('\n')),
    row(facts.payment, `${method} · ${state}`, moneyText(order.totals.gross, language)),
    row(facts.reference, order.purchaseOrderNumber ?? ''),
    row(facts.note, order.note ?? ''),
  ]
  return rows.filter(({ text }) => text !== '')
}

function partOf(part: SubOrderRow, lines: readonly OrderLineRow[], language: Language) {
  const t = texts(language).orders.evidence
  const own = lines.filter(({ storeId }) => storeId === part.storeId)
  const state = texts(language).orders.replies.statuses[part.status]
  return {
    title: t.part(part.subOrderNumber, part.storeName, state),
    rows: own.map((line) =>
      row(
        t.pieces(line.quantity),
        `${nameOf(line, language)}, ${line.brand}, ${line.skuId}`,
        moneyText(lineNetCents(line), language),
      ),
    ),
    totals: sumsOf(part.totals, language),
  }
}

function sumsOf(totals: TotalsCents, language: Language): ReportRow[] {
  const { sums } = texts(language).orders.evidence
  const parts = [
    [sums.net, totals.net],
    [sums.discount, -totals.discount],
    [sums.deposit, totals.deposit],
    [sums.shipping, totals.shipping],
    [sums.tax, totals.tax],
  ] as const
  return [
    ...parts.filter(([, cents]) => cents !== 0).map(([name, cents]) => row('', name, moneyText(cents, language))),
    row('', sums.gross, moneyText(totals.gross, language)),
  ]
}

function parcelsOf(parts: readonly SubOrderRow[], names: ReadonlyMap<string, string>, language: Language) {
  const t = texts(language).orders.evidence
  return parts.flatMap(({ subOrderNumber, storeName, shipments }) =>
    shipments.map(({ carrier, trackingNumber, shippedAt, lines }) =>
      row(
        momentText(new Date(shippedAt), language),
        [
          [subOrderNumber, storeName, carrier].filter(Boolean).join(' · '),
          ...(trackingNumber ? [t.tracking(trackingNumber)] : []),
          ...lines.map(({ skuId, quantity }) => `${t.pieces(quantity)} ${names.get(skuId) ?? skuId}`),
        ].join('\n'),
      ),
    ),
  )
}

function invoiceOf({ content }: IssuedRow, language: Language) {
  if (content.type === 'DELIVERY_NOTE') return []
  const { number, issuedOn, seller, lines, totals } = content
  const t = texts(language).orders.evidence
  return [
    {
      title: t.issued[content.type](number, dayText(issuedOn, language), seller.companyName),
      rows: lines.map((line) =>
        row(t.pieces(line.quantity), lineName(line, language), moneyText(line.netCents, language)),
      ),
      totals: sumsOf(totals, language),
    },
  ]
}

function messageOf({ at, byWhom, storeName, words, files }: WrittenRow, language: Language): ReportRow {
  const t = texts(language).orders.evidence
  const who = byWhom === 'BUYER' ? t.buyer : storeName
  return row(momentText(at, language), [`${who}: ${words}`, ...(files > 0 ? [t.files(files)] : [])].join('\n'))
}
