import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoInput, plainText, requiredText } from '../platform/values.ts'
import { isIban } from '../trade/check-digits.ts'

/** A new account waits so long before money goes there, so that the store's people can notice that somebody has changed it. */
export const BANK_WAIT_HOURS = 48

const Version = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** The last four signs of each account alone. */
export const StoreBank = z.object({
  /** Where payouts go now; null while there is none. */
  current: z.nullable(z.object({ ibanEnd: z.string(), holder: z.string() })),
  /** What was entered last, until it is where payouts go. */
  change: z.nullable(
    z.object({
      ibanEnd: z.string(),
      holder: z.string(),
      /** APPROVED: from `usableFrom` on. */
      state: z.enum(['WAITING', 'APPROVED', 'REFUSED']),
      /** Why it was refused. */
      words: z.string(),
      enteredBy: z.string(),
      createdAt: DateTime,
      /** At the earliest, where an operator has approved it by then. */
      usableFrom: DateTime,
    }),
  ),
  /** How often it was changed. */
  version: Version,
})
export type StoreBank = z.output<typeof StoreBank>

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/bank-account',
  access: 'supplier',
  right: 'finance',
  summary: 'Where the store’s payouts go, and what waits to take its place; the last four signs alone',
  input: NoInput,
  output: StoreBank,
})
export const change = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/bank-account',
  access: 'supplier',
  right: 'store',
  stepUp: 'BANK_ACCOUNT',
  needsSecondFactor: true,
  repeat: 'refused',
  summary:
    'Enters another account, in place of one that waits; it counts after 48 hours and an operator’s approval, and the owners are told. 409 DRAFT_CHANGED',
  input: z.strictObject({
    iban: plainText(42).check(
      z.trim(),
      z.minLength(1),
      z.refine((iban) => isIban(iban), { error: 'checkDigits' }),
    ),
    holder: requiredText(70),
    version: Version,
  }),
  output: StoreBank,
})
