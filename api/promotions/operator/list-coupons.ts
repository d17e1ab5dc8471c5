import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import { stateOf } from '../../../contract/operator/content.ts'
import type * as couponsApi from '../../../contract/operator/coupons.ts'
import type { CouponEntry } from '../../../contract/operator/coupons.ts'
import { eurosOf, moneyText } from '../../../contract/platform/money.ts'
import { berlinDay, type Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { streamCsv } from '../../http/files/stream-csv.ts'
import type { StreamedFile } from '../../http/files/streamed-file.ts'
import { countOf, newestPages, newestRows } from '../../http/newest-first.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Cell } from '../../platform/spreadsheets/table.ts'
import { momentText } from '../../platform/wall-clock.ts'
import { describeCoupon } from '../describe-coupon.ts'
import { countCoupons, findCoupons, type CouponRow, type CouponSearch } from './coupon-queries.ts'

type ListDeps = Pick<Deps, 'db' | 'clock'>
type Narrowed = Omit<CouponSearch, 'now'>

export async function listCoupons(
  { db, clock }: ListDeps,
  { after, before, pageSize, ...narrowed }: Narrowed & InputOf<typeof couponsApi.list> & { pageSize: number },
  language: Language,
): Promise<OutputOf<typeof couponsApi.list>> {
  const window = { after, before, pageSize }
  const search = { ...narrowed, now: clock.now() }
  const [rows, counted] = await Promise.all([findCoupons(db, search, window), countCoupons(db, search)])
  const { items, ...beside } = newestRows(window, rows)
  return { items: items.map((row) => presentCoupon(row, search.now, language)), ...beside, count: countOf(counted) }
}

/** The coupons of exactly this view, as the columns of the list stand, however many there are. */
export function writeCouponList(
  { db, clock }: ListDeps,
  narrowed: Narrowed,
  language: Language,
): Promise<StreamedFile> {
  const search = { ...narrowed, now: clock.now() }
  const { file } = texts(language).promotions.replies
  return streamCsv({
    name: `${file.name}-${berlinDay(search.now)}.csv`,
    head: file.head,
    language,
    pages: newestPages((window) => findCoupons(db, search, window)),
    cellsOf: (row) => cellsOf(row, search.now, language),
  })
}

function cellsOf(row: CouponRow, now: Date, language: Language): Cell[] {
  const { file } = texts(language).promotions.replies
  const { isUsedUp, state } = presentCoupon(row, now, language)
  return [
    row.name,
    { number: row.codeCount },
    describeCoupon(row, language),
    row.storeName,
    row.audience === 'NAMED' ? file.named(row.buyerCount) : file.audiences[row.audience],
    { cents: row.minimumCents },
    row.limitTotal === null ? null : { number: row.limitTotal },
    row.limitPerBuyer === null ? null : { number: row.limitPerBuyer },
    { number: row.usedCount },
    { number: row.orderCount },
    { cents: row.netCents },
    { cents: row.discountCents },
    file.bearers[row.borneBy],
    momentText(row.startsAt, language),
    momentText(row.endsAt, language),
    file.states[isUsedUp && state === 'LIVE' ? 'USED_UP' : state],
  ]
}

export function presentCoupon(
  { minimumCents, value, netCents, discountCents, couponId, ...row }: Omit<CouponRow, 'position'>,
  now: Date,
  language: Language,
): CouponEntry {
  return {
    ...row,
    id: couponId,
    netTotalText: moneyText(netCents, language),
    discountTotalText: moneyText(discountCents, language),
    value: value / 100,
    minimum: eurosOf(minimumCents),
    state: stateOf({ ...row, isDraft: false }, now),
  }
}
