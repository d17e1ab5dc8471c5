// A client that is not ours: it knows the generated types beside it and nothing else of the shop. `api.ts` is generated
// from the OpenAPI document by test/foreign-client.test.ts, which compiles and runs this file in a folder of its own.
import createClient from 'openapi-fetch'
import type { paths } from './api.ts'

const [origin, email, mailbox] = process.argv.slice(2) as [string, string, string]
const visitor = createClient<paths>({ baseUrl: origin })

const signedUp = await visitor.POST('/api/v1/auth/sign-up', {
  body: {
    email,
    password: 'Espresso-Tonic-8',
    firstName: 'Łukasz',
    lastName: 'Çelik',
    phoneNumber: '+49 40 123456',
    companyName: 'Bäckerei Çelik',
    businessType: 'CAFE',
    countryId: 1,
    language: 'de',
    isBusinessConfirmed: true,
    termsAccepted: true,
  },
})
const buyer = createClient<paths>({
  baseUrl: origin,
  headers: { Authorization: `Bearer ${present(signedUp).authToken}` },
})
const found = await buyer.GET('/api/v1/listings/search', { params: { query: { q: 'Espresso', inStock: true } } })
const [product] = present(found).items
if (!product?.price) throw new Error('nothing with a price was found')
const { data: added } = await buyer.POST('/api/v1/cart', {
  body: { productSkuId: product.skuId, quantity: product.countPerBox },
})
const address = await buyer.POST('/api/v1/account/addresses', {
  body: {
    firstName: 'Łukasz',
    lastName: 'Çelik',
    email,
    phoneNumber: '+49 40 123456',
    countryId: 1,
    companyName: 'Bäckerei Çelik',
    street: 'Große Elbstraße',
    streetNumber: '45',
    cityName: 'Hamburg',
    postalCode: '22767',
    selected: true,
  },
})
// The mail as its reader sees it, one line: the token of the link.
const token = await (await fetch(mailbox)).text()
present(await visitor.POST('/api/v1/auth/email-confirmation', { body: { token } }))
const paid = await buyer.POST('/api/v1/checkout/pay', {
  body: {
    paymentMethodCode: 'BANK_TRANSFER',
    addressId: present(address).id,
    termsAccepted: true,
    cartVersion: present({ data: added }).version,
  },
})
const { orderId } = present(paid)
const order = await buyer.GET('/api/v1/account/orders/{id}', { params: { path: { id: orderId! } } })
process.stdout.write(JSON.stringify({ cart: added, order: present(order) }))

function present<T>({ data, error }: { data?: T; error?: { code: string; message: string } }): T {
  if (data === undefined) throw new Error(`${error?.code}: ${error?.message}`)
  return data
}
