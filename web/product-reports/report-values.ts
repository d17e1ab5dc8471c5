import type { ProductReportReason } from '../../contract/product-reports/product-reports.ts'

export const blank = {
  reason: '' as ProductReportReason | '',
  explanation: '',
  name: '',
  email: '',
  goodFaith: false,
}
export type ReportValues = typeof blank

/** What is sent: name and address only where they were left. */
export const reportOf = (productSkuId: string, { name, email, ...values }: ReportValues) => ({
  ...values,
  productSkuId,
  ...(name.trim() && { name }),
  ...(email.trim() && { email }),
})
