import { expect, test } from 'vitest'
import { paymentMethodCodes, paymentMethods, providerMethods } from '../../contract/payment-methods.ts'
import { methodsFor } from '../../sandbox/calls/methods.ts'

const offers = paymentMethodCodes.flatMap((code) => {
  const { offers } = paymentMethods[code]
  return typeof offers === 'string' ? [] : offers.map((offer) => ({ code, ...offer }))
})

test.each(offers)('the provider takes $upToCents cents by $method for $code in $countries', (offer) => {
  const amount = { value: (offer.upToCents / 100).toFixed(2), currency: 'EUR' }
  const countries = offer.countries === 'ALL' ? ['DE', 'FI'] : offer.countries
  const { id } = providerMethods[offer.method]
  const refusing = countries.filter(
    (billingCountry) =>
      !methodsFor({ amount, billingCountry, includesApplePay: true }).some((method) => method.id === id),
  )
  expect(refusing).toEqual([])
})
