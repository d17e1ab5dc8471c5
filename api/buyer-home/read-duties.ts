import type { BuyerHome } from '../../contract/buyer-home/home.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { may, type Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import {
  findExpectedDeliveries,
  findOpenPayments,
  findWaitingRequests,
  type ExpectedDeliveries,
  type OpenPayments,
  type WaitingRequests,
} from './queries.ts'

const MOST_NAMES = 3

/** What waits for the caller: a delivery, payments, orders to approve. */
export async function readDuties(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, language }: Caller<'buyer'>,
): Promise<Pick<BuyerHome, 'delivery' | 'payments' | 'approvals'>> {
  const [deliveries, payments, requests] = await Promise.all([
    findExpectedDeliveries(db, account.companyId, clock.now()),
    findOpenPayments(db, account.companyId),
    may(account, 'buyer', 'approve') ? findWaitingRequests(db, account) : null,
  ])
  return {
    delivery: presentDeliveries(deliveries),
    payments: presentPayments(payments, language),
    approvals: presentRequests(requests, language),
  }
}

function presentDeliveries(deliveries: ExpectedDeliveries): BuyerHome['delivery'] {
  const { count, storeNames, orderId, earliest, latest, inDays, others } = deliveries
  if (count === 0) return null
  const days = earliest !== null && latest !== null && inDays !== null ? { earliest, latest, inDays } : null
  return { count, storeNames: storeNames.slice(0, MOST_NAMES), orderId, days, others }
}

function presentPayments(payments: OpenPayments, language: Language): BuyerHome['payments'] {
  const { count, grossCents, dueAt, orderNumber, orderId } = payments
  if (orderNumber === null) return null
  return {
    count,
    amount: eurosOf(grossCents),
    amountText: moneyText(grossCents, language),
    dueAt,
    orderNumber,
    orderId,
  }
}

function presentRequests(requests: WaitingRequests | null, language: Language): BuyerHome['approvals'] {
  if (requests === null || requests.count === 0) return null
  const { count, grossCents, requestedBy, requestId } = requests
  return {
    count,
    requestedBy: requestedBy.slice(0, MOST_NAMES),
    amountText: moneyText(grossCents, language),
    requestId,
  }
}
