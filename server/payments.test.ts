import { expect, test } from 'vitest'
import { production } from '../test/environment/production.ts'
import { readEnvironment } from './environment/environment.ts'
import { paymentAccess } from './open-shop.ts'

const key = { PAYMENT_PROVIDER: 'mollie', MOLLIE_API_KEY: 'test_geheimgeheim' }
const webhooks = (variables: Record<string, string>) =>
  paymentAccess(readEnvironment({ ...key, ...variables }))?.webhookOrigin

test('Mollie is told an address of the shop that it can reach, and none that it would refuse', () => {
  expect(webhooks({ ...production, PUBLIC_ORIGIN: 'https://tresen.example' })).toBe('https://tresen.example')
  expect(webhooks({})).toBeNull()
  expect(webhooks({ MOLLIE_SERVER_URL: 'http://localhost:4000' })).toBe('http://localhost:3000')
})

test('without a provider there is nothing to reach', () => {
  expect(paymentAccess(readEnvironment({}))).toBeNull()
})
