import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as cartApi from '../../../contract/cart.ts'
import * as profileApi from '../../../contract/profile.ts'
import * as membershipsApi from '../../../contract/team/memberships.ts'
import * as teamApi from '../../../contract/team/team.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createBuyer, createMember } from '../../../test/builders.ts'
import { findMails } from '../../../test/mails.ts'
import type { CompanyRole } from '../../../contract/rights.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailInvitation, type InvitationMail } from './mail-invitation.ts'

const days = 24 * 60 * 60 * 1000

let app: TestApp
let owner: { id: string; token: string; email: string }
let email: string
let count = 0
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.time.shiftMs = 0
  owner = await createBuyer(app.db, { companyName: 'Hotel Spree' })
  email = `neu-${++count}@hotel.example`
})

async function mails(): Promise<(Mail & { token: string })[]> {
  const jobs = await app.db<{ data: InvitationMail }[]>`
    delete from pgboss.job where name = 'invitation' returning data`
  const sent: Mail[] = []
  for (const { data } of jobs) await mailInvitation(app.deps, { send: async (mail) => void sent.push(mail) }, data)
  return sent.map((mail) => ({ ...mail, token: /\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '' }))
}

async function invited(to = email, roles: CompanyRole[] = ['BUYER']) {
  await app.request(teamApi.invite, { email: to, roles }, owner)
  const [mail] = await mails()
  return mail!
}

const newcomer = (token: string) => ({
  token,
  password: 'Espresso-Tonic-8',
  firstName: 'Ida',
  lastName: 'Brook',
  phoneNumber: '+49 30 1234567',
  language: 'de' as const,
  termsAccepted: true as const,
})
const teamOf = (who = owner) => app.request(teamApi.read, {}, who)

test('who is invited joins with a new account, whose address counts as confirmed, and orders for the company', async () => {
  const mail = await invited()
  expect(await app.request(membershipsApi.readInvitation, { token: mail.token })).toMatchObject({
    teamName: 'Hotel Spree',
    inviterName: 'Jana Brandt',
    email,
    roles: ['BUYER'],
    hasAccount: false,
  })
  const { authToken } = await app.request(membershipsApi.join, newcomer(mail.token))
  const user = await app.request(accountApi.readCurrentUser, {}, { token: authToken })
  expect(user).toMatchObject({
    user: { role: 'BUYER' },
    userDetails: { email, companyName: 'Hotel Spree', isEmailConfirmed: true },
    membership: { rights: ['buy', 'orders', 'receive', 'documents'], isOneOfSeveral: false },
  })
  expect(await app.request(cartApi.read, {}, { token: authToken })).toMatchObject({ itemCount: 0 })
  expect(await teamOf()).toMatchObject({
    members: [
      { roles: ['OWNER'], isSelf: true },
      { email, roles: ['BUYER'], isSelf: false },
    ],
    invitations: [],
  })
})

test('an address whose owner has never confirmed it reads no word of the inviter; a confirmed one reads who invites', async () => {
  owner = await createBuyer(app.db, { companyName: '500 EUR: https://evil.example/x', firstName: 'Gewonnen!' })
  const unconfirmed = await createBuyer(app.db, { emailConfirmedAt: null, language: 'en' })
  const known = await createBuyer(app.db)
  for (const to of [email, unconfirmed.email]) {
    const mail = await invited(to)
    expect(mail).toMatchObject({ to, subject: 'Invitation to a team at Tresen' })
    expect(mail.subject + mail.text + mail.html).not.toMatch(/Gewonnen|EUR|evil/)
  }
  const named = await invited(known.email)
  expect(named.subject).toBe('Einladung ins Team von 500 EUR: https://evil.example/x')
  expect(named.text).toContain('Gewonnen! Brandt')
})

test('no row and no job holds the token; a later mail voids the link before, and so does withdrawing', async () => {
  const first = await invited()
  const rows = await app.db`select from invitation where invitation::text like ${`%${first.token}%`}`
  expect(rows.count).toBe(0)
  const second = await invited()
  const state = (token: string) =>
    app.request(membershipsApi.readInvitation, { token }).then(
      () => 'open',
      (refusal: { code: string }) => refusal.code,
    )
  expect(await state(first.token)).toBe('LINK_EXPIRED')
  expect(await state(second.token)).toBe('open')
  const { invitations } = await teamOf()
  expect(invitations).toMatchObject([{ email }])
  await app.request(teamApi.withdraw, { id: invitations[0]!.id }, owner)
  expect(await state(second.token)).toBe('LINK_EXPIRED')
})

test('a link works for seven days', async () => {
  const { token } = await invited()
  app.time.shiftMs = 7 * days - 60_000
  expect(await app.request(membershipsApi.readInvitation, { token })).toMatchObject({ email })
  app.time.shiftMs = 7 * days + 1000
  expect(await app.refusal(membershipsApi.join, newcomer(token))).toMatchObject({ status: 422, code: 'LINK_EXPIRED' })
})

test('of twenty uses of a link at once one joins', async () => {
  const { token } = await invited()
  const { done, refused } = await atOnce(20, () => app.request(membershipsApi.join, newcomer(token)))
  expect(done).toHaveLength(1)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['LINK_EXPIRED']))
  expect((await teamOf()).members).toHaveLength(2)
})

test('who has an account joins with it alone, acts for the company from then on, and can go back', async () => {
  const buyer = await createBuyer(app.db, { companyName: 'Bar' })
  const { token } = await invited(buyer.email.toUpperCase())
  expect(await app.request(membershipsApi.readInvitation, { token })).toMatchObject({ hasAccount: true })
  expect(await app.refusal(membershipsApi.join, newcomer(token))).toMatchObject({ code: 'EMAIL_TAKEN' })
  const stranger = await createBuyer(app.db)
  expect(await app.refusal(membershipsApi.accept, { token }, stranger)).toMatchObject({ code: 'INVITATION_OF_ANOTHER' })
  const { authToken } = await app.request(membershipsApi.accept, { token }, buyer)
  const companyOf = async (session: string) =>
    (await app.request(accountApi.readCurrentUser, {}, { token: session })).userDetails?.companyName
  expect(await companyOf(authToken)).toBe('Hotel Spree')
  // The token before is void: nothing goes on under it as the other company.
  expect(await companyOf(buyer.token)).toBeUndefined()
  const memberships = await app.request(membershipsApi.list, {}, { token: authToken })
  expect(memberships).toMatchObject([
    { name: 'Bar', isActing: false },
    { name: 'Hotel Spree', side: 'buyer', isActing: true },
  ])
  const back = await app.request(membershipsApi.act, { id: memberships[0]!.id }, { token: authToken })
  expect(await companyOf(back.authToken)).toBe('Bar')
  const foreign = await app.refusal(membershipsApi.act, { id: memberships[0]!.id }, stranger)
  expect(foreign).toMatchObject({ status: 404 })
})

test('a removed member is refused with the next call, and what they have invited is void', async () => {
  const { authToken: token } = await app.request(membershipsApi.join, newcomer((await invited(email, ['OWNER'])).token))
  await app.request(teamApi.invite, { email: `other-${email}`, roles: ['BUYER'] }, { token })
  const [theirs] = await mails()
  const member = (await teamOf()).members.find((one) => one.email === email)!
  await app.request(teamApi.remove, { id: member.id }, owner)
  expect(await app.refusal(cartApi.read, {}, { token })).toMatchObject({ status: 401 })
  expect(await app.refusal(membershipsApi.readInvitation, { token: theirs!.token })).toMatchObject({
    code: 'LINK_EXPIRED',
  })
  const again = await app.request(accountApi.signIn, { email, password: 'Espresso-Tonic-8' })
  const left = { token: again.authToken }
  expect(await app.refusal(cartApi.read, {}, left)).toMatchObject({ status: 403 })
  expect(await app.request(accountApi.readCurrentUser, {}, left)).toMatchObject({ membership: null })
})

test.each([
  ['has other roles', (id: string) => app.request(teamApi.changeRoles, { id, roles: ['BUYER'] }, owner)],
  ['has handed the company over', (id: string, token: string) => handOverFrom(id, token)],
  [
    'is erased',
    (_: string, token: string) => app.request(profileApi.eraseAccount, { password: 'Espresso-Tonic-8' }, { token }),
  ],
])('what an owner has invited who %s lets nobody in', async (_, end) => {
  const { authToken: token } = await app.request(membershipsApi.join, newcomer((await invited(email, ['OWNER'])).token))
  await app.request(teamApi.invite, { email: `other-${email}`, roles: ['OWNER'] }, { token })
  const [theirs] = await mails()
  await app.request(membershipsApi.readInvitation, { token: theirs!.token })
  const { id } = (await teamOf()).members.find((one) => one.email === email)!
  await end(id, token)
  const over = { code: 'LINK_EXPIRED' }
  expect(await app.refusal(membershipsApi.readInvitation, { token: theirs!.token })).toMatchObject(over)
  expect(await app.refusal(membershipsApi.join, newcomer(theirs!.token))).toMatchObject(over)
  expect((await teamOf()).invitations).toEqual([])
})

const handOverFrom = async (_: string, token: string) => {
  const self = (await teamOf()).members.find(({ isSelf }) => isSelf)!
  await app.request(teamApi.handOver, { id: self.id, roles: ['BUYER'] }, { token })
}

test('ownership is handed on by roles; the last owner can neither go nor be another', async () => {
  const member = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  const self = (await teamOf()).members.find(({ isSelf }) => isSelf)!
  const last = { status: 422, code: 'LAST_OWNER' }
  expect(await app.refusal(teamApi.changeRoles, { id: self.id, roles: ['BUYER'] }, owner)).toMatchObject(last)
  expect(await app.refusal(teamApi.remove, { id: self.id }, owner)).toMatchObject(last)
  await app.request(teamApi.changeRoles, { id: member.membershipId, roles: ['OWNER'] }, owner)
  expect(await app.request(teamApi.changeRoles, { id: self.id, roles: ['BUYER'] }, owner)).toMatchObject({
    roles: ['BUYER'],
    isSelf: true,
  })
  expect(await app.refusal(teamApi.read, {}, owner)).toMatchObject({ code: 'RIGHT_MISSING' })
  // Everybody may go, and nobody but owners sends others.
  expect(await app.refusal(teamApi.remove, { id: member.membershipId }, owner)).toMatchObject({ code: 'RIGHT_MISSING' })
  await app.request(teamApi.remove, { id: self.id }, owner)
  expect((await teamOf(member)).members).toHaveLength(1)
})

test('ownership is handed over in one step, and the new owner is told', async () => {
  const member = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  await app.db`update membership set limit_cents = 100, limit_period = 'ORDER' where id = ${member.membershipId}`
  const self = (await teamOf()).members.find(({ isSelf }) => isSelf)!
  const missing = { status: 404 }
  const other = await createBuyer(app.db)
  const foreign = (await teamOf(other)).members[0]!
  for (const { id } of [self, foreign])
    expect(await app.refusal(teamApi.handOver, { id, roles: ['BUYER'] }, owner)).toMatchObject(missing)
  const input = { id: member.membershipId, roles: ['RECEIVER' as const] }
  const both = await atOnce(2, () => app.request(teamApi.handOver, input, owner))
  expect(both.done).toMatchObject([{ roles: ['OWNER', 'BUYER'], limit: null, isSelf: false }])
  expect(both.refused).toMatchObject([{ code: 'RIGHT_MISSING' }])
  const { members } = await teamOf(member)
  expect(members.find(({ id }) => id === self.id)).toMatchObject({ roles: ['RECEIVER'] })
  const [mail] = await findMails(app.db, { to: members.find(({ id }) => id === member.membershipId)!.email })
  expect(mail).toMatchObject({ subject: 'Du bist jetzt Inhaber von Hotel Spree' })
})

test('of two owners who go at once one stays', async () => {
  const second = await createMember(app.db, { companyId: owner.id, roles: ['OWNER'] })
  const self = (await teamOf()).members.find(({ isSelf }) => isSelf)!
  const outcomes = await Promise.allSettled([
    app.request(teamApi.remove, { id: self.id }, owner),
    app.request(teamApi.remove, { id: second.membershipId }, second),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'LAST_OWNER' } })
})

test('a member is not invited again, and nobody is while the own address is not confirmed', async () => {
  const member = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  const again = app.refusal(teamApi.invite, { email: member.email, roles: ['BUYER'] }, owner)
  expect(await again).toMatchObject({ status: 409, code: 'MEMBER_EXISTS' })
  await app.db`update account set email_confirmed_at = null where id = ${owner.id}`
  const unknown = app.refusal(teamApi.invite, { email, roles: ['BUYER'] }, owner)
  expect(await unknown).toMatchObject({ status: 403, code: 'EMAIL_NOT_CONFIRMED' })
})
