import type { CommissionContent } from '../../api/commission-invoices/invoice-content.ts'
import { invoiceModel } from '../../api/commission-invoices/invoice-model.ts'
import { writeCommissionRate } from '../../api/ledger/commission-rates.ts'
import * as commissionInvoicesApi from '../../contract/commission-invoices/commission-invoices.ts'
import type { TestApp } from '../app.ts'
import { createOrderedGoods, orderGoods } from '../orders/order-life.ts'
import { brokenRules } from './broken-rules.ts'

const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0001' }
type Life = Awaited<ReturnType<typeof orderGoods>>

/** Deliveries whose commission is invoiced, by the clock of this app. */
export const commissionScene = (app: TestApp) => ({
  at: (moment: string) => void (app.time.stoppedAt = new Date(moment)),

  /** 12 pieces at 9.99 € of a store whose commission is 11.5 %: 13.79 €, with tax 16.41 €. */
  async delivered(values: { country?: number; legal?: object } = {}) {
    const product = { priceCents: 999, finalPriceCents: 999, taxRateBp: 1900 }
    const life = await createOrderedGoods(app, { product })
    const { storeId } = life.goods
    await writeCommissionRate(app.db, { storeId, category: null, rateBp: 1150, validFrom: '2020-01-01' })
    await app.db`
      update store set country_id = ${values.country ?? 1}, legal = legal || ${app.db.json((values.legal ?? {}) as never)}
      where id = ${storeId}`
    await ship(life)
    return { ...life, storeId }
  },

  /** Another order of the same goods, delivered too. */
  async again({ goods, buyer }: Life) {
    const life = await orderGoods(app, { goods, buyer })
    await ship(life)
    return life
  },

  listed: (life: Life) => app.request(commissionInvoicesApi.list, {}, life.store),

  async contentOf(number: string): Promise<CommissionContent> {
    const [row] = await app.db<[{ content: CommissionContent }]>`
      select content from commission_invoice where number = ${number}`
    return row.content
  },

  async pdfOf(life: Life, number: string): Promise<Buffer> {
    const file = await app.request(commissionInvoicesApi.read, { number }, life.store)
    return Buffer.from(await file.arrayBuffer())
  },

  /** What payouts withhold from a store for these bookings of commission. */
  async withheld(number: string) {
    const [row] = await app.db<[{ gross: number; tax: number; net: number }]>`
      select coalesce(sum(amount_cents) filter (where account = 'STORE'), 0)::bigint as gross,
        coalesce(-sum(amount_cents) filter (where account = 'COMMISSION_TAX'), 0)::bigint as tax,
        coalesce(-sum(amount_cents) filter (where account = 'COMMISSION'), 0)::bigint as net
      from ledger_entry e join commission_invoice_booking i using (booking_id) where i.number = ${number}`
    return row
  },
})

async function ship(life: Life) {
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', parcel)
}

/** What of EN 16931 an invoice breaks, but what is asked of the address of a delivery, which a service has not. */
export const brokenInvoice = (content: CommissionContent): string[] =>
  brokenRules(invoiceModel(content)).filter((rule) => rule !== 'BR-DE-10, 11')
