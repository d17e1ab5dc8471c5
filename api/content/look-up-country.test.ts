import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookUpCountry } from '../../contract/content.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'

const germany = { countryCode: 'DE', countryId: 1, currency: 'EUR', language: 'de' }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const lookUp = (headers: Record<string, string> = {}) => app.request(lookUpCountry, {}, { headers })

test('without an edge in front everybody is in Germany, whatever a client says', async () => {
  expect(await lookUp()).toEqual(germany)
  expect(await lookUp({ 'cf-ipcountry': 'FR' })).toEqual(germany)
})

test.each([
  [{ 'cf-ipcountry': 'FR' }, { countryCode: 'FR', countryId: 11, language: 'en' }],
  [{ 'x-country-code': 'at' }, { countryCode: 'AT', countryId: 2, language: 'de' }],
  [
    { 'cf-ipcountry': 'CH', 'x-country-code': 'FR' },
    { countryCode: 'CH', countryId: 101, language: 'de' },
  ],
  [{ 'cf-ipcountry': 'US' }, germany],
  [{ 'cf-ipcountry': 'XX' }, germany],
  [{ 'x-country-code': '<script>' }, germany],
  [{}, germany],
])('a trusted edge that says %j gives %j', async (headers, found) => {
  Object.assign(app.deps, { trustsEdge: true })
  expect(await lookUp(headers)).toMatchObject({ ...found, currency: 'EUR' })
})
