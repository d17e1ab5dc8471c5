import { berlinDay } from '../../contract/platform/values.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import { numberFormat } from '../../contract/platform/formats.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import { FIGURE_DAYS, type Figure } from '../../contract/today/today.ts'
import type * as todayApi from '../../contract/today/today.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import { findBestSellers, findDays, findReturning, type DayRow, type WeekRow } from './find-figures.ts'
import { DAY_MS } from './orders-since.ts'

type Tools = Pick<Deps, 'db' | 'clock'>
type Supplier = Caller<'supplier'>

/** What was ordered by day, in four figures, each beside what it was four weeks before. */
export async function readFigures(
  { db, clock }: Tools,
  { account, language }: Supplier,
): Promise<OutputOf<typeof todayApi.readFigures>> {
  const now = clock.now()
  const today = berlinDay(now)
  const [rows, weeks] = await Promise.all([
    findDays(db, account.storeId, now),
    findReturning(db, account.storeId, { now, today }),
  ])
  const days = wholeDays(rows, today)
  const [before, since] = [days.slice(0, FIGURE_DAYS), days.slice(FIGURE_DAYS)]
  return {
    figures: [...sumsOf(before, since, language), returningOf(weeks, language)],
    days: since.map((day, place) => ({
      day: day.day,
      orders: day.orders,
      net: eurosOf(day.netCents),
      netText: moneyText(day.netCents, language),
      netBefore: eurosOf(before[place]!.netCents),
      netBeforeText: moneyText(before[place]!.netCents, language),
    })),
  }
}

/** Every day of eight weeks up to today, also those without an order. */
function wholeDays(rows: readonly DayRow[], today: string): DayRow[] {
  const known = new Map(rows.map((row) => [row.day, row]))
  const end = Date.parse(today)
  return Array.from({ length: 2 * FIGURE_DAYS }, (_, place) => {
    const day = new Date(end - (2 * FIGURE_DAYS - 1 - place) * DAY_MS).toISOString().slice(0, 10)
    return known.get(day) ?? { day, netCents: 0, orders: 0 }
  })
}

function sumsOf(before: readonly DayRow[], since: readonly DayRow[], language: Language): Figure[] {
  const [old, now] = [totalOf(before), totalOf(since)]
  const figure = (kind: Figure['kind'], text: string, of: (day: { netCents: number; orders: number }) => number) => ({
    kind,
    text,
    change: of(old) > 0 ? tenths((of(now) / of(old) - 1) * 100) : null,
    line: since.map(of),
  })
  const mean = ({ netCents, orders }: { netCents: number; orders: number }) =>
    orders > 0 ? Math.round(netCents / orders) : 0
  return [
    figure('NET', moneyText(now.netCents, language), ({ netCents }) => netCents),
    figure('ORDERS', String(now.orders), ({ orders }) => orders),
    figure('MEAN', moneyText(mean(now), language), mean),
  ]
}

const totalOf = (days: readonly DayRow[]) => ({
  netCents: days.reduce((sum, { netCents }) => sum + netCents, 0),
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
})

const tenths = (value: number) => Math.round(value * 10) / 10
const percents = {
  de: numberFormat('de-DE', { style: 'percent' }),
  en: numberFormat('en-GB', { style: 'percent' }),
}

/** The share of those who came back among who ordered, in the mean of the weeks by their number. */
function returningOf(weeks: readonly WeekRow[], language: Language): Figure {
  const half = FIGURE_DAYS / 7
  const shareOf = (chosen: readonly WeekRow[]) => {
    const buyers = chosen.reduce((sum, week) => sum + week.buyers, 0)
    return buyers === 0 ? null : chosen.reduce((sum, { returning }) => sum + returning, 0) / buyers
  }
  const [now, old] = [
    shareOf(weeks.filter(({ week }) => week < half)),
    shareOf(weeks.filter(({ week }) => week >= half)),
  ]
  return {
    kind: 'RETURNING',
    text: now === null ? '–' : percents[language].format(now),
    change: now === null || old === null ? null : tenths((now - old) * 100),
    line: Array.from({ length: 2 * half }, (_, place) => {
      const found = weeks.filter(({ week }) => week === 2 * half - 1 - place)
      return Math.round((shareOf(found) ?? 0) * 100)
    }),
  }
}

export async function readBestSellers(
  { db, clock }: Tools,
  { account, language }: Supplier,
): Promise<OutputOf<typeof todayApi.readBestSellers>> {
  const since = new Date(clock.now().getTime() - FIGURE_DAYS * DAY_MS)
  const rows = await findBestSellers(db, account.storeId, { since, language })
  return {
    items: rows.map(({ skuId, supplierSku, name, pieces, netCents, sellable }) => ({
      skuId,
      supplierSku,
      name,
      pieces,
      net: eurosOf(netCents),
      netText: moneyText(netCents, language),
      daysLeft: sellable === null ? null : Math.floor((sellable * FIGURE_DAYS) / pieces),
    })),
  }
}
