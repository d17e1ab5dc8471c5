import { newId } from '../../../api/platform/ids.ts'
import { createMember } from '../../builders.ts'
import { own, owned, type Entries } from '../entry.ts'
import type { World } from '../world.ts'

const inStore = ({ store }: World) => ({ storeId: store.id, roles: ['SALES'] as const })
const inOperators = () => ({ isOperator: true, roles: ['SUPPORT'] as const })

const memberOf = (team: typeof inStore | typeof inOperators) => async (world: World) => {
  const { membershipId } = await createMember(world.app.db, { ...team(world), roles: [...team(world).roles] } as never)
  return { id: membershipId }
}
const inStoreOf = memberOf(inStore)
const inOperatorsOf = memberOf(inOperators)
const reason = 'Neue Aufgabe'
const email = () => `${newId()}@hotel.example`

export const staffEntries: Entries = {
  'PUT /api/v1/supplier/store/auto-confirm': own(() => ({ autoConfirm: 'IN_STOCK' })),
  'GET /api/v1/supplier/team': own(),
  'POST /api/v1/supplier/team/invitations': own(() => ({ email: email(), roles: ['SALES'] })),
  'DELETE /api/v1/supplier/team/invitations/{id}': own(() => ({ id: newId() })),
  'PUT /api/v1/supplier/team/members/{id}': owned(async (world) => ({
    ...(await inStoreOf(world)),
    roles: ['FINANCE'],
  })),
  'DELETE /api/v1/supplier/team/members/{id}/sessions': owned(inStoreOf),
  'DELETE /api/v1/supplier/team/members/{id}': own(inStoreOf),
  'GET /api/v1/operator/team': own(),
  'POST /api/v1/operator/team/invitations': own(() => ({ email: email(), roles: ['SUPPORT'], reason })),
  'DELETE /api/v1/operator/team/invitations/{id}': own(async ({ app, operator }) => {
    const id = newId()
    await app.db`
      insert into invitation (id, is_operator, email, roles, invited_by, language, created_at, expires_at)
      values (${id}, true, ${email()}, '{SUPPORT}', ${operator.id}, 'de', now(), now() + interval '7 days')`
    return { id, reason }
  }),
  'PUT /api/v1/operator/team/members/{id}': owned(async (world) => ({
    ...(await inOperatorsOf(world)),
    roles: ['FINANCE'],
    reason,
  })),
  'DELETE /api/v1/operator/team/members/{id}/sessions': owned(async (world) => ({
    ...(await inOperatorsOf(world)),
    reason,
  })),
  'DELETE /api/v1/operator/team/members/{id}': own(async (world) => ({ ...(await inOperatorsOf(world)), reason })),
}
