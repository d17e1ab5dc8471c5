import type { KeySide } from '../../contract/rights.ts'
import { createApiKey } from '../account/api-key.ts'
import { own, type Entries } from './entry.ts'
import type { World } from './world.ts'

const keyOf =
  (side: KeySide) =>
  async ({ app, owner, supplier }: World) => {
    const accountId = side === 'buyer' ? owner.id : supplier.id
    const [membership] = await app.db<[{ id: string }]>`
    select id from membership where account_id = ${accountId} order by created_at limit 1`
    return { id: (await createApiKey(app.db, membership.id, ['orders'])).id }
  }

const newKey = () => ({ name: 'Kasse', rights: ['orders'], days: 30 })

/** Only so many may live. */
const endKeys = async ({ app }: World) => void (await app.db`delete from api_key where name = 'Kasse'`)

export const apiKeyEntries: Entries = {
  'GET /api/v1/account/api-keys': own(),
  'POST /api/v1/account/api-keys': { ...own(newKey), impersonated: 403, after: endKeys },
  'DELETE /api/v1/account/api-keys/{id}': { ...own(keyOf('buyer')), impersonated: 403 },
  'GET /api/v1/supplier/api-keys': own(),
  'POST /api/v1/supplier/api-keys': { ...own(newKey), after: endKeys },
  'DELETE /api/v1/supplier/api-keys/{id}': own(keyOf('supplier')),
}
