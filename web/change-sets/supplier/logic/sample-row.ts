import type { SheetRow } from '../../../../contract/change-sets/sheet.ts'

/** A row for tests: 18.40 €, two tiers, 100 pieces. */
export const rowOf = (values: Partial<SheetRow> = {}): SheetRow => ({
  skuId: 'a',
  supplierSku: 'A-1',
  gtin: null,
  name: 'Espresso',
  brand: 'Tidemar',
  status: 'ACTIVE',
  categorySlug: 'coffee',
  categoryName: 'Kaffee',
  imageUrl: '',
  packText: '8 × 1 kg',
  countPerBox: 8,
  minimumQuantity: 8,
  prices: {
    price: 18.4,
    priceUnit: 1,
    discount: 0,
    finalPrice: 18.4,
    tiers: [
      { fromQuantity: 24, price: 17.9 },
      { fromQuantity: 80, price: 17.2 },
      { fromQuantity: null, price: null },
      { fromQuantity: null, price: null },
      { fromQuantity: null, price: null },
    ],
    msrp: 24.9,
  },
  stock: { counted: 100, promised: 10, sellable: 90, countedAt: null },
  backAt: null,
  updatedAt: new Date('2026-11-24T08:00:00Z'),
  ...values,
})
