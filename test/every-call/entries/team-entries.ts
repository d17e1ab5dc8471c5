import { createHash, randomBytes } from 'node:crypto'
import * as requestsApi from '../../../contract/order-requests.ts'
import { newId } from '../../../api/platform/ids.ts'
import { createBuyer, createMember } from '../../builders.ts'
import { open, own, owned, type Entries } from '../entry.ts'
import { fillCart, PASSWORD, type World } from '../world.ts'

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

const members = new Set<string>()
/** They would keep the owner from erasing the company. */
const dropMembers = async ({ app }: World) => {
  await app.db`delete from membership where id = any(${[...members]})`
  members.clear()
}
async function memberOfOwner({ app, owner }: World): Promise<string> {
  const { membershipId } = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  members.add(membershipId)
  return membershipId
}
/** All other calls are an owner's. */
const ownAgain = async (world: World) => {
  await world.app
    .db`update membership set roles = '{OWNER}' where account_id = ${world.owner.id} and company_id = ${world.owner.id}`
  await dropMembers(world)
}
async function oneApprover(world: World) {
  await dropMembers(world)
  const { id, membershipId } = await createMember(world.app.db, { companyId: world.owner.id, roles: ['APPROVER'] })
  members.add(membershipId)
  return id
}

async function costCentreOf({ app, owner }: World) {
  const id = newId()
  await app.db`
    insert into cost_centre (buyer_id, id, code, name, created_at) values (${owner.id}, ${id}, ${id}, 'Küche', now())`
  return { id }
}

/** Other calls order without references. */
const askForNothing = async ({ app }: World) =>
  void (await app.db`
    update company set requires_purchase_order = false, purchase_order_pattern = null, requires_cost_centre = false`)

/** What the owner asks for themselves; somebody else may decide it. */
async function ownRequest(world: World) {
  await oneApprover(world)
  const input = { paymentMethodCode: 'BANK_TRANSFER', cartVersion: await fillCart(world) } as const
  const { id } = await world.app.request(requestsApi.request, input, world.owner)
  return { id }
}

/** What another member asks for, so that the owner may decide it. */
async function requestOfMember(world: World) {
  const { id } = await ownRequest(world)
  await world.app.db`update order_request set requested_by = ${await oneApprover(world)} where id = ${id}`
  return { id }
}

export const team: Entries = {
  'GET /api/v1/account/order-limit': own(),
  'PUT /api/v1/account/team/members/{id}/order-limit': {
    ...owned(async (world) => ({ id: await memberOfOwner(world), limit: { amount: 100, period: 'MONTH' } })),
    after: dropMembers,
  },
  'GET /api/v1/account/order-rules': own(),
  'PUT /api/v1/account/order-rules': {
    ...own(() => ({ requiresPurchaseOrder: true, purchaseOrderPattern: 'EK-####', requiresCostCentre: false })),
    after: askForNothing,
  },
  'POST /api/v1/account/cost-centres': own(() => ({ code: newId(), name: 'Küche' })),
  'PUT /api/v1/account/cost-centres/{id}': owned(async (world) => ({
    ...(await costCentreOf(world)),
    code: newId(),
    name: 'Bar',
    isActive: true,
  })),
  'PUT /api/v1/account/team/members/{id}/cost-centres': {
    ...owned(async (world) => ({
      id: await memberOfOwner(world),
      defaultId: null,
      boundIds: [],
    })),
    after: dropMembers,
  },
  'GET /api/v1/account/order-requests': own(),
  'GET /api/v1/account/order-requests/{id}': { ...owned(requestOfMember), after: dropMembers },
  'POST /api/v1/account/order-requests': {
    ...own(async (world) => {
      await oneApprover(world)
      return { paymentMethodCode: 'BANK_TRANSFER', cartVersion: await fillCart(world) }
    }),
    after: dropMembers,
  },
  'PUT /api/v1/account/order-requests/{id}/lines': {
    ...owned(async (world) => ({
      ...(await requestOfMember(world)),
      productSkuId: world.product.skuId,
      quantity: 12,
    })),
    after: dropMembers,
  },
  'POST /api/v1/account/order-requests/{id}/approval': {
    ...owned(async (world) => {
      const { id } = await requestOfMember(world)
      return { id, cartVersion: 1, termsAccepted: true }
    }),
    after: dropMembers,
  },
  'POST /api/v1/account/order-requests/{id}/refusal': {
    ...owned(async (world) => ({
      ...(await requestOfMember(world)),
      reply: 'Zu viel',
    })),
    after: dropMembers,
  },
  'POST /api/v1/account/order-requests/{id}/withdrawal': { ...owned(ownRequest), after: dropMembers },
  'GET /api/v1/account/team': own(),
  'POST /api/v1/account/team/invitations': {
    ...own(() => ({ email: `${newId()}@hotel.example`, roles: ['BUYER'] })),
  },
  'DELETE /api/v1/account/team/invitations/{id}': own(() => ({ id: newId() })),
  'PUT /api/v1/account/team/members/{id}': {
    ...owned(async (world) => ({ id: await memberOfOwner(world), roles: ['BOOKKEEPER'] })),
  },
  'POST /api/v1/account/team/members/{id}/ownership': {
    ...owned(async (world) => ({ id: await memberOfOwner(world), roles: ['BUYER'] })),
    after: ownAgain,
  },
  'DELETE /api/v1/account/team/members/{id}': {
    ...own(async (world) => ({ id: await memberOfOwner(world) })),
  },
  'GET /api/v1/account/memberships': own(),
  'POST /api/v1/account/memberships/{id}/act': owned(anotherMembership),
  'POST /api/v1/auth/invitations/read': open(async (world) => ({
    token: await invitationOf(world, `${newId()}@hotel.example`),
  })),
  'POST /api/v1/auth/invitations/accept': {
    input: async (world) => ({ token: await invitationOf(world, world.owner.email) }),
    others: 403,
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
