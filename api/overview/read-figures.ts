import type * as figuresApi from '../../contract/operator/figures.ts'
import { figureNames, rightOfFigure, type FigureName, type FigureSpan } from '../../contract/operator/figures.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { moneyText } from '../../contract/platform/money.ts'
import { may, type Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import {
  countMissedSearches,
  countNewBuyers,
  countPayments,
  findPeriods,
  sumOrders,
  type Period,
} from './find-figures.ts'

/** Figures of the days until now beside those before, of what the caller's rights are for. */
export async function readFigures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, language }: Caller<'operator'>,
  days: FigureSpan,
): Promise<OutputOf<typeof figuresApi.read>> {
  const { now, before, firstDay } = await findPeriods(db, clock.now(), Number(days))
  const shown = figureNames.filter((name) => may(account, 'operator', rightOfFigure[name]))
  const textsOf = async (period: Period): Promise<Record<FigureName, string>> => {
    const [orders, payments, buyers, missed] = await Promise.all([
      shown.includes('ORDERS') ? sumOrders(db, period) : null,
      shown.includes('PAYMENTS') ? countPayments(db, period) : null,
      shown.includes('NEW_BUYERS') ? countNewBuyers(db, period) : null,
      shown.includes('MISSED_SEARCHES') ? countMissedSearches(db, period) : null,
    ])
    const number = (value: number) => value.toLocaleString(language)
    return {
      ORDERS: number(orders?.orders ?? 0),
      GROSS: moneyText(orders?.grossCents ?? 0, language),
      PAYMENTS: payments?.ended ? percentText(payments.succeeded / payments.ended, language) : '–',
      NEW_BUYERS: number(buyers ?? 0),
      MISSED_SEARCHES: number(missed ?? 0),
    }
  }
  const [own, earlier] = await Promise.all([textsOf(now), textsOf(before)])
  return { from: firstDay, figures: shown.map((name) => ({ name, text: own[name], beforeText: earlier[name] })) }
}

const percentText = (share: number, language: string) =>
  share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 })
