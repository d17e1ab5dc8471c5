import { afterAll, beforeAll, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as cartApi from '../../../contract/cart.ts'
import * as documentsApi from '../../../contract/orders/documents.ts'
import * as ordersApi from '../../../contract/orders/orders.ts'
import * as profileApi from '../../../contract/profile.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createMember } from '../../../test/builders.ts'
import { openDatabase } from '../../platform/db.ts'
import { openPasswords } from '../password/passwords.ts'
import { identifyBy } from '../session/identify.ts'

const PASSWORD = 'Espresso-Tonic-8'

let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await openPasswords().hash(PASSWORD)
})
afterAll(() => app.close())

test('a bookkeeper sees documents and nothing else, and is told who may more', async () => {
  const owner = await createBuyer(app.db)
  const { token } = await createMember(app.db, { companyId: owner.id, roles: ['BOOKKEEPER'] })
  expect((await app.request(documentsApi.listMonths, {}, { token })).months).toEqual([])
  expect(await app.refusal(ordersApi.list, {}, { token, language: 'de' })).toMatchObject({
    status: 403,
    code: 'RIGHT_MISSING',
    message:
      'Dafür fehlt dir das Recht „Bestellungen“. Diese Rollen haben es: Inhaber, Einkauf, Freigabe. Geben kann es dir, wer die Rolle Inhaber hat.',
    missing: { right: 'orders', roles: ['OWNER', 'BUYER', 'APPROVER'] },
  })
  expect(await app.refusal(cartApi.read, {}, { token })).toMatchObject({
    message: 'You lack the right for buying. These roles have it: Owner, Buyer. An owner can give it to you.',
  })
})

test('the company of a profile is changed by owners alone, the person by each', async () => {
  const owner = await createBuyer(app.db)
  const { token } = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  const { email: _, vatIdStatus: __, ...profile } = await app.request(profileApi.read, {}, { token })
  expect(profile).toMatchObject({ companyName: 'Café Morgenrot', businessType: 'CAFE' })
  const changed = await app.request(profileApi.update, { ...profile, firstName: 'Ida' }, { token })
  expect(changed).toMatchObject({ firstName: 'Ida' })
  const other = { ...profile, companyName: 'Anders' }
  expect(await app.refusal(profileApi.update, other, { token })).toMatchObject({
    code: 'RIGHT_MISSING',
    missing: { right: 'company', roles: ['OWNER'] },
  })
  await app.request(profileApi.update, other, owner)
  expect(await app.request(profileApi.read, {}, { token })).toMatchObject({ companyName: 'Anders', firstName: 'Ida' })
})

test('who belongs to several acts as one of them, and to none sees no prices', async () => {
  const [mine, theirs] = [await createBuyer(app.db), await createBuyer(app.db, { companyName: 'Bar' })]
  const member = await createMember(app.db, { companyId: theirs.id, roles: ['BUYER'] })
  await app.db`
    insert into membership (id, account_id, company_id, roles, created_at)
    values (gen_random_uuid(), ${member.id}, ${mine.id}, '{BUYER}', now() + interval '1 second')`
  const userOf = () => app.request(accountApi.readCurrentUser, {}, member)
  expect(await userOf()).toMatchObject({ user: { role: 'BUYER' }, userDetails: { companyName: 'Bar' } })
  await app.db`
    update session set membership_id = (
      select id from membership where account_id = ${member.id} and company_id = ${mine.id})
    where account_id = ${member.id}`
  expect(await userOf()).toMatchObject({ userDetails: { companyName: 'Café Morgenrot' } })
  await app.db`delete from membership where account_id = ${member.id} and company_id = ${mine.id}`
  expect((await userOf()).user).toBeNull()
})

test('other roles and a removal count in every process with the next call', async () => {
  const owner = await createBuyer(app.db)
  const { id, token, membershipId } = await createMember(app.db, { companyId: owner.id, roles: ['BOOKKEEPER'] })
  await app.db`update session set membership_id = ${membershipId} where account_id = ${id}`
  const other = openDatabase(app.databaseUrl, { connections: 1 })
  const inOther = identifyBy({ db: other, clock: app.deps.clock })
  try {
    expect(await inOther(token)).toMatchObject({ roles: ['BOOKKEEPER'] })
    await app.db`update membership set roles = '{BUYER}' where id = ${membershipId}`
    expect(await inOther(token)).toMatchObject({ roles: ['BUYER'] })
    await app.db`delete from membership where id = ${membershipId}`
    expect(await inOther(token)).toBeNull()
    expect(await app.refusal(profileApi.read, {}, { token })).toMatchObject({ status: 401 })
  } finally {
    await other.end({ timeout: 1 })
  }
})

test('who is erased leaves the company to the others; an only owner cannot go before them', async () => {
  const owner = await createBuyer(app.db, { passwordHash, companyName: 'Bleibt' })
  const member = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  const erase = () => app.request(profileApi.eraseAccount, { password: PASSWORD }, owner)
  await expect(erase()).rejects.toMatchObject({ status: 422, code: 'LAST_OWNER' })
  await app.db`update membership set roles = '{OWNER}' where id = ${member.membershipId}`
  await erase()
  expect(await app.request(profileApi.read, {}, member)).toMatchObject({ companyName: 'Bleibt' })
  expect((await app.request(ordersApi.list, {}, member)).items).toEqual([])
  const [left] = await app.db`select email, company_name from account where id = ${owner.id}`
  expect(left).toMatchObject({ email: expect.stringContaining('erased-'), companyName: '' })
  const { records } = await app.request(profileApi.exportAccount, {}, member)
  expect(records).toMatchObject({ membership: [{ roles: ['OWNER'] }], company: [{ name: 'Bleibt' }] })
})

test('of two owners who go at once one stays', async () => {
  const owner = await createBuyer(app.db, { passwordHash })
  const second = await createMember(app.db, { companyId: owner.id, roles: ['OWNER'] })
  await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  await app.db`update account set password_hash = ${passwordHash} where id = ${second.id}`
  const go = (who: { token: string }) => app.request(profileApi.eraseAccount, { password: PASSWORD }, who)
  const outcomes = await Promise.allSettled([go(owner), go(second)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'LAST_OWNER' } })
})
