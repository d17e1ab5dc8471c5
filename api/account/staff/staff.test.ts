import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as membershipsApi from '../../../contract/team/memberships.ts'
import * as staffApi from '../../../contract/team/staff.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createMember, createStore } from '../../../test/builders.ts'
import { mailInvitation } from '../team/mail-invitation.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

async function ownedStore() {
  const store = await createStore(app.db)
  const owner = await createMember(app.db, { storeId: store.id, roles: ['OWNER'] })
  await app.db`update account set email_confirmed_at = now(), first_name = 'Ida', last_name = 'Lohse' where id = ${owner.id}`
  return { store, owner, read: () => app.request(staffApi.readOfStore, {}, owner) }
}

/** The token of the link that is mailed. */
async function linkOf(invitationId: string) {
  const mails: { subject: string; html: string }[] = []
  const mailer = { send: async (mail: { subject: string; html: string }) => void mails.push(mail) }
  await mailInvitation(app.deps, mailer as never, { id: 'mail', invitationId })
  const [mail] = mails
  return { subject: mail!.subject, token: /token=([\w-]+)/.exec(mail!.html)![1]! }
}

test('who is invited joins the store with the roles, and acts for it', async () => {
  const { store, owner, read } = await ownedStore()
  const { email, token } = await createBuyer(app.db)
  const invitation = await app.request(staffApi.inviteToStore, { email, roles: ['SALES', 'FINANCE'] }, owner)
  const link = await linkOf(invitation.id)
  expect(link.subject).toContain(store.name)
  expect(await app.request(membershipsApi.readInvitation, { token: link.token }, {})).toMatchObject({
    side: 'supplier',
    teamName: store.name,
    roles: ['SALES', 'FINANCE'],
    hasAccount: true,
  })
  const joined = await app.request(membershipsApi.accept, { token: link.token }, { token })
  const { members, invitations } = await read()
  expect(members.map(({ roles }) => roles)).toEqual([['OWNER'], ['SALES', 'FINANCE']])
  expect(members[1]).toMatchObject({ email, sessions: 1, lastSeenAt: expect.any(Date), isSelf: false })
  expect(invitations).toEqual([])
  expect(await app.refusal(staffApi.readOfStore, {}, { token: joined.authToken })).toMatchObject({
    code: 'RIGHT_MISSING',
  })
})

test('an address that is invited again has one link, the last; a member is refused', async () => {
  const { owner, read } = await ownedStore()
  await app.request(staffApi.inviteToStore, { email: 'neu@hotel.example', roles: ['SALES'] }, owner)
  const [first] = (await read()).invitations
  const { token } = await linkOf(first!.id)
  await app.request(staffApi.inviteToStore, { email: 'NEU@hotel.example', roles: ['WAREHOUSE'] }, owner)
  expect((await read()).invitations).toMatchObject([{ roles: ['WAREHOUSE'] }])
  expect(await app.refusal(membershipsApi.readInvitation, { token }, {})).toMatchObject({ code: 'LINK_EXPIRED' })
  const own = { email: owner.email, roles: ['SALES'] }
  expect(await app.refusal(staffApi.inviteToStore, own, owner)).toMatchObject({ code: 'MEMBER_EXISTS' })
})

test('roles count from the next call on, need a step up, and stand in the audit', async () => {
  const { store, owner } = await ownedStore()
  const seller = await createMember(app.db, { storeId: store.id, roles: ['SALES'] })
  const change = { id: seller.membershipId, roles: ['OWNER' as const] }
  const refused = await app.refusal(staffApi.changeRolesOfStore, change, { ...owner, isSteppedUp: false })
  expect(refused).toMatchObject({ code: 'STEP_UP_REQUIRED' })
  await app.request(staffApi.changeRolesOfStore, change, owner)
  expect((await app.request(staffApi.readOfStore, {}, seller)).members).toHaveLength(2)
  const [row] = await app.db`select before, after from audit_entry where target_id = ${seller.membershipId}`
  expect(row).toEqual({ before: { roles: ['SALES'] }, after: { roles: ['OWNER'] } })
})

test('what an owner has invited who has other roles now lets nobody in', async () => {
  const { store, owner, read } = await ownedStore()
  const former = await createMember(app.db, { storeId: store.id, roles: ['OWNER'] })
  await app.db`update account set email_confirmed_at = now() where id = ${former.id}`
  const { email, token } = await createBuyer(app.db)
  const { id } = await app.request(staffApi.inviteToStore, { email, roles: ['OWNER'] }, former)
  const link = await linkOf(id)
  await app.request(staffApi.changeRolesOfStore, { id: former.membershipId, roles: ['SALES'] }, owner)
  const refused = await app.refusal(membershipsApi.accept, { token: link.token }, { token })
  expect(refused).toMatchObject({ code: 'LINK_EXPIRED' })
  expect((await read()).invitations).toEqual([])
})

test('the last owner can neither go nor get other roles', async () => {
  const { owner } = await ownedStore()
  const id = owner.membershipId
  const refused = [
    await app.refusal(staffApi.changeRolesOfStore, { id, roles: ['SALES'] }, owner),
    await app.refusal(staffApi.removeOfStore, { id }, owner),
  ]
  expect(refused.map(({ code }) => code)).toEqual(['LAST_OWNER', 'LAST_OWNER'])
})

test('of two owners who remove each other at once one stays', async () => {
  const { store, owner } = await ownedStore()
  const other = await createMember(app.db, { storeId: store.id, roles: ['OWNER'] })
  await Promise.allSettled([
    app.request(staffApi.removeOfStore, { id: other.membershipId }, owner),
    app.request(staffApi.removeOfStore, { id: owner.membershipId }, other),
  ])
  const left = await app.db`select from membership where store_id = ${store.id} and 'OWNER' = any(roles)`
  expect(left.count).toBe(1)
})

test('sessions of a member end at once, the asking one stays', async () => {
  const { store, owner, read } = await ownedStore()
  const seller = await createMember(app.db, { storeId: store.id, roles: ['SALES'] })
  const token = randomBytes(32).toString('base64url')
  await app.db`
    insert into session (token_hash, account_id, membership_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${seller.id}, ${seller.membershipId}, now() + interval '1 day')`
  await app.request(membershipsApi.list, {}, { token })
  await app.request(staffApi.endSessionsOfStore, { id: seller.membershipId }, owner)
  expect(await app.refusal(membershipsApi.list, {}, { token })).toMatchObject({ status: 401 })
  await app.request(staffApi.endSessionsOfStore, { id: owner.membershipId }, owner)
  expect((await read()).members).toHaveLength(2)
})

test('a member of another store is not there', async () => {
  const { owner } = await ownedStore()
  const { owner: foreign, read } = await ownedStore()
  const id = foreign.membershipId
  expect(await app.refusal(staffApi.changeRolesOfStore, { id, roles: ['SALES'] }, owner)).toMatchObject({ status: 404 })
  expect(await app.refusal(staffApi.endSessionsOfStore, { id }, owner)).toMatchObject({ status: 404 })
  await app.request(staffApi.removeOfStore, { id }, owner)
  expect((await read()).members).toHaveLength(1)
})

test('operators: joined by invitation, removed with sessions in the places of buyers, never the last ADMIN', async () => {
  const admin = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
  await app.db`update account set email_confirmed_at = now() where id = ${admin.id}`
  const { email, token } = await createBuyer(app.db)
  const input = { email, roles: ['SUPPORT' as const], reason: 'Neue Kollegin' }
  const { id: invitationId } = await app.request(staffApi.inviteOperator, input, admin)
  const link = await linkOf(invitationId)
  expect(await app.request(membershipsApi.readInvitation, { token: link.token }, {})).toMatchObject({
    side: 'operator',
    teamName: '',
  })
  await app.request(membershipsApi.accept, { token: link.token }, { token })
  const joined = (await app.request(staffApi.readOperators, {}, admin)).members.find((each) => each.email === email)!
  const [{ accountId }] = await app.db<
    [{ accountId: string }]
  >`select account_id from membership where id = ${joined.id}`
  const buyer = await createBuyer(app.db)
  await app.db`
    insert into session (token_hash, account_id, impersonated_by, expires_at)
    values (${randomBytes(32)}, ${buyer.id}, ${accountId}, now() + interval '1 hour')`
  await app.request(staffApi.removeOperator, { id: joined.id, reason: 'Ausgeschieden' }, admin)
  expect((await app.db`select from session where impersonated_by = ${accountId}`).count).toBe(0)
  const self = { id: admin.membershipId, reason: 'Versuch' }
  expect(await app.refusal(staffApi.removeOperator, self, admin)).toMatchObject({ code: 'LAST_ADMIN' })
})
