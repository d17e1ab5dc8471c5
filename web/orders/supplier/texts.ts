import type { supplierOrders } from '../../../texts/en/orders/supplier.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the supplier's pages of orders, which come with them. */
export const useSupplierTexts = sliceTexts<typeof supplierOrders>('orders/supplier', {
  de: async () => (await import('../../../texts/de/orders/supplier.ts')).supplierOrders,
  en: async () => (await import('../../../texts/en/orders/supplier.ts')).supplierOrders,
})
