import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Count, cursorInput, cursorOf } from '../platform/paging.ts'
import { NoInput, plainText } from '../platform/values.ts'
import { NewMessage, Thread, ThreadEntry, ThreadOfDelivery } from './messages.ts'

/** WAITING is what a buyer waits for a word about. */
export const messageViews = ['WAITING', 'ALL'] as const
export type MessageView = (typeof messageViews)[number]

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/messages',
  access: 'supplier',
  right: 'sales',
  summary: 'What buyers and the store have written to each other: who waits longest comes first, of all the last',
  input: z.strictObject({
    view: z._default(z.enum(messageViews), 'WAITING'),
    /** The beginning of a delivery's number, or a part of the company. */
    q: z.optional(plainText(100)),
    ...cursorInput,
  }),
  output: cursorOf(ThreadEntry),
})
export const counts = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/messages/counts',
  access: 'supplier',
  right: 'sales',
  summary: 'About how many deliveries buyers wait for a word of the store',
  input: NoInput,
  output: z.object({ WAITING: Count }),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/messages/{subOrderNumber}',
  access: 'supplier',
  right: 'sales',
  summary: "The messages about a delivery, also where there are none yet; 404 also for another store's",
  input: ThreadOfDelivery,
  output: Thread,
})
export const write = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/messages/{subOrderNumber}',
  access: 'supplier',
  right: 'sales',
  repeat: 'keyed',
  summary: 'Writes to the buyer about a delivery, who gets it by mail, too',
  input: NewMessage,
  output: Thread,
})
export const close = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/messages/{subOrderNumber}/closed',
  access: 'supplier',
  right: 'sales',
  repeat: 'same-effect',
  summary: 'Says that the last word of the buyer needs no answer; 404 where nobody has written',
  input: ThreadOfDelivery,
  output: Thread,
})
