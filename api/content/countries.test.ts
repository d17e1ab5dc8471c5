import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contentApi from '../../contract/content.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('countries are named in the language of the reader, Germany first', async () => {
  const countries = await app.request(contentApi.listCountries, {}, { language: 'de' })
  expect(countries[0]).toMatchObject({ countryId: 1, name: 'Deutschland', isoCode: 'DE', isEu: true })
  expect(countries.slice(1, 3).map(({ name }) => name)).toEqual(['Belgien', 'Bulgarien'])
  expect(countries.find(({ isoCode }) => isoCode === 'CH')).toMatchObject({ name: 'Schweiz', isEu: false })
  expect((await app.request(contentApi.listCountries, {}))[0]?.name).toBe('Germany')
})

test('every pattern is one of the whole text', async () => {
  for (const { postalCodePattern, vatIdPattern } of await app.request(contentApi.listCountries, {})) {
    expect(new RegExp(postalCodePattern).test('x 1 y')).toBe(false)
    expect(new RegExp(vatIdPattern).test('DE1')).toBe(false)
  }
})
