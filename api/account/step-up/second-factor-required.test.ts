import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as synonymsApi from '../../../contract/synonyms.ts'
import * as membershipsApi from '../../../contract/team/memberships.ts'
import * as passkeysApi from '../../../contract/security/passkeys.ts'
import * as secondFactorApi from '../../../contract/security/second-factor.ts'
import * as stepUpApi from '../../../contract/security/step-up.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, type BuyerValues } from '../../../test/builders.ts'
import { openAuthenticator, type Authenticator } from '../../../test/passkeys/authenticator.ts'
import { newId } from '../../platform/ids.ts'

const password = 'Espresso-Tonic-8'
type Signed = { token: string }

let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  passwordHash = await hash(password)
})
afterAll(() => app.close())
beforeEach(() => {
  app.time.shiftMs = 0
})

const person = (values: BuyerValues = {}) =>
  createBuyer(app.db, { passwordHash, role: 'OPERATOR', businessType: null, ...values })

async function signIn({ email }: { email: string }): Promise<Signed> {
  return { token: (await app.request(accountApi.signIn, { email, password })).authToken }
}

const groups = () => [`Krug ${newId().slice(-6)}`, 'Humpen']
const write = (signed: Signed) => app.request(synonymsApi.add, { names: groups() }, signed)
const refused = (signed: Signed, language: 'de' | 'en' = 'en') =>
  app.refusal(synonymsApi.add, { names: groups() }, { ...signed, language })

async function addPasskey(signed: Signed): Promise<Authenticator> {
  const device = openAuthenticator(app.deps.origin)
  const { options } = await app.request(passkeysApi.begin, { password }, signed)
  const credential = device.create(options.challenge as string)
  await app.request(passkeysApi.add, { name: 'Laptop', credential }, signed)
  return device
}

async function showPasskey(signed: Signed, device: Authenticator) {
  const { options } = await app.request(stepUpApi.begin, {}, signed)
  const credential = device.use(options.challenge as string)
  await app.request(stepUpApi.confirm, { purpose: 'SECOND_FACTOR', credential }, signed)
}

const required = { status: 403, code: 'STEP_UP_REQUIRED', stepUp: { purpose: 'SECOND_FACTOR', ways: ['PASSKEY'] } }

test('an operator reads with a password, and writes once an authenticator app is set up', async () => {
  const operator = await person()
  const signed = await signIn(operator)
  expect(await app.request(secondFactorApi.read, {}, signed)).toMatchObject({ totpSince: null, isRequired: true })
  await app.request(synonymsApi.list, { name: 'Klopapier' }, signed)
  expect(await refused(signed, 'de')).toMatchObject({
    code: 'SECOND_FACTOR_MISSING',
    message:
      'Dafür brauchst du einen zweiten Faktor. Richte bitte zuerst einen Passkey oder eine Authenticator-App ein.',
    stepUp: { purpose: 'SECOND_FACTOR', ways: [] },
  })
  const byPassword = { purpose: 'SECOND_FACTOR' as const, password }
  expect(await app.refusal(stepUpApi.confirm, byPassword, signed)).toMatchObject({ code: 'SECOND_FACTOR_MISSING' })
  const { secret } = await app.request(secondFactorApi.setUpTotp, { password }, signed)
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const { recoveryCodes } = await app.request(secondFactorApi.confirmTotp, { code: totp.generate() }, signed)
  await write(signed)
  const half = await app.refusal(accountApi.signIn, { email: operator.email, password })
  const whole = { token: half.secondFactor!.token, code: recoveryCodes[0]! }
  await write({ token: (await app.request(secondFactorApi.signIn, whole)).authToken })
  await app.request(secondFactorApi.removeTotp, { password, code: recoveryCodes[1]! }, signed)
  expect(await refused(signed)).toMatchObject({ code: 'SECOND_FACTOR_MISSING' })
})

test('who has a passkey and signs in by password shows it once in the session', async () => {
  const operator = await person()
  const first = await signIn(operator)
  const device = await addPasskey(first)
  await write(first)
  const signed = await signIn(operator)
  expect(await refused(signed)).toMatchObject(required)
  await showPasskey(signed, device)
  await write(signed)
  expect(await refused(await signIn(operator))).toMatchObject(required)
})

test('with the password alone nobody puts another factor in the place of the one that is required', async () => {
  const operator = await person()
  const first = await signIn(operator)
  const device = await addPasskey(first)
  const [passkey] = await app.request(passkeysApi.list, {}, first)
  const signed = await signIn(operator)
  expect(await app.refusal(secondFactorApi.setUpTotp, { password }, signed)).toMatchObject(required)
  expect(await app.refusal(passkeysApi.begin, { password }, signed)).toMatchObject(required)
  expect(await app.refusal(passkeysApi.remove, { id: passkey!.id }, signed)).toMatchObject(required)
  // A challenge for showing a passkey is none for adding one.
  const { options } = await app.request(stepUpApi.begin, {}, signed)
  const credential = openAuthenticator(app.deps.origin).create(options.challenge as string)
  expect(await app.refusal(passkeysApi.add, { name: 'Fremd', credential }, signed)).toMatchObject(required)
  await showPasskey(signed, device)
  await app.request(passkeysApi.remove, { id: passkey!.id }, signed)
  expect(await refused(signed)).toMatchObject({ code: 'SECOND_FACTOR_MISSING' })
  expect(await refused(first)).toMatchObject({ code: 'SECOND_FACTOR_MISSING' })
})

test('a buyer needs none, and changes theirs with the password', async () => {
  const buyer = await person({ role: 'BUYER', businessType: 'CAFE' })
  await addPasskey(await signIn(buyer))
  const signed = await signIn(buyer)
  expect(await app.request(secondFactorApi.read, {}, signed)).toMatchObject({ isRequired: false })
  await addPasskey(signed)
  const [passkey] = await app.request(passkeysApi.list, {}, signed)
  await app.request(passkeysApi.remove, { id: passkey!.id }, signed)
})

test('a session that goes on as another membership has shown what the one before has', async () => {
  const operator = await person({ role: 'BUYER', businessType: 'CAFE' })
  const id = newId()
  await app.db`insert into membership (id, account_id, is_operator, roles) values (${id}, ${operator.id}, true, '{ADMIN}')`
  const signed = await signIn(operator)
  await addPasskey(signed)
  const { authToken } = await app.request(membershipsApi.act, { id }, signed)
  await write({ token: authToken })
})
