import type { CursorInput } from '../../contract/platform/paging.ts'
import type * as operatorBuyersApi from '../../contract/operator/buyers.ts'
import type { Buyer } from '../../contract/operator/buyers.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { countOf, newestRows } from '../http/newest-first.ts'
import { Problem } from '../http/problem.ts'
import { findNotes } from '../orders/operator/note-queries.ts'
import type { Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { withReport } from '../platform/mail/record-report.ts'
import { netAt } from '../products/price.ts'
import {
  findAccessOf,
  findCartLines,
  findCompany,
  findFigures,
  findLastOrders,
  findMailsOf,
  findPeople,
  type FigureRow,
  type PersonRow,
} from './buyer-queries.ts'
import { countBuyers, findBuyers, type BuyerSearch } from './list-queries.ts'

const YEAR_MS = 365 * 86_400_000
export const yearBefore = (now: Date) => new Date(now.getTime() - YEAR_MS)

/** Companies that order, for operators. Throws VALIDATION for a cursor that is none. */
export async function listBuyers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { after, before, pageSize, ...narrowed }: Omit<BuyerSearch, 'yearAgo'> & CursorInput,
  language: Language,
): Promise<OutputOf<typeof operatorBuyersApi.list>> {
  const window = { after, before, pageSize }
  const search = { ...narrowed, yearAgo: yearBefore(clock.now()) }
  const [found, counted] = await Promise.all([findBuyers(db, search, window), countBuyers(db, search)])
  const { items: rows, ...beside } = newestRows(window, found)
  const items = rows.map((row) => ({ ...row, grossYearText: moneyText(row.grossYearCents, language) }))
  return { items, ...beside, count: countOf(counted) }
}

/** Throws NOT_FOUND. */
export async function readBuyer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  language: Language,
): Promise<Buyer> {
  const now = clock.now()
  const [company, figures, orders, people, access, notes] = await Promise.all([
    findCompany(db, id),
    findFigures(db, id, yearBefore(now)),
    findLastOrders(db, id),
    findPeople(db, id, now),
    findAccessOf(db, id, now),
    findNotes(db, { buyerId: id, orderId: null }),
  ])
  if (!company) throw Problem.of('NOT_FOUND')
  const { statuses, paymentStatuses } = texts(language).orders.replies
  const seen = people.map(({ lastSeenAt }) => lastSeenAt?.getTime() ?? 0)
  return {
    ...company,
    figures: {
      ...presentFigures(figures, language),
      lastSeenAt: Math.max(0, ...seen) ? new Date(Math.max(...seen)) : null,
    },
    orders: orders.map(({ status, paymentStatus, grossCents, ...order }) => ({
      ...order,
      statusText: statuses[status],
      paymentStatusText: paymentStatuses[paymentStatus],
      grossTotalText: moneyText(grossCents, language),
    })),
    people: people.map(presentPerson),
    access: access.map(({ nameDe, nameEn, ...row }) => ({ ...row, productName: language === 'de' ? nameDe : nameEn })),
    notes,
  }
}

function presentPerson(row: PersonRow): Buyer['people'][number] {
  const { report, ...person } = withReport(row)
  return { ...person, bounce: report }
}

function presentFigures({ yearGrossCents, refundedCents, ...counts }: FigureRow, language: Language) {
  return {
    ...counts,
    yearGrossText: moneyText(yearGrossCents, language),
    averageText: moneyText(counts.yearCount === 0 ? 0 : Math.round(yearGrossCents / counts.yearCount), language),
    refundedText: moneyText(refundedCents, language),
  }
}

/** The last mails to the people of a company. */
export const readBuyersMails = async (db: Db, id: string): Promise<OutputOf<typeof operatorBuyersApi.listMails>> =>
  (await findMailsOf(db, id)).map(withReport)

/** What lies in the carts of a company now. */
export async function readBuyersCart(
  db: Db,
  id: string,
  language: Language,
): Promise<OutputOf<typeof operatorBuyersApi.readCart>> {
  return (await findCartLines(db, id)).map(
    ({ nameDe, nameEn, finalPriceCents, tierPrices, priceUnit, offer, ...line }) => ({
      ...line,
      productName: language === 'de' ? nameDe : nameEn,
      priceText: moneyText(
        offer
          ? offer.unitPriceCents * line.quantity + offer.setupFeeCents
          : netAt({ finalPriceCents, tierPrices, priceUnit }, line.quantity),
        language,
      ),
    }),
  )
}
