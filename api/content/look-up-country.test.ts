import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contentApi from '../../contract/content.ts'
import { createApi } from '../app.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'

const germany = { countryCode: 'DE', countryId: 1, currency: 'EUR', language: 'de' }

let app: TestApp
const behindProxy = Fastify({ trustProxy: '127.0.0.1' })
beforeAll(async () => {
  app = await createTestApp()
  createApi(behindProxy, { ...app.deps, trustsEdge: true })
})
afterAll(async () => {
  await behindProxy.close()
  await app.close()
})

const lookUp = (headers: Record<string, string> = {}) => app.request(contentApi.lookUpCountry, {}, { headers })

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
  const reply = await behindProxy.inject({
    url: '/api/v1/lookup/ip',
    headers: { 'x-forwarded-for': '203.0.113.9', ...headers },
  })
  expect(reply.json()).toMatchObject({ ...found, currency: 'EUR' })
})
