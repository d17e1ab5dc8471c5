import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { production } from '../test/environment/production.ts'
import { startSmtp } from '../test/smtp.ts'

// A shop as in production, a person who signs up, loses the password and sets another one, and a database and mail server that fail
// in between: what of all that stands in the log.
const settings = {
  SECRETS_KEYS: `k1:${Buffer.alloc(32, 'geheimer Schluessel').toString('base64')}`,
  INBOUND_MAIL_SECRET: 'PostGeheimnis0123456789012345678901',
  PUBLIC_ORIGIN: 'https://shop.example',
}
const email = 'anna.bergmann@hotel.example'
const passwords = ['Abendrot-am-See-71', 'Morgenrot-am-See-72', 'Falsches-Wort-73']

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof startSmtp>>
let folder: string
let shop: ChildProcess
let origin: string
let log = ''
beforeAll(async () => {
  database = await createTestDatabase()
  smtp = await startSmtp()
  folder = mkdtempSync(join(tmpdir(), 'tresen-log-'))
  const own = {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://localhost:${smtp.port}`,
  }
  shop = spawn(process.execPath, ['bin/start.ts'], {
    env: { ...process.env, ...production, ...settings, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ready = Promise.withResolvers<string>()
  for (const stream of [shop.stdout!, shop.stderr!])
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      const address = /Tresen is ready at (\S+)/.exec(log)?.[1]
      if (address) ready.resolve(address)
    })
  shop.once('exit', () => ready.reject(new Error(log)))
  origin = await ready.promise
})
afterAll(async () => {
  if (shop.exitCode === null) {
    shop.kill('SIGKILL')
    await once(shop, 'exit')
  }
  await smtp.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function call(path: string, body: object, token?: string) {
  const reply = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await reply.text()
  return { status: reply.status, answer: text ? (JSON.parse(text) as Record<string, string>) : {} }
}

/** What the link in the newest mail to her proves by. */
async function mailedToken(count: number) {
  await expect.poll(() => smtp.arrived.length, { timeout: 60_000 }).toBe(count)
  return /[?#&/](?:token=)?([\w-]{27,})/.exec(smtp.arrived.at(-1)!.text!)![1]!
}

test('the log of a whole run holds no password, token, key or name', async () => {
  const [first, second, wrong] = passwords as [string, string, string]
  const person = { firstName: 'Annegret', lastName: 'Bergmann-Uhl', phoneNumber: '+49 40 7654321' }
  const company = { companyName: 'Hotel Seeblick Uhl', businessType: 'HOTEL', countryId: 1, language: 'de' }
  const agreed = { isBusinessConfirmed: true, termsAccepted: true }
  const signedUp = await call('/auth/sign-up', { email, password: first, ...person, ...company, ...agreed })
  expect(signedUp.status).toBe(201)
  const confirmation = await mailedToken(1)
  expect((await call('/auth/sign-in', { email, password: wrong })).status).toBe(401)
  const signedIn = await call('/auth/sign-in', { email, password: first })
  await call('/auth/forgot-password', { email })
  const reset = await mailedToken(2)
  await fetch(`${origin}/new-password?token=${reset}`)
  expect((await call('/auth/new-password', { token: reset, password: second })).status).toBeLessThan(300)
  const again = await call('/auth/sign-in', { email, password: second })
  // Refused, by its fields, by its form and by the database, each with all that was sent.
  await call('/auth/sign-up', { email, password: second, ...person, surprise: wrong })
  await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"password":"${wrong}"`,
  })
  const mail = new FormData()
  mail.set('secret', settings.INBOUND_MAIL_SECRET)
  mail.set('message', new File([`From: ${email}\r\nSubject: ${person.lastName}\r\n\r\nHallo`], 'mail.eml'))
  expect((await fetch(`${origin}/api/v1/inbound-mail`, { method: 'POST', body: mail })).ok).toBe(true)
  const other = get(`${origin}/stores`, { headers: { host: 'evil.example' } })
  expect(((await once(other, 'response')) as [IncomingMessage])[0].resume().statusCode).toBe(421)
  await database.sql`alter table session rename to session_away`
  expect((await call('/auth/sign-in', { email, password: second }, again.answer.authToken)).status).toBe(500)
  await database.sql`alter table session_away rename to session`
  // The answer is there before its line has come through the pipe.
  await expect.poll(() => log, { timeout: 60_000 }).toContain('"level":50')
  const ended = once(shop, 'exit')
  shop.kill('SIGTERM')
  await ended
  const secrets = [
    ...passwords,
    ...[signedUp, signedIn, again].flatMap(({ answer }) => [answer.authToken, answer.deviceToken]),
    confirmation,
    reset,
    settings.INBOUND_MAIL_SECRET,
    settings.SECRETS_KEYS.slice(3),
    email,
    person.lastName,
    person.phoneNumber,
    company.companyName,
  ]
  expect(secrets.every((secret) => secret && secret.length >= 10)).toBe(true)
  expect(log.split('\n').length).toBeGreaterThan(20)
  expect(secrets.filter((secret) => log.includes(secret!))).toEqual([])
})
