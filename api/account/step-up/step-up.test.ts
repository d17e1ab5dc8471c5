import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import { endpoints } from '../../../contract/api.ts'
import type { StepUpPurpose } from '../../../contract/platform/step-up-purposes.ts'
import * as profileApi from '../../../contract/profile.ts'
import type { CompanyRole } from '../../../contract/rights.ts'
import * as stepUpApi from '../../../contract/security/step-up.ts'
import * as teamApi from '../../../contract/team/team.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createMember, type BuyerValues } from '../../../test/builders.ts'
import { openAuthenticator } from '../../../test/passkeys/authenticator.ts'
import { newId } from '../../platform/ids.ts'

const password = 'Espresso-Tonic-8'
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
type Person = Awaited<ReturnType<typeof createBuyer>>

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

const person = (values: BuyerValues = {}) => createBuyer(app.db, { passwordHash, ...values })
const codeNow = () =>
  new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: Date.now() + app.time.shiftMs })

async function withApp(values: BuyerValues = {}): Promise<Person> {
  const one = await person(values)
  const sealedSecret = app.deps.secrets.seal(SECRET, one.id)
  const now = new Date()
  await app.db`insert into totp ${app.db({ accountId: one.id, sealedSecret, createdAt: now, confirmedAt: now })}`
  return one
}

const confirm = async ({ token }: { token: string }, shown: object, purpose: StepUpPurpose = 'TEAM') =>
  (await app.request(stepUpApi.confirm, { purpose, ...shown } as never, { token })).token

const plain = ({ token }: { token: string }, stepUp?: string) => ({
  token,
  isSteppedUp: false,
  ...(stepUp && { headers: { 'x-step-up': stepUp } }),
})

/** A call with purpose TEAM that changes something each time. */
async function changeRoles(owner: Person, stepUp?: string) {
  const { membershipId } = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  return app.request(teamApi.changeRoles, { id: membershipId, roles: ['APPROVER'] }, plain(owner, stepUp))
}
const required = (ways: string[], purpose: StepUpPurpose = 'TEAM') => ({
  status: 403,
  code: 'STEP_UP_REQUIRED',
  stepUp: { purpose, ways },
})

test('impersonation, erasure, refunds, keys, money of stores and changes of a team ask for it', () => {
  const asking = endpoints.flatMap(({ method, path, stepUp }) => (stepUp ? [`${stepUp} ${method} ${path}`] : []))
  expect(asking.toSorted()).toEqual([
    'API_KEY POST /api/v1/account/api-keys',
    'API_KEY POST /api/v1/supplier/api-keys',
    'API_KEY POST /api/v1/supplier/webhooks',
    'BANK_ACCOUNT PUT /api/v1/supplier/bank-account',
    'ERASURE POST /api/v1/account/erasure',
    'ERASURE POST /api/v1/operator/accounts/{accountId}/erasure',
    'ERASURE POST /api/v1/operator/accounts/{accountId}/export',
    'IMPERSONATION POST /api/v1/operator/impersonation-codes',
    'PAYOUT POST /api/v1/operator/bank-statements/{id}/application',
    'PAYOUT POST /api/v1/operator/payout-runs',
    'PAYOUT POST /api/v1/operator/payout-runs/{number}/confirmation',
    'PAYOUT POST /api/v1/operator/payout-runs/{number}/discard',
    'PAYOUT POST /api/v1/operator/payout-runs/{number}/paid',
    'PAYOUT POST /api/v1/operator/payout-runs/{number}/returned',
    'REFUND POST /api/v1/operator/approvals/{id}/decision',
    'REFUND POST /api/v1/operator/claims/{number}/actions',
    'REFUND POST /api/v1/operator/money-moves/{id}/retry',
    'REFUND POST /api/v1/operator/orders/{orderNumber}/mark-paid',
    'REFUND POST /api/v1/operator/orders/{subOrderNumber}/actions',
    'REFUND POST /api/v1/operator/orders/{subOrderNumber}/refunds',
    'STORE_MONEY POST /api/v1/operator/stores/{slug}/commission',
    'STORE_MONEY POST /api/v1/operator/stores/{slug}/payout-hold',
    'STORE_MONEY POST /api/v1/operator/stores/{slug}/payout-release',
    'TEAM DELETE /api/v1/account/team/members/{id}',
    'TEAM DELETE /api/v1/operator/team/members/{id}',
    'TEAM DELETE /api/v1/supplier/team/members/{id}',
    'TEAM POST /api/v1/account/team/invitations',
    'TEAM POST /api/v1/account/team/members/{id}/ownership',
    'TEAM POST /api/v1/operator/team/invitations',
    'TEAM POST /api/v1/supplier/team/invitations',
    'TEAM PUT /api/v1/account/team/members/{id}',
    'TEAM PUT /api/v1/operator/team/members/{id}',
    'TEAM PUT /api/v1/supplier/team/members/{id}',
  ])
})

test('an invitation asks for it where it makes somebody an owner', async () => {
  const owner = await person()
  const invite = (roles: CompanyRole[], stepUp?: string) =>
    app.request(teamApi.invite, { email: `${newId()}@hotel.example`, roles }, plain(owner, stepUp))
  await invite(['BUYER'])
  await expect(invite(['BUYER', 'OWNER'])).rejects.toMatchObject(required(['PASSWORD']))
  await invite(['BUYER', 'OWNER'], await confirm(owner, { password }))
})

test('without a token the refusal says what for and how, by the factors the person has', async () => {
  const bare = await person()
  await expect(changeRoles(bare)).rejects.toMatchObject(required(['PASSWORD']))
  const owner = await withApp()
  await expect(changeRoles(owner)).rejects.toMatchObject(required(['CODE']))
  await addPasskey(owner)
  await expect(changeRoles(owner)).rejects.toMatchObject(required(['PASSKEY', 'CODE']))
  await expect(changeRoles(owner, 'x'.repeat(43))).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' })
})

test('a token is good for one call that is done', async () => {
  const owner = await withApp()
  const stepUp = await confirm(owner, { code: codeNow() })
  await changeRoles(owner, stepUp)
  await expect(changeRoles(owner, stepUp)).rejects.toMatchObject(required(['CODE']))
  expect((await app.db`select from step_up where step_up::text like ${`%${stepUp}%`}`).count).toBe(0)
})

test('of two calls at once with one token one is done', async () => {
  const owner = await person()
  const stepUp = await confirm(owner, { password })
  const outcomes = await Promise.allSettled([changeRoles(owner, stepUp), changeRoles(owner, stepUp)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a refused call gives the token back', async () => {
  const owner = await person()
  const stepUp = await confirm(owner, { password })
  const missing = { id: newId(), roles: ['BUYER'] }
  expect(await app.refusal(teamApi.changeRoles, missing, plain(owner, stepUp))).toMatchObject({ status: 404 })
  await changeRoles(owner, stepUp)
})

test('it lasts two minutes, for its purpose and its session alone', async () => {
  const owner = await person()
  const late = await confirm(owner, { password })
  app.time.shiftMs = 2 * 60_000 + 1000
  await expect(changeRoles(owner, late)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' })
  app.time.shiftMs = 0
  await expect(changeRoles(owner, await confirm(owner, { password }, 'ERASURE'))).rejects.toMatchObject(
    required(['PASSWORD']),
  )
  const other = await app.request(accountApi.signIn, { email: owner.email, password })
  const elsewhere = await confirm({ token: other.authToken }, { password })
  await expect(changeRoles(owner, elsewhere)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' })
})

test('the password is enough for who has nothing else, and for nobody else', async () => {
  const owner = await withApp()
  const byPassword = app.refusal(stepUpApi.confirm, { purpose: 'TEAM', password }, owner)
  expect(await byPassword).toMatchObject(required(['CODE']))
  const wrong = await app.refusal(stepUpApi.confirm, { purpose: 'TEAM', password: 'Wrong-123' }, await person())
  expect(wrong).toMatchObject({ status: 400, fieldErrors: { password: expect.any(String) } })
  const guessed = await app.refusal(stepUpApi.confirm, { purpose: 'TEAM', code: '000000' }, owner)
  expect(guessed).toMatchObject({ status: 400, fieldErrors: { code: expect.any(String) } })
  const code = codeNow()
  await confirm(owner, { code })
  expect(await app.refusal(stepUpApi.confirm, { purpose: 'TEAM', code }, owner)).toMatchObject({ code: 'VALIDATION' })
  expect(await app.refusal(stepUpApi.confirm, { purpose: 'TEAM' }, owner)).toMatchObject({ code: 'VALIDATION' })
})

test('the erasure takes its password as ever, and of who has a second factor this one, too', async () => {
  const bare = await person()
  await app.request(profileApi.eraseAccount, { password }, plain(bare))
  const owner = await withApp()
  const refused = app.refusal(profileApi.eraseAccount, { password }, plain(owner))
  expect(await refused).toMatchObject(required(['CODE'], 'ERASURE'))
  const stepUp = await confirm(owner, { code: codeNow() }, 'ERASURE')
  const mistyped = app.refusal(profileApi.eraseAccount, { password: 'Wrong-123' }, plain(owner, stepUp))
  expect(await mistyped).toMatchObject({ status: 400 })
  await app.request(profileApi.eraseAccount, { password }, plain(owner, stepUp))
})

test('a passkey of the account shows it, one of somebody else does not', async () => {
  const owner = await person()
  const authenticator = await addPasskey(owner)
  const stranger = await addPasskey(await person())
  const begin = async () =>
    (await app.request(stepUpApi.begin, {}, owner)).options as {
      challenge: string
      allowCredentials: { id: string }[]
    }
  const options = await begin()
  expect(options.allowCredentials.map(({ id }) => id)).toEqual([authenticator.credentialId])
  await changeRoles(owner, await confirm(owner, { credential: authenticator.use(options.challenge) }))
  const foreign = { purpose: 'TEAM', credential: stranger.use((await begin()).challenge) }
  expect(await app.refusal(stepUpApi.confirm, foreign, owner)).toMatchObject({ code: 'PASSKEY_REFUSED' })
})

test('an operator in the place of a buyer cannot show who that is', async () => {
  const operator = await createBuyer(app.db, { role: 'OPERATOR' })
  const impersonated = await person({ impersonatedBy: operator.id })
  const shown = app.refusal(stepUpApi.confirm, { purpose: 'TEAM', password }, impersonated)
  expect(await shown).toMatchObject({ status: 403, code: 'IMPERSONATION_REFUSED' })
  await expect(changeRoles(impersonated)).rejects.toMatchObject({ code: 'IMPERSONATION_REFUSED' })
})

async function addPasskey({ id: accountId }: Person) {
  const authenticator = openAuthenticator(app.deps.origin)
  const { credentialId, publicKey } = authenticator
  const stored = { id: newId(), accountId, credentialId, publicKey, counter: 1, transports: [] as string[] }
  await app.db`insert into passkey ${app.db({ ...stored, name: 'Laptop', createdAt: new Date() })}`
  return authenticator
}
