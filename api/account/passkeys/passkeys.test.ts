import { afterAll, beforeAll, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as passkeysApi from '../../../contract/security/passkeys.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/builders.ts'
import { findMails } from '../../../test/mails.ts'
import { openAuthenticator, type Authenticator } from '../../../test/passkeys/authenticator.ts'
import { openPasswords } from '../password/passwords.ts'

const password = 'Espresso-Tonic-8'
const origin = 'http://tresen.test'
let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  passwordHash = await openPasswords().hash(password)
})
afterAll(() => app.close())

type Person = { token: string }
const buyer = (values = {}) => createBuyer(app.db, { passwordHash, ...values })
const challengeOf = ({ options }: { options: Record<string, unknown> }) => String(options.challenge)
const begin = (person: Person) => app.request(passkeysApi.begin, { password }, person)
const beginSignIn = async () => challengeOf(await app.request(passkeysApi.beginSignIn, {}))
const list = (person: Person) => app.request(passkeysApi.list, {}, person)

async function add(person: Person, authenticator: Authenticator, name = 'Laptop') {
  const credential = authenticator.create(challengeOf(await begin(person)))
  return app.request(passkeysApi.add, { name, credential }, person)
}
async function buyerWithKey() {
  const person = await buyer()
  const authenticator = openAuthenticator(origin)
  await add(person, authenticator)
  return { ...person, authenticator }
}
const refusedSignIn = (credential: object) => app.refusal(passkeysApi.signIn, { credential })

test('a passkey signs in without password', async () => {
  const { id, authenticator } = await buyerWithKey()
  const credential = authenticator.use(await beginSignIn())
  const { authToken } = await app.request(passkeysApi.signIn, { credential })
  const { user } = await app.request(accountApi.readCurrentUser, {}, { token: authToken })
  expect(user?.portalUserId).toBe(id)
})

test('several have names, are renamed and removed, and the owner gets a mail for each', async () => {
  const person = await buyerWithKey()
  const phone = await add(person, openAuthenticator(origin), 'Telefon')
  await app.request(passkeysApi.rename, { id: phone.id, name: 'Altes Telefon' }, person)
  expect((await list(person)).map(({ name }) => name)).toEqual(['Laptop', 'Altes Telefon'])
  await app.request(passkeysApi.remove, { id: (await list(person))[0]!.id }, person)
  expect((await list(person)).map(({ name }) => name)).toEqual(['Altes Telefon'])
  expect(await refusedSignIn(person.authenticator.use(await beginSignIn()))).toMatchObject({ code: 'PASSKEY_REFUSED' })
  expect(await findMails(app.db, { to: person.email })).toHaveLength(2)
})

test("nobody renames or removes somebody else's", async () => {
  const [mine, theirs] = [await buyer(), await buyerWithKey()]
  const [key] = await list(theirs)
  const renamed = app.refusal(passkeysApi.rename, { id: key!.id, name: 'x' }, mine)
  expect(await renamed).toMatchObject({ status: 404 })
  await app.request(passkeysApi.remove, { id: key!.id }, mine)
  expect(await list(theirs)).toHaveLength(1)
})

test('a wrong password begins nothing', async () => {
  const refused = app.refusal(passkeysApi.begin, { password: 'Wrong-123' }, await buyer())
  expect(await refused).toMatchObject({ status: 400, code: 'VALIDATION' })
})

test('an answer counts once, also when it is sent twice at once', async () => {
  const { authenticator } = await buyerWithKey()
  const credential = authenticator.use(await beginSignIn())
  const outcomes = await Promise.allSettled([1, 2].map(() => app.request(passkeysApi.signIn, { credential })))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a counter that does not grow is a copy', async () => {
  const { authenticator } = await buyerWithKey()
  await app.request(passkeysApi.signIn, { credential: authenticator.use(await beginSignIn()) })
  authenticator.counter -= 1
  expect(await refusedSignIn(authenticator.use(await beginSignIn()))).toMatchObject({ code: 'PASSKEY_REFUSED' })
})

test.each([
  ['another origin', { origin: 'http://tresen.example' }],
  ['another host', { rpId: 'tresen.example' }],
  ['a user who was not checked', { flags: 0x01 }],
  ['a signature of something else', { signed: Buffer.from('else') }],
])('%s is refused', async (_, wrong) => {
  const { authenticator } = await buyerWithKey()
  const refused = await refusedSignIn(authenticator.use(await beginSignIn(), wrong))
  expect(refused).toMatchObject({ status: 422, code: 'PASSKEY_REFUSED' })
})

test('a challenge is good for five minutes, for what it was made for and for whom', async () => {
  const [person, other] = [await buyerWithKey(), await buyer()]
  const made = openAuthenticator(origin)
  const foreign = made.create(challengeOf(await begin(other)))
  const added = app.refusal(passkeysApi.add, { name: 'x', credential: foreign }, person)
  expect(await added).toMatchObject({ code: 'PASSKEY_REFUSED' })
  const ofSignIn = openAuthenticator(origin).create(await beginSignIn())
  const mixed = app.refusal(passkeysApi.add, { name: 'x', credential: ofSignIn }, person)
  expect(await mixed).toMatchObject({ code: 'PASSKEY_REFUSED' })
  const late = await beginSignIn()
  app.time.shiftMs += 5 * 60_000
  expect(await refusedSignIn(person.authenticator.use(late))).toMatchObject({ code: 'PASSKEY_REFUSED' })
})

test('there are ten at most, and none for an operator in the place of a buyer', async () => {
  const person = await buyer()
  const begun = await Promise.all(
    [1, 2].map(async () => openAuthenticator(origin).create(challengeOf(await begin(person)))),
  )
  for (let i = 0; i < 9; i++) await add(person, openAuthenticator(origin), `Nr. ${i}`)
  const added = begun.map((credential) => app.request(passkeysApi.add, { name: 'x', credential }, person))
  const refusals = (await Promise.allSettled(added)).filter(({ status }) => status === 'rejected')
  expect(refusals).toMatchObject([{ reason: { code: 'LIMIT_REACHED' } }])
  expect(await app.refusal(passkeysApi.begin, { password }, person)).toMatchObject({ code: 'LIMIT_REACHED' })
  const operator = await buyer({ role: 'OPERATOR' })
  const impersonated = await buyer({ impersonatedBy: operator.id })
  expect(await app.refusal(passkeysApi.list, {}, impersonated)).toMatchObject({ status: 403 })
})
