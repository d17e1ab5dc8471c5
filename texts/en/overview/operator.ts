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
    TRANSFER_REFUNDS: 'Refunds to be sent by bank transfer',
    CHARGEBACKS: 'Chargebacks',
    DIFFERENCES: 'Differences between books and provider',
    FAILED_JOBS: 'Jobs that failed',
    LATE_MAILS: 'Mails that have waited for over ten minutes',
  } satisfies Record<WaitingKind, string>,
  since: (moment: string) => `the oldest since ${moment}`,
  done: 'nothing waits',
  more: (count: number) => `more than ${count}`,
  figures: 'Figures',
  span: 'Span',
  spans: { '1': 'Today', '7': '7 days', '28': '28 days' },
  figureNames: {
    ORDERS: 'Orders',
    GROSS: 'Gross, without cancelled ones',
    PAYMENTS: 'Payments that succeed',
    NEW_BUYERS: 'New buyers',
    MISSED_SEARCHES: 'Searches without a result',
  },
  before: {
    '1': (text: string) => `a week ago until the same minute: ${text}`,
    '7': (text: string) => `in the 7 days before: ${text}`,
    '28': (text: string) => `in the 28 days before: ${text}`,
  },
  hours: {
    title: 'Orders by the hour',
    asTable: 'As a table',
    legend: 'Bars: today. Dashed: a week ago. Dotted: yesterday. Without cancelled ones.',
    text: (today: number, yesterday: number, weekAgo: number) =>
      `Up to this hour today ${today}, yesterday ${yesterday}, a week ago ${weekAgo}.`,
    hour: 'Hour',
    today: 'Today',
    yesterday: 'Yesterday',
    weekAgo: 'A week ago',
    from: (hour: number) => `from ${hour}:00`,
  },
  methods: {
    title: (span: string) => `Payments at the provider: ${span}`,
    all: 'All',
    lead: 'Begun and paid. Percentages count what has come to an end.',
    none: 'No payment was begun.',
    paidOf: (paid: number, begun: number) => `${paid} of ${begun}`,
    before: (percent: string) => `before ${percent}`,
    worse: (percent: string) => `much less than before: ${percent}`,
  },
  rights: 'What you may do',
}
