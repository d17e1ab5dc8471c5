import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoContent, NoInput, requiredText } from '../platform/values.ts'

/** What a store's system can be told of. */
export const webhookEvents = [
  'order.placed',
  'order.cancelled',
  'return.opened',
  'claim.opened',
  'payout.paid',
  'import.finished',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Why a try got no answer: SECRET where what it is signed with cannot be opened here (SECRETS_KEYS). */
export const webhookErrors = [
  'NOT_PUBLIC',
  'NO_SUCH_NAME',
  'NO_ANSWER',
  'REFUSED',
  'CERTIFICATE',
  'BROKEN_OFF',
  'SECRET',
] as const
export type WebhookError = (typeof webhookErrors)[number]

export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  /** When we gave up and switched it off; null where we have not. */
  givenUpAt: z.nullable(DateTime),
  createdAt: DateTime,
})
export type Webhook = z.output<typeof Webhook>

const WebhookDelivery = z.object({
  /** Travels as `webhook-id`, the same over all tries. */
  id: z.string(),
  webhookId: z.string(),
  /** One of `webhookEvents`, or `ping`. */
  event: z.string(),
  data: z.record(z.string(), z.unknown()),
  at: DateTime,
  state: z.enum(['PENDING', 'DELIVERED', 'FAILED']),
  tries: z.number(),
  /** Of the last try. */
  triedAt: z.nullable(DateTime),
  /** What was answered to it, 100 to 599; null where nothing was. */
  status: z.nullable(z.number()),
  /** Why nothing was answered to it. */
  error: z.nullable(z.enum(webhookErrors)),
})
export type WebhookDelivery = z.output<typeof WebhookDelivery>

/** The secret stands in this answer and nowhere else. */
const MadeWebhook = z.object({ secret: z.string(), made: Webhook })

const events = z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length))
const Id = z.strictObject({ id: z.uuid() })
const path = '/api/v1/supplier/webhooks'
const shared = { access: 'supplier', right: 'apiKeys' } as const

export const list = endpoint({
  ...shared,
  method: 'GET',
  path,
  summary: 'Where the store is told what has happened, and the last hundred deliveries, newest first',
  input: NoInput,
  output: z.object({ webhooks: z.array(Webhook), deliveries: z.array(WebhookDelivery) }),
})

export const make = endpoint({
  ...shared,
  method: 'POST',
  path,
  stepUp: 'API_KEY',
  repeat: 'refused',
  summary:
    'Name an address for events, signed by Standard Webhooks; its secret is answered this once. 409 WEBHOOK_EXISTS, 422 LIMIT_REACHED beyond 10',
  status: 201,
  input: z.strictObject({ url: requiredText(500), events }),
  output: MadeWebhook,
})

export const change = endpoint({
  ...shared,
  method: 'PUT',
  path: `${path}/{id}`,
  repeat: 'same-effect',
  summary: 'Choose other events, or switch a webhook off or on',
  input: z.strictObject({ id: z.uuid(), events, isOn: z.boolean() }),
  output: Webhook,
})

export const remove = endpoint({
  ...shared,
  method: 'DELETE',
  path: `${path}/{id}`,
  repeat: 'same-effect',
  summary: 'Delete a webhook with what was still to be sent; one that is gone stays gone',
  status: 204,
  input: Id,
  output: NoContent,
})

export const ping = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/{id}/ping`,
  repeat: 'same-effect',
  summary: 'Send the event `ping`, unless one is still on its way',
  status: 204,
  input: Id,
  output: NoContent,
})

export const replay = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/deliveries/{id}/replay`,
  repeat: 'same-effect',
  summary: 'Send a delivery again now, under the same id; 404 for another store’s or one that is over 30 days old',
  status: 204,
  input: Id,
  output: NoContent,
})
