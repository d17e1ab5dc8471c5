import type { productReportReplies as en } from '../../en/product-reports/replies.ts'

export const productReportReplies: typeof en = {
  reporterMissing: 'Nötig, wenn ein Recht verletzt ist: Wir müssen wissen, wessen.',
}
