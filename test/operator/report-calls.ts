import type { InputOf } from '../../contract/platform/endpoint.ts'
import * as productReportsApi from '../../contract/product-reports/product-reports.ts'
import type { TestApp } from '../app.ts'
import { createProduct, type ProductValues } from '../builders.ts'

export const reporterEmail = 'jana@hotel.example'
const form = {
  reason: 'LABELLING',
  explanation: 'Senf steht nicht dabei',
  email: reporterEmail,
  goodFaith: true,
} as const
type Rest = Partial<InputOf<typeof productReportsApi.send>>
type Options = Parameters<TestApp['request']>[2]

/** Products of a store, and reports of them as visitors and accounts send them. */
export const reportCalls = (app: TestApp, storeId: string) => ({
  created: async (values: ProductValues = {}) =>
    (await createProduct(app.db, storeId, { nameDe: 'Würzsauce', nameEn: 'Hot sauce', ...values })).skuId,
  report: (productSkuId: string, rest: Rest = {}, options: Options = {}) =>
    app.request(productReportsApi.send, { ...form, productSkuId, ...rest }, options),
  refused: (productSkuId: string, rest: Rest = {}, options: Options = {}) =>
    app.refusal(productReportsApi.send, { ...form, productSkuId, ...rest }, options),
  /** What was decided of each, in the order in which they came. */
  async outcomes(skuId: string) {
    const rows = await app.db<{ outcome: string | null }[]>`
      select outcome from product_report where sku_id = ${skuId} order by report_number`
    return rows.map(({ outcome }) => outcome)
  },
})
