import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import { Count } from './platform/paging.ts'
import {
  BerlinMinute,
  DateTime,
  Euros,
  LastDay,
  NoContent,
  NoInput,
  plainText,
  requiredText,
} from './platform/values.ts'
import { Establishment } from './trade/establishments.ts'
import { Seller } from './trade/seller.ts'

/** The parts of a store that are changed alone, each with a version of its own. */
export const storeParts = ['profile', 'pictures', 'terms', 'legal'] as const
export type StorePart = (typeof storeParts)[number]

const Money = Euros.check(z.minimum(0), z.maximum(100_000), z.multipleOf(0.01))
const Days = z.int().check(z.minimum(0), z.maximum(90))

/** Paragraphs, without any markup. */
const Paragraphs = requiredText(4000).check(z.refine((text) => !text.includes('<'), { error: 'characters' }))

/** What buyers read of the store; its name is fixed. */
export const StoreProfile = z.strictObject({
  taglineDe: requiredText(120),
  taglineEn: requiredText(120),
  descriptionDe: Paragraphs,
  descriptionEn: Paragraphs,
})
export type StoreProfile = z.output<typeof StoreProfile>
/** As it is read: empty until a store that is being set up has written it. */
const WrittenProfile = z.object({
  taglineDe: z.string(),
  taglineEn: z.string(),
  descriptionDe: z.string(),
  descriptionEn: z.string(),
})

/** From what amount on, for how much and how fast it delivers. */
export const StoreTerms = z.strictObject({
  minimumOrder: Money,
  shippingFee: Money,
  /** Null: carriage is never free. */
  freeFrom: z.nullable(Money),
  leadMinDays: Days,
  leadMaxDays: Days,
  /** How returns go, in the store's words; empty for the shop's own. */
  returnsDe: plainText(1000).check(z.trim()),
  returnsEn: plainText(1000).check(z.trim()),
})
export type StoreTerms = z.output<typeof StoreTerms>

/** Who sells; where its money goes is no part of it. */
export const StoreLegal = z.extend(
  z.omit(Seller, { iban: true, bic: true, accountHolder: true, creditorId: true, gln: true }),
  {
    /** Of the register of packaging: 'DE' and 13 digits; empty where there is none. */
    lucid: z.string().check(z.trim(), z.regex(/^(DE\d{13})?$/)),
    lucidUntil: z.nullable(LastDay),
    /** Maker or responsible person of products that name nobody themselves; all three or none, then it is the store. */
    gpsrName: plainText(200).check(z.trim()),
    gpsrAddress: plainText(300).check(z.trim()),
    gpsrEmail: plainText(254).check(z.trim()),
    /** Beside the seat, each state once; where it is left out they stay. */
    establishments: z.optional(z.array(Establishment).check(z.maxLength(26))),
  },
)
export type StoreLegal = z.output<typeof StoreLegal>

/** A time in which the store sells nothing, and what buyers read meanwhile. */
export const StorePause = z.object({
  startsAt: DateTime,
  /** Null: until somebody ends it. */
  endsAt: z.nullable(DateTime),
  textDe: z.string(),
  textEn: z.string(),
})
export type StorePause = z.output<typeof StorePause>

/** Which orders are confirmed without anybody; IN_STOCK: of which all lies on the shelf and nothing is made first. */
export const autoConfirms = ['OFF', 'RETURNING', 'IN_STOCK'] as const
export type AutoConfirm = (typeof autoConfirms)[number]

const Version = z.int().check(z.minimum(0), z.maximum(1_000_000))
const Saved = z.object({ version: Version })

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/store',
  access: 'supplier',
  right: 'store',
  summary:
    'What the store has set: its profile, its terms and who sells, each with its version; how many carts hold its goods',
  input: NoInput,
  output: z.object({
    storeName: z.string(),
    /** Null while the store is set up: buyers see no page of it. */
    storeUrl: z.nullable(z.string()),
    profile: z.extend(WrittenProfile, { version: Version }),
    terms: z.extend(StoreTerms, { version: Version }),
    legal: z.extend(z.partial(StoreLegal), { version: Version }),
    /** Carts with goods of the store, whose sums a change of the terms may move. */
    openCarts: Count,
    /** The store's own, which may lie ahead; null while there is none. */
    pause: z.nullable(StorePause),
    autoConfirm: z.enum(autoConfirms),
    /** That an operator, or a paper that has run out, has stopped the store: nothing that it could end itself. */
    isStopped: z.boolean(),
    /** The operators' pause that lasts; `reason` as the store was told, null where it was not. */
    stop: z.nullable(z.object({ reason: z.nullable(z.string()), since: DateTime, until: z.nullable(DateTime) })),
  }),
})
export const changeProfile = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/store/profile',
  access: 'supplier',
  right: 'store',
  repeat: 'same-effect',
  summary:
    'Changes what buyers read of the store in both languages; 409 DRAFT_CHANGED for who has seen another version',
  input: z.extend(StoreProfile, { version: Version }),
  output: Saved,
})
export const changeTerms = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/store/terms',
  access: 'supplier',
  right: 'store',
  repeat: 'same-effect',
  summary: 'Changes minimum, carriage, lead time and returns; 409 DRAFT_CHANGED for who has seen another version',
  input: z.extend(StoreTerms, { version: Version }),
  output: Saved,
})
export const changeLegal = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/store/legal',
  access: 'supplier',
  right: 'store',
  repeat: 'same-effect',
  summary: 'Changes who sells, as imprint and documents say it; orders from before keep theirs. 409 DRAFT_CHANGED',
  input: z.extend(StoreLegal, { version: Version }),
  output: Saved,
})
export const setAutoConfirm = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/store/auto-confirm',
  access: 'supplier',
  right: 'store',
  repeat: 'same-effect',
  summary: 'Says which orders are confirmed within a minute of their payment, without anybody',
  status: 204,
  input: z.strictObject({ autoConfirm: z.enum(autoConfirms) }),
  output: NoContent,
})
const PauseText = plainText(300).check(z.trim())

export const pause = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/store/pause',
  access: 'supplier',
  right: 'store',
  repeat: 'same-effect',
  summary:
    'Stops the store from a minute on, in place of the pause it had: its goods are shown, but cannot be ordered until it ends',
  status: 204,
  input: z.strictObject({
    startsAt: BerlinMinute,
    /** Null: until the store ends it. */
    endsAt: z.nullable(BerlinMinute),
    textDe: PauseText,
    textEn: PauseText,
  }),
  output: NoContent,
})
export const resume = endpoint({
  method: 'DELETE',
  path: '/api/v1/supplier/store/pause',
  access: 'supplier',
  right: 'store',
  repeat: 'same-effect',
  summary: "Ends the store's own pause, or withdraws it before it has begun; what others have stopped stays stopped",
  status: 204,
  input: NoInput,
  output: NoContent,
})
