import { createHash, randomBytes } from 'node:crypto'
import { newId } from '../../api/platform/ids.ts'
import { createBuyer, createMember } from '../builders.ts'
import { open, own, owned, type Entries } from './entry.ts'
import { PASSWORD, type World } from './world.ts'

const memberOfOwner = async ({ app, owner }: World) =>
  (await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })).membershipId

/** The token of an invitation to a company that no other call is about. */
async function invitationOf({ app }: World, email: string) {
  const token = randomBytes(32).toString('base64url')
  const { id } = await createBuyer(app.db)
  await app.db`
    insert into invitation (id, company_id, email, roles, invited_by, language, token_hash, created_at, expires_at)
    values (${newId()}, ${id}, ${email}, '{RECEIVER}', ${id}, 'de',
      ${createHash('sha256').update(token).digest()}, now(), now() + interval '7 days')`
  return token
}

const anotherMembership = async ({ app, owner }: World) => {
  const [membership] = await app.db<[{ id: string }]>`
    select id from membership where account_id = ${owner.id} and company_id = ${owner.id}`
  return { id: membership.id }
}

/** The owner acts for the own company in all other calls. */
const leaveOthers = async ({ app, owner }: World) => {
  await app.db`delete from membership where account_id = ${owner.id} and company_id <> ${owner.id}`
  await app.db`update membership set chosen_at = null where account_id = ${owner.id}`
}

export const team: Entries = {
  'GET /api/v1/account/team': own(),
  'POST /api/v1/account/team/invitations': {
    ...own(() => ({ email: `${newId()}@hotel.example`, roles: ['BUYER'] })),
    impersonated: 403,
  },
  'DELETE /api/v1/account/team/invitations/{id}': own(() => ({ id: newId() })),
  'PUT /api/v1/account/team/members/{id}': {
    ...owned(async (world) => ({ id: await memberOfOwner(world), roles: ['BOOKKEEPER'] })),
    impersonated: 403,
  },
  'DELETE /api/v1/account/team/members/{id}': {
    ...own(async (world) => ({ id: await memberOfOwner(world) })),
    impersonated: 403,
  },
  'GET /api/v1/account/memberships': own(),
  'POST /api/v1/account/memberships/{id}/act': { ...owned(anotherMembership), impersonated: 403 },
  'POST /api/v1/auth/invitations/read': open(async (world) => ({
    token: await invitationOf(world, `${newId()}@hotel.example`),
  })),
  'POST /api/v1/auth/invitations/accept': {
    input: async (world) => ({ token: await invitationOf(world, world.owner.email) }),
    others: 403,
    impersonated: 403,
    after: leaveOthers,
  },
  'POST /api/v1/auth/invitations/join': open(async (world) => ({
    token: await invitationOf(world, `${newId()}@hotel.example`),
    password: PASSWORD,
    firstName: 'Ida',
    lastName: 'Brook',
    phoneNumber: '+49 30 1234567',
    language: 'de',
    termsAccepted: true,
  })),
}
