import { createCommissionInvoice } from '../../trade/commission-invoices.ts'
import { open, own, owned, type Entries } from '../entry.ts'

export const commissionInvoiceEntries: Entries = {
  'GET /api/v1/supplier/commission-invoices': own(),
  'GET /api/v1/supplier/commission-invoices/{number}': owned(async ({ app, store }) => ({
    number: await createCommissionInvoice(app, store.id),
  })),
  'GET /api/v1/operator/stores/{slug}/commission-invoices': open(({ otherStore: { slug } }) => ({ slug })),
  'GET /api/v1/operator/stores/{slug}/commission-invoices/{number}': open(
    async ({ app, otherStore: { id, slug } }) => ({
      slug,
      number: await createCommissionInvoice(app, id),
    }),
  ),
}
