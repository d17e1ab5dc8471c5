import { expect, test } from 'vitest'
import type { Address } from '../../contract/account.ts'
import type { LastChoice } from '../../contract/checkout.ts'
import { GONE, missingAddresses, lastChoiceForm } from './last-choice-form.ts'
import { blankForm } from './use-checkout-form.ts'

const last: LastChoice = {
  orderNumber: 'T100001',
  addressId: 'kitchen',
  addressName: 'Café Mira, Hofweg 1',
  isBillingOther: false,
  billingAddressId: 'kitchen',
  billingAddressName: 'Café Mira, Hofweg 1',
  paymentMethodCode: 'BANK_TRANSFER',
  purchaseOrderNumber: 'KST 4711',
}
const book = [{ id: 'kitchen' }, { id: 'office' }] as Address[]
const formOf = (values: Partial<LastChoice>) => ({ ...blankForm, ...lastChoiceForm({ ...last, ...values }) })

test('what is remembered fills the form, but for the note and the terms', () => {
  expect(formOf({})).toEqual({
    addressId: 'kitchen',
    isBillingOther: false,
    billingAddressId: null,
    paymentMethodCode: 'BANK_TRANSFER',
    purchaseOrderNumber: 'KST 4711',
    costCentreId: null,
    note: '',
    partialDeliveryStoreIds: [],
    termsAccepted: false,
  })
  expect(formOf({ paymentMethodCode: null, purchaseOrderNumber: null })).toMatchObject({
    paymentMethodCode: null,
    purchaseOrderNumber: '',
  })
})

test.each<[string, Partial<LastChoice>, Address[], ReturnType<typeof missingAddresses>]>([
  ['both are there', {}, book, []],
  ['deleted before', { addressId: null }, book, [{ kind: 'delivery', name: 'Café Mira, Hofweg 1' }]],
  ['deleted since', {}, book.slice(1), [{ kind: 'delivery', name: 'Café Mira, Hofweg 1' }]],
  ['no book left', { addressId: null }, [], [{ kind: 'delivery', name: 'Café Mira, Hofweg 1' }]],
  [
    'the billing address alone',
    { isBillingOther: true, billingAddressId: null, billingAddressName: 'Kontor' },
    book,
    [{ kind: 'billing', name: 'Kontor' }],
  ],
])('an address that has left the book is named: %s', (_, values, addresses, missing) => {
  expect(missingAddresses(formOf(values), addresses, { ...last, ...values })).toEqual(missing)
})

test('an address chosen here and deleted elsewhere is missing without a name; none chosen is none missing', () => {
  expect(missingAddresses({ ...blankForm, addressId: 'roof' }, book, last)).toEqual([{ kind: 'delivery', name: null }])
  expect(missingAddresses({ ...blankForm, addressId: GONE }, book, null)).toEqual([{ kind: 'delivery', name: null }])
  expect(missingAddresses(blankForm, book, null)).toEqual([])
})
