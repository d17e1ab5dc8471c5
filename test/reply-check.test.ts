import { expect, test } from 'vitest'
import * as contentApi from '../contract/content.ts'
import * as wishlistApi from '../contract/wishlist.ts'
import { checkReply } from './reply-check.ts'

const reply = (statusCode: number, body: unknown) => ({ statusCode, body: JSON.stringify(body) })

test('a reply that differs from the document is found', () => {
  const germany = { countryId: 1, name: 'Germany', isoCode: 'DE', isEu: true, postalCodePattern: '', vatIdPattern: '' }
  checkReply(contentApi.listCountries, reply(200, [germany]))
  expect(() => checkReply(contentApi.listCountries, reply(200, [{ ...germany, countryId: '1' }]))).toThrow(
    /countryId must be int/,
  )
  expect(() => checkReply(contentApi.listCountries, reply(200, [{ name: 'Germany' }]))).toThrow(
    /must have required property/,
  )
  expect(() => checkReply(contentApi.listCountries, reply(201, []))).toThrow(/not declared/)
  expect(() => checkReply(contentApi.listCountries, reply(404, { message: 'no' }))).toThrow(/required property 'code'/)
  expect(() => checkReply(wishlistApi.add, { statusCode: 204, body: '{}' })).toThrow(/a body where none/)
})
