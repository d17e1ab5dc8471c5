import type { WaitingKind } from '../../../contract/operator/overview.ts'

/** What the first page of the operators' workplace says. */
export const operatorOverview = {
  failed: 'The overview could not be loaded',
  waiting: 'What waits for you',
  nothing: 'Nothing waits for you.',
  kinds: {
    APPROVALS: 'Approvals',
    LATE_ORDERS: 'Orders of which a store is late',
    TICKETS: 'Open tickets',
    REFUSED_MOVES: 'Refunds and captures that were refused',
    CHARGEBACKS: 'Chargebacks',
    DIFFERENCES: 'Differences between books and provider',
    FAILED_JOBS: 'Jobs that failed',
    LATE_MAILS: 'Mails that have waited for over ten minutes',
  } satisfies Record<WaitingKind, string>,
  since: (moment: string) => `the oldest since ${moment}`,
  done: 'nothing waits',
  more: (count: number) => `more than ${count}`,
  sales: 'Ordered today',
  salesHint: 'Beside the same weekday a week ago until the same minute; with tax, without cancelled orders.',
  salesTable: 'Orders and sums by day',
  day: 'Day',
  orders: 'Orders',
  gross: 'Sum',
  today: 'Today',
  weekAgo: 'A week ago',
  rights: 'What you may do',
}
