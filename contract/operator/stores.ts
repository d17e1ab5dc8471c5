import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Count, cursorInput, cursorOf } from '../platform/paging.ts'
import { BerlinMinute, DateTime, LastDay, NoContent, plainText, requiredText, Slug } from '../platform/values.ts'
import { StorePapers } from '../papers/papers.ts'
import { storeRoles } from '../rights.ts'
import { OrderNote, Reason } from './orders.ts'

/** The views of the list, in the order of the tabs. PAPERS: one ends within 30 days or has ended, or stops the store. */
export const storeViews = ['ALL', 'ACTIVE', 'PAUSED', 'SETUP', 'BELOW_GOAL', 'PAPERS', 'TRUSTED'] as const
export type StoreView = (typeof storeViews)[number]

/** SETUP: buyers have never seen it. */
export const storeStates = ['ACTIVE', 'PAUSED', 'SETUP'] as const

/** What deliveries of 28 days are measured by, in percent: at least, at least, at most. */
export const levelGoals = { confirmed: 95, shipped: 95, rejected: 2.5 }
/** A store with fewer deliveries is not called below its goal. */
export const LEAST_JUDGED = 5

/** In percent, with one decimal; null where nothing could be judged. */
const Percent = z.nullable(z.number())
export const StoreLevels = z.object({
  /** Confirmed within 24 hours. */
  confirmed: Percent,
  /** Shipped within 48 hours of working days. */
  shipped: Percent,
  /** Rejected by the store. */
  rejected: Percent,
  isBelowGoal: z.boolean(),
  productCount: z.int(),
  orderCount: z.int(),
  countedAt: DateTime,
})
export type StoreLevels = z.output<typeof StoreLevels>

/** The worst of what a store needs: ended or unknown to the register, missing or refused, ends within 30 days, in check. */
export const papersStates = ['ENDED', 'MISSING', 'ENDS', 'IN_CHECK', 'VALID'] as const

export const StoreEntry = z.object({
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.enum(storeStates),
  isTrusted: z.boolean(),
  /** Null until they are counted for the first time, within an hour. */
  levels: z.nullable(StoreLevels),
  rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
  /** The last one that was ordered. */
  payout: z.nullable(z.object({ amountText: z.string(), at: DateTime })),
  isHeld: z.boolean(),
  /** When an operator has last written a hint to it within 28 days. */
  hintedAt: z.nullable(DateTime),
  /** `until`: when the first of them ends. */
  papers: z.object({ state: z.enum(papersStates), until: z.nullable(z.iso.date()) }),
})
export type StoreEntry = z.output<typeof StoreEntry>

export const StorePerson = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(storeRoles)),
  hasSecondFactor: z.boolean(),
  lastSeenAt: z.nullable(DateTime),
})

/** Who has stopped a store: itself, an operator, or a paper that has run out. */
export const pausedBy = ['STORE', 'OPERATOR', 'PAPERS'] as const
export const StorePause = z.object({
  pausedBy: z.enum(pausedBy),
  /** Of the operators' own: the store reads it, too. */
  reason: z.string(),
  /** What buyers read. */
  textDe: z.string(),
  textEn: z.string(),
  startsAt: DateTime,
  /** Null: until somebody ends it. */
  endsAt: z.nullable(DateTime),
})
export type StorePause = z.output<typeof StorePause>

export const OperatedStore = z.extend(StoreEntry, {
  id: z.string(),
  /** Of what operators have changed; each change names the one that was seen. */
  version: z.int(),
  createdAt: DateTime,
  /** Not over yet; the store sells again when none lasts. */
  pauses: z.array(StorePause),
  facts: z.object({
    companyName: z.string(),
    address: z.string(),
    vatId: z.string(),
    taxNumber: z.string(),
    register: z.string(),
    managers: z.string(),
    contact: z.string(),
    email: z.string(),
    lucid: z.string(),
  }),
  terms: z.object({ minimumText: z.string(), shippingText: z.string(), leadMinDays: z.int(), leadMaxDays: z.int() }),
  /** Carts with goods of the store: whom a pause touches. */
  openCarts: Count,
  /** Where its money goes: the last four signs alone, and for the right `money` alone. */
  account: z.nullable(z.object({ ibanEnd: z.string(), holder: z.string(), usableFrom: DateTime })),
  /** In percent of the net goods, the latest first; without a rate of its own the one for all stores holds. */
  commission: z.array(
    z.object({
      percent: z.number(),
      from: z.iso.date(),
      isOwn: z.boolean(),
      /** Null for every category. */
      category: z.nullable(z.string()),
    }),
  ),
  hold: z.nullable(z.object({ reason: z.string(), since: DateTime, by: z.string() })),
  /** What is booked for the store and not paid out. */
  owedText: z.string(),
  payouts: z.array(
    z.object({ number: z.string(), amountText: z.string(), orderedAt: DateTime, paidAt: z.nullable(DateTime) }),
  ),
  team: z.array(StorePerson),
  paperList: StorePapers,
  notes: z.array(OrderNote),
})
export type OperatedStore = z.output<typeof OperatedStore>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/stores',
  access: 'operator',
  right: 'readStores',
  summary: 'All stores by name, with how they deliver, their rating, payout and papers',
  input: z.strictObject({
    ...cursorInput,
    view: z._default(z.enum(storeViews), 'ALL'),
    /** Part of a name or place. */
    q: z.optional(plainText(80)),
  }),
  output: cursorOf(StoreEntry),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/operator/stores/{slug}',
  access: 'operator',
  right: 'readStores',
  summary: 'One store: who sells, how it delivers, its team, rates, payouts and what operators have noted',
  input: z.strictObject({ slug: Slug }),
  output: OperatedStore,
})
export const addNote = endpoint({
  method: 'POST',
  path: '/api/v1/operator/stores/{slug}/notes',
  access: 'operator',
  right: 'readStores',
  repeat: 'keyed',
  status: 201,
  summary: 'Writes a note about a store that operators alone read, and that nobody takes back',
  input: z.strictObject({ slug: Slug, text: requiredText(2000) }),
  output: OrderNote,
})

const seen = { slug: Slug, version: z.int().check(z.minimum(0), z.maximum(1_000_000_000)), reason: Reason }
const AboutStore = z.strictObject(seen)

const BuyersText = plainText(300).check(z.trim())

export const pause = endpoint({
  method: 'POST',
  path: '/api/v1/operator/stores/{slug}/pause',
  access: 'operator',
  right: 'stores',
  repeat: 'refused',
  status: 204,
  summary:
    'Stops a store, in place of a pause of the operators’ before; it is told why. 409 STORE_CHANGED, with by whom',
  input: z.strictObject({
    ...seen,
    /** Null: until it is let sell again. */
    until: z.nullable(BerlinMinute),
    /** What buyers read beside the dates; may be empty. */
    textDe: BuyersText,
    textEn: BuyersText,
  }),
  output: NoContent,
})
export const resume = endpoint({
  method: 'POST',
  path: '/api/v1/operator/stores/{slug}/resume',
  access: 'operator',
  right: 'stores',
  repeat: 'refused',
  status: 204,
  summary:
    'Ends the operators’ pause of a store; another one goes on. 409 STORE_CHANGED, with by whom; 422 STORE_INCOMPLETE',
  input: AboutStore,
  output: NoContent,
})
export const setCommission = endpoint({
  method: 'POST',
  path: '/api/v1/operator/stores/{slug}/commission',
  access: 'operator',
  right: 'payouts',
  stepUp: 'STORE_MONEY',
  repeat: 'refused',
  status: 204,
  summary: 'What the marketplace earns of the store’s goods from a day on; 409 STORE_CHANGED, with by whom',
  input: z.strictObject({
    ...seen,
    percent: z.number().check(z.minimum(0), z.maximum(50), z.multipleOf(0.01)),
    /** Today at the earliest: what has shipped keeps its rate. */
    from: LastDay,
  }),
  output: NoContent,
})
export const holdPayouts = endpoint({
  method: 'POST',
  path: '/api/v1/operator/stores/{slug}/payout-hold',
  access: 'operator',
  right: 'payouts',
  stepUp: 'STORE_MONEY',
  repeat: 'refused',
  status: 204,
  summary: 'Pays nothing out to the store until it is released, and tells it why; 409 STORE_CHANGED, with by whom',
  input: AboutStore,
  output: NoContent,
})
export const releasePayouts = endpoint({
  method: 'POST',
  path: '/api/v1/operator/stores/{slug}/payout-release',
  access: 'operator',
  right: 'payouts',
  stepUp: 'STORE_MONEY',
  repeat: 'refused',
  status: 204,
  summary: 'Pays out to the store again with the next run, and tells it so; 409 STORE_CHANGED, with by whom',
  input: AboutStore,
  output: NoContent,
})
