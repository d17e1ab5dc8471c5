import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoContent, NoInput, requiredText } from '../platform/values.ts'
import { keyRights } from '../rights.ts'

/** After so many days a key ends. */
export const keyDays = [30, 90, 365] as const

/** A key with which a system of a company or a store calls the API. */
const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first letters, to know it by. */
  start: z.string(),
  rights: z.array(z.string()),
  /** Who has made it: the key ends with their membership, and never may more than they. */
  madeBy: z.string(),
  createdAt: DateTime,
  expiresAt: DateTime,
  /** To the minute; null before the first call. */
  lastUsedAt: z.nullable(DateTime),
})
export type ApiKey = z.output<typeof ApiKey>

/** One call with a key that was meant to change something. */
const KeyWrite = z.object({
  id: z.string(),
  at: DateTime,
  keyName: z.string(),
  /** As 'PUT /api/v1/supplier/stock'. */
  call: z.string(),
  /** DONE, REFUSED without having changed anything, or UNKNOWN where it broke off. */
  outcome: z.enum(['DONE', 'REFUSED', 'UNKNOWN']),
})
export type KeyWrite = z.output<typeof KeyWrite>

/** The key itself stands in this answer and nowhere else. */
const MadeKey = z.object({ key: z.string(), made: ApiKey })

const Lists = z.object({
  /** Newest first, those that have ended left out. */
  keys: z.array(ApiKey),
  /** The last hundred, newest first. */
  writes: z.array(KeyWrite),
})

const madeWith = <const R extends readonly [string, ...string[]]>(rights: R) =>
  z.strictObject({
    name: requiredText(60),
    rights: z.array(z.enum(rights)).check(z.minLength(1), z.maxLength(rights.length)),
    days: z.literal([...keyDays]),
  })

const Id = z.strictObject({ id: z.uuid() })
const list = {
  method: 'GET',
  right: 'apiKeys',
  summary: 'The living keys of the API, newest first, and what was written with keys',
  input: NoInput,
  output: Lists,
} as const
const make = {
  method: 'POST',
  right: 'apiKeys',
  stepUp: 'API_KEY',
  repeat: 'fresh',
  summary: 'Make a key of the API, which is answered this once; 422 LIMIT_REACHED beyond 20, 403 when impersonated',
  status: 201,
  output: MadeKey,
} as const
const revoke = {
  method: 'DELETE',
  right: 'apiKeys',
  repeat: 'same-effect',
  summary: 'End a key at once; one that is gone stays gone; 403 when impersonated',
  status: 204,
  input: Id,
  output: NoContent,
} as const

const ofCompany = '/api/v1/account/api-keys'
export const listOfCompany = endpoint({ ...list, path: ofCompany, access: 'buyer' })
export const makeForCompany = endpoint({
  ...make,
  path: ofCompany,
  access: 'buyer',
  input: madeWith(keyRights.buyer),
})
export const revokeOfCompany = endpoint({ ...revoke, path: `${ofCompany}/{id}`, access: 'buyer' })

const ofStore = '/api/v1/supplier/api-keys'
export const listOfStore = endpoint({ ...list, path: ofStore, access: 'supplier' })
export const makeForStore = endpoint({
  ...make,
  path: ofStore,
  access: 'supplier',
  input: madeWith(keyRights.supplier),
})
export const revokeOfStore = endpoint({ ...revoke, path: `${ofStore}/{id}`, access: 'supplier' })
