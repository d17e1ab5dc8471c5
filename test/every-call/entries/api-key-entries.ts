import { randomUUID } from 'node:crypto'
import type { KeySide } from '../../../contract/rights.ts'
import { createApiKey } from '../../account/api-key.ts'
import { own, owned, type Entries } from '../entry.ts'
import type { World } from '../world.ts'

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

const newWebhook = () => ({ url: `https://hooks.example.de/${randomUUID()}`, events: ['order.placed'] })
const endWebhooks = async ({ app }: World) => void (await app.db`delete from webhook`)

async function webhookOf({ app, supplier }: World) {
  const id = randomUUID()
  await app.db`
    insert into webhook (id, store_id, url, events, secret, created_at)
    select ${id}, store_id, ${`https://hooks.example.de/${id}`}, array['order.placed'], ${app.deps.secrets.seal('whsec_', id)}, now()
    from membership where account_id = ${supplier.id} and store_id is not null limit 1`
  return { id }
}

async function deliveryOf(world: World) {
  const { id: webhookId } = await webhookOf(world)
  const [delivery] = await world.app.db<[{ id: string }]>`
    insert into webhook_delivery (webhook_id, event, data) values (${webhookId}, 'ping', '{}') returning id`
  return { id: delivery.id }
}

export const apiKeyEntries: Entries = {
  'GET /api/v1/account/api-keys': own(),
  'POST /api/v1/account/api-keys': { ...own(newKey), after: endKeys },
  'DELETE /api/v1/account/api-keys/{id}': own(keyOf('buyer')),
  'GET /api/v1/supplier/api-keys': own(),
  'POST /api/v1/supplier/api-keys': { ...own(newKey), after: endKeys },
  'DELETE /api/v1/supplier/api-keys/{id}': own(keyOf('supplier')),
  'GET /api/v1/supplier/webhooks': own(),
  'POST /api/v1/supplier/webhooks': { ...own(newWebhook), after: endWebhooks },
  'PUT /api/v1/supplier/webhooks/{id}': owned(async (world) => ({
    ...(await webhookOf(world)),
    events: ['claim.opened'],
    isOn: true,
  })),
  'DELETE /api/v1/supplier/webhooks/{id}': own(webhookOf),
  'POST /api/v1/supplier/webhooks/{id}/ping': owned(webhookOf),
  'POST /api/v1/supplier/webhooks/deliveries/{id}/replay': owned(deliveryOf),
}
