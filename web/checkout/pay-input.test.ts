import { expect, test } from 'vitest'
import type { Address } from '../../contract/account.ts'
import type { Cart } from '../../contract/cart.ts'
import { chosenAddresses } from './chosen-addresses.ts'
import { firstMissing, payInputOf, selectedStores } from './pay-input.ts'
import { blankForm, type CheckoutForm } from './use-checkout-form.ts'

const address = (id: string, selected = false) => ({ id, selected }) as Address
const book = [address('office'), address('kitchen', true), address('store')]
const formOf = (values: Partial<CheckoutForm>): CheckoutForm => ({ ...blankForm, ...values })

test.each<[string, Partial<CheckoutForm>, Address[], string | undefined, string | undefined]>([
  ['the chosen one', { addressId: 'store' }, book, 'store', undefined],
  ['the selected one of the book where none is chosen', {}, book, 'kitchen', undefined],
  ['the first where none is selected', {}, [address('office'), address('store')], 'office', undefined],
  ['none of an empty book', {}, [], undefined, undefined],
  ['an invoice of its own', { isBillingOther: true, billingAddressId: 'office' }, book, 'kitchen', 'office'],
  [
    'no invoice address that was left again',
    { isBillingOther: false, billingAddressId: 'office' },
    book,
    'kitchen',
    undefined,
  ],
  [
    'no invoice address that has left the book',
    { isBillingOther: true, billingAddressId: 'gone' },
    book,
    'kitchen',
    undefined,
  ],
])('an order goes to %s', (_, values, addresses, delivery, billing) => {
  const chosen = chosenAddresses(formOf(values), addresses)
  expect(chosen.delivery?.id).toBe(delivery)
  expect(chosen.billing?.id).toBe(billing)
})

test('what is ordered is the version that was seen, without what was left empty', () => {
  const form = formOf({ paymentMethodCode: 'PAYPAL', purchaseOrderNumber: '  ', note: '', termsAccepted: true })
  expect(payInputOf(form, { delivery: undefined, billing: undefined }, 7)).toEqual({
    paymentMethodCode: 'PAYPAL',
    termsAccepted: true,
    cartVersion: 7,
  })
})

test('addresses go by their ids, texts without the blanks around them', () => {
  const form = formOf({
    paymentMethodCode: 'PAYPAL',
    purchaseOrderNumber: ' KST 4711 ',
    costCentreId: 'kitchen',
    note: ' Hof \n',
    termsAccepted: true,
  })
  expect(payInputOf(form, { delivery: book[0], billing: book[2] }, 7)).toMatchObject({
    addressId: 'office',
    billingAddressId: 'store',
    purchaseOrderNumber: 'KST 4711',
    costCentreId: 'kitchen',
    note: 'Hof',
  })
})

const number = { purchaseOrderNumber: 'Your company asks for one' }
test.each<[string, Partial<CheckoutForm>, Parameters<typeof firstMissing>[2], ReturnType<typeof firstMissing>]>([
  ['nothing', { termsAccepted: true }, { isMethodChosen: true, references: {} }, null],
  ['the terms', {}, { isMethodChosen: true, references: {} }, 'termsAccepted'],
  ['what the company asks for', {}, { isMethodChosen: true, references: number }, 'purchaseOrderNumber'],
  ['a cost centre', {}, { isMethodChosen: true, references: { costCentreId: 'Please choose' } }, 'costCentreId'],
  ['the method before these', {}, { isMethodChosen: false, references: number }, 'paymentMethodCode'],
  ['the invoice address before all', { isBillingOther: true }, { isMethodChosen: false, references: number }, 'billingAddressId'], // prettier-ignore
])('before an order is sent, %s is still missing', (_, values, rest, missing) => {
  const form = formOf(values)
  expect(firstMissing(form, chosenAddresses(form, book), rest)).toBe(missing)
})

const store = (storeId: string, selected: boolean[]) => ({
  storeId,
  items: selected.map((isSelected, index) => ({ productSkuId: `${storeId}${index}`, selected: isSelected })),
})

test('what would be ordered are the selected lines alone, and no store without any', () => {
  const carts = [store('a', [true, false, true]), store('b', [false]), store('c', [])] as unknown as Cart['carts']
  const stores = selectedStores({ carts })
  expect(stores.map(({ storeId }) => storeId)).toEqual(['a'])
  expect(stores[0]!.items.map(({ productSkuId }) => productSkuId)).toEqual(['a0', 'a2'])
  // The cart itself stays as it is.
  expect(carts[0]!.items).toHaveLength(3)
})
