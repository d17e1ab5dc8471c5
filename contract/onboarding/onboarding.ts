import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoInput, plainText, requiredText, Slug } from '../platform/values.ts'
import { Seller } from '../trade/seller.ts'

/** Who wants to sell; where its money goes is entered later, with a second factor. */
export const Application = z.extend(
  z.omit(Seller, { iban: true, bic: true, accountHolder: true, creditorId: true, gln: true }),
  {
    /** What buyers will know it by. */
    storeName: requiredText(80),
    /** Root categories. */
    sells: z.array(Slug).check(
      z.minLength(1),
      z.maxLength(40),
      z.refine((chosen) => new Set(chosen).size === chosen.length),
    ),
    termsAccepted: z.literal(true),
  },
)
export type Application = z.output<typeof Application>

/** PREPARING: never sent. QUESTION: an operator waits for an answer. WITHDRAWN: the store took it back. OPENED: buyers see the store. */
export const setUpStates = ['PREPARING', 'SUBMITTED', 'QUESTION', 'REFUSED', 'WITHDRAWN', 'OPENED'] as const
export type SetUpState = (typeof setUpStates)[number]

/** What a store does before it is shown, in the order of the page. */
export const setUpSteps = [
  'COMPANY',
  'PAPERS',
  'SECOND_FACTOR',
  'BANK',
  'DELIVERY',
  'PROFILE',
  'GOODS',
  'TERMS',
  'TEAM',
] as const
export type SetUpStepKind = (typeof setUpSteps)[number]

/** The fewest products handed in before a store can be sent for review. */
export const FIRST_GOODS = 5

const SetUpStep = z.object({
  kind: z.enum(setUpSteps),
  /** IN_CHECK: done by the store, and an operator has yet to decide. */
  state: z.enum(['OPEN', 'IN_CHECK', 'DONE']),
  isRequired: z.boolean(),
  /** What is missing, in the language of the caller. */
  missing: z.array(z.string()),
})
export type SetUpStep = z.output<typeof SetUpStep>

export const SetUp = z.object({
  storeName: z.string(),
  storeUrl: z.string(),
  state: z.enum(setUpStates),
  steps: z.array(SetUpStep),
  /** All that is required is there and nobody is looking at it: it can be sent, or answered. */
  canSubmit: z.boolean(),
  /** What was sent, asked, answered and decided, oldest first. */
  course: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['SUBMITTED', 'ANSWERED', 'QUESTION', 'REFUSED', 'WITHDRAWN', 'OPENED']),
      text: z.string(),
      at: DateTime,
    }),
  ),
})
export type SetUp = z.output<typeof SetUp>

export const apply = endpoint({
  method: 'POST',
  path: '/api/v1/account/store-applications',
  access: 'account',
  repeat: 'same-effect',
  status: 201,
  summary:
    'Applies to sell: a store that nobody sees yet, with the person as its owner; the one that is being set up where there is one. 403 EMAIL_NOT_CONFIRMED',
  input: Application,
  /** As what the person goes on (POST /account/memberships/{id}/act). */
  output: z.object({ membershipId: z.string(), storeName: z.string() }),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/setup',
  access: 'supplier',
  right: 'store',
  summary: 'How far the store is set up: each step as the data says, what is missing, and what operators have asked',
  input: NoInput,
  output: SetUp,
})
export const submit = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/setup/submission',
  access: 'supplier',
  right: 'store',
  repeat: 'refused',
  summary:
    'Sends the store for review, or answers what was asked; 422 SETUP_INCOMPLETE, 409 SETUP_STATE where an operator is looking at it',
  input: z.strictObject({
    /** The operators read it; an answer needs one. */
    text: z._default(plainText(2000).check(z.trim()), ''),
  }),
  output: SetUp,
})
export const withdraw = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/setup/withdrawal',
  access: 'supplier',
  right: 'store',
  repeat: 'same-effect',
  summary:
    'Takes the store back from review; it can be sent again. 409 APPROVAL_DECIDED where an operator was faster, 404 where it was never sent',
  input: NoInput,
  output: SetUp,
})
