import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { signUpForm } from '../../../test/forms.ts'
import { createApi } from '../../app.ts'
import { createBuyer } from '../../../test/builders.ts'
import { newId } from '../../platform/ids.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailPasswordReset } from '../password/mail-password-reset.ts'
import { isKnownDevice } from './known-devices.ts'
import { openPasswords } from '../password/passwords.ts'
import { replacePassword } from '../password/password-reset-queries.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const post = (path: string, payload: object, options: { from?: string; forwarded?: string } = {}) =>
  app.fastify.inject({
    method: 'POST',
    url: `/api/v1/auth/${path}`,
    payload,
    remoteAddress: options.from ?? '10.0.0.1',
    headers: { 'x-language': 'de', ...(options.forwarded && { 'x-forwarded-for': options.forwarded }) },
  })
const guess = (email: string, options = {}) => post('sign-in', { email, password: 'Wrong-123' }, options)

const right = 'Espresso-Tonic-8'
const ownerOf = async () => createBuyer(app.db, { passwordHash: await openPasswords().hash(right) })

test('the eleventh guess at one account from one address has to wait, in whatever spelling', async () => {
  const { email } = await createBuyer(app.db)
  for (let i = 0; i < 10; i++) expect((await guess(email)).statusCode).toBe(401)
  const refused = await guess(email.toUpperCase(), { forwarded: '8.8.8.8' })
  const seconds = Number(refused.headers['retry-after'])
  expect(refused.statusCode).toBe(429)
  expect(seconds).toBeGreaterThan(800)
  expect(seconds).toBeLessThanOrEqual(900)
  expect(refused.json()).toMatchObject({
    code: 'RATE_LIMITED',
    message: `Zu viele Versuche. Bitte ${seconds} Sekunden warten.`,
  })
  expect((await guess('somebody-else@hotel.example')).statusCode).toBe(401)
})

test('guesses from elsewhere keep no owner out, however many they are', async () => {
  const { email } = await ownerOf()
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 8; j++) expect((await guess(email, { from: `10.0.${i}.1` })).statusCode).toBe(401)
  expect((await post('sign-in', { email, password: right }, { from: '10.9.9.9' })).statusCode).toBe(200)
})

test('of many guesses at once from many addresses most are sent away for a moment', async () => {
  const { email } = await createBuyer(app.db)
  for (let i = 0; i < 20; i++) expect((await guess(email, { from: `10.0.0.${i}` })).statusCode).toBe(401)
  const all = await Promise.all(Array.from({ length: 12 }, (_, i) => guess(email, { from: `10.0.1.${i}` })))
  const refused = all.filter(({ statusCode }) => statusCode === 429)
  expect(all.length - refused.length).toBe(5)
  expect(refused.length).toBe(7)
  expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(Array.from({ length: 7 }, () => '2'))
})

test('a device that signed in before is never refused for guesses of others, at its own address too', async () => {
  const { email } = await ownerOf()
  const signIn = (device: object) => post('sign-in', { email, password: right, ...device })
  const { deviceToken } = (await signIn({})).json()
  for (let i = 0; i < 11; i++) await guess(email)
  for (let i = 0; i < 100; i++) await post('sign-in', { email: `x${i}@hotel.example`, password: 'Wrong-123' })
  expect((await signIn({})).statusCode).toBe(429)
  expect((await signIn({ deviceToken: 'x'.repeat(43) })).statusCode).toBe(429)
  const again = await signIn({ deviceToken })
  expect(again.statusCode).toBe(200)
  expect(again.json().deviceToken).toEqual(deviceToken)
  for (let i = 0; i < 20; i++) await post('sign-in', { email, password: 'Wrong-123', deviceToken })
  expect((await signIn({ deviceToken })).statusCode).toBe(429)
})

test('no device is known any more once the password was set by a link', async () => {
  const owner = await ownerOf()
  const { deviceToken } = (await post('sign-in', { email: owner.email, password: right })).json()
  await app.db.begin((tx) => replacePassword(tx, owner.id, 'none'))
  expect(await isKnownDevice(app.db, owner.email, deviceToken)).toBe(false)
})

test('guesses at unknown accounts are counted alike', async () => {
  for (let i = 0; i < 10; i++) await guess('nobody@hotel.example')
  expect((await guess('nobody@hotel.example')).statusCode).toBe(429)
})

test('a right password and a new one start the count again', async () => {
  const { id, email } = await createBuyer(app.db, { passwordHash: await openPasswords().hash('Espresso-Tonic-8') })
  for (let i = 0; i < 9; i++) await guess(email)
  expect((await post('sign-in', { email, password: 'Espresso-Tonic-8' })).statusCode).toBe(200)
  for (let i = 0; i < 10; i++) expect((await guess(email)).statusCode).toBe(401)
  let token: string | undefined
  const mailer = { send: async ({ text }: Mail) => void (token = /\?token=([\w-]+)/.exec(text)?.[1]) }
  await mailPasswordReset(app.deps, mailer, { id: newId(), accountId: id })
  expect((await post('new-password', { token, password: 'Kakao-Minze-77' })).statusCode).toBe(204)
  expect((await guess(email)).statusCode).toBe(401)
})

test('X-Forwarded-For makes no new address', async () => {
  const ask = (i: number) => post('forgot-password', { email: `a${i}@hotel.example` }, { forwarded: `8.8.8.${i}` })
  for (let i = 0; i < 60; i++) expect((await ask(i)).statusCode).toBe(204)
  expect((await ask(60)).statusCode).toBe(429)
  expect((await post('forgot-password', { email: 'b@hotel.example' }, { from: '10.0.0.2' })).statusCode).toBe(204)
})

test('who asks for a sixth link within an hour has to wait, others have not, and an account gets ten mails', async () => {
  for (let i = 0; i < 5; i++) await post('forgot-password', { email: 'jana@hotel.example' })
  const refused = await post('forgot-password', { email: 'Jana@Hotel.example' })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after']) > 3500).toBe(true)
  const ask = (i: number) => post('forgot-password', { email: 'jana@hotel.example' }, { from: `10.0.1.${i}` })
  for (let i = 0; i < 10; i++) expect((await ask(i)).statusCode).toBe(204)
  expect((await app.db`select from pgboss.job where name = 'password-reset'`).count).toBe(10)
})

test('sign-ups and guessed links of one address are limited', async () => {
  for (const path of ['sign-up', 'new-password']) {
    // A password that is refused below its field, so that nothing is hashed.
    const input =
      path === 'sign-up'
        ? signUpForm({ password: 'Passwort1' })
        : { token: 'x'.repeat(43), password: 'Espresso-Tonic-8' }
    for (let i = 0; i < 60; i++) expect((await post(path, input)).statusCode).toBeOneOf([400, 422])
    expect((await post(path, input)).statusCode).toBe(429)
  }
})

test('neither an address nor an e-mail is kept', async () => {
  await guess('nobody@hotel.example')
  const rows = await app.db`select key from rate_limit where key not like 'visits%'`
  expect(rows).toHaveLength(3)
  for (const { key } of rows) expect(key).toMatch(/^sign-in-(address|pair|email):[\w-]{22}$/)
})

test('a load test may switch the limits off by argument', async () => {
  const fastify = Fastify()
  createApi(fastify, { ...app.deps, isUnlimited: true })
  const payload = { email: 'nobody@hotel.example', password: 'Wrong-123' }
  const statuses = await Promise.all(
    Array.from(
      { length: 12 },
      async () => (await fastify.inject({ method: 'POST', url: '/api/v1/auth/sign-in', payload })).statusCode,
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([401]))
  await fastify.close()
})
