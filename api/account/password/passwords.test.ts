import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/builders.ts'
import { Busy, currentClient } from '../../platform/limit-concurrency.ts'
import { openPasswords } from './passwords.ts'

const PASSWORD = 'Espresso-Tonic-8'
const AT_ONCE = 2
const WAITING = 60

let app: TestApp
let email: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  ;({ email } = await createBuyer(app.db, { passwordHash: await openPasswords().hash(PASSWORD) }))
})
afterAll(() => app.close())

const guess = (n: number, { fits } = openPasswords()) =>
  currentClient.run({ address: `198.51.100.${n}`, signal: new AbortController().signal }, () => fits(null, 'Wrong-123'))

/** Clients of their own who guess again and again, so that all places are taken at any time. */
function crowd(count: number, addressOf = (n: number) => n) {
  const state = { isOver: false }
  async function client(n: number) {
    while (!state.isOver) {
      const error: unknown = await guess(addressOf(n)).catch((refusal: unknown) => refusal)
      if (error !== false) expect(error).toBeInstanceOf(Busy)
      // Whoever was refused lets the others' work end before the next guess.
      await new Promise((resolve) => (error === false ? resolve(null) : setImmediate(resolve)))
    }
  }
  const clients = Array.from({ length: count }, (_, n) => client(n))
  return async () => {
    state.isOver = true
    await Promise.all(clients)
  }
}

const signIn = (from = '203.0.113.9') =>
  app.fastify.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    payload: { email, password: PASSWORD },
    remoteAddress: from,
    headers: { 'x-language': 'de' },
  })

test('two passwords are hashed and sixty wait, of whoever has opened them; the next is told that there is no place', async () => {
  // As two slices of the API, which share the cores.
  const opened = [openPasswords(), openPasswords()]
  const guesses = Array.from({ length: AT_ONCE + WAITING + 3 }, (_, n) => guess(n, opened[n % 2]))
  const outcomes = await Promise.allSettled(guesses)
  const refused = outcomes.flatMap((outcome, n) => (outcome.status === 'rejected' ? [[n, outcome.reason]] : []))
  expect(refused).toEqual([62, 63, 64].map((n) => [n, expect.any(Busy)]))
  expect(await guess(1)).toBe(false)
})

test('a sign-in for which there is no place is answered 503 with the seconds to wait, and works afterwards', async () => {
  const end = crowd(AT_ONCE + WAITING)
  const { statusCode, headers, body } = await signIn()
  await end()
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('2')
  expect(JSON.parse(body)).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringMatching(/./) })
  expect((await signIn()).statusCode).toBe(200)
})

test('one client who takes all places keeps nobody else out', async () => {
  const end = crowd(AT_ONCE + WAITING, () => 1)
  const { statusCode } = await signIn()
  await end()
  expect(statusCode).toBe(200)
})
