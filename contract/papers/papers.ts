import * as z from 'zod/mini'
import { Attachment, AttachmentIds } from '../attachments/attachments.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, LastDay, NoInput, plainText } from '../platform/values.ts'

export const paperKinds = [
  'IDENTITY',
  'VAT_ID',
  'TAX_NUMBER',
  'LUCID',
  'SYSTEM',
  'FOOD',
  'ORGANIC',
  'SPIRITS',
  'WEEE',
  'BATTERY',
] as const
export type PaperKind = (typeof paperKinds)[number]

/** Goods that ask for papers of their own. */
export const goodsWithPapers = ['FOOD', 'ORGANIC', 'SPIRITS', 'ELECTRICAL'] as const
export type GoodsWithPapers = (typeof goodsWithPapers)[number]

type PaperRule = {
  /** Of every store, or of one that sells such goods. */
  neededFor: 'ALL' | GoodsWithPapers
  law: string
  /** What its number looks like; any text where there is none. */
  pattern?: RegExp
}

/** Which papers a store needs, and by which law (decision 175). */
export const paperRules: Record<PaperKind, PaperRule> = {
  IDENTITY: { neededFor: 'ALL', law: '§ 22f UStG' },
  VAT_ID: { neededFor: 'ALL', law: '§ 25e UStG' },
  TAX_NUMBER: { neededFor: 'ALL', law: '§ 22f UStG, PStTG' },
  LUCID: { neededFor: 'ALL', law: '§ 9 VerpackG' },
  SYSTEM: { neededFor: 'ALL', law: '§ 7 VerpackG' },
  FOOD: { neededFor: 'FOOD', law: 'VO (EG) 852/2004 Art. 6' },
  ORGANIC: { neededFor: 'ORGANIC', law: 'VO (EU) 2018/848 Art. 34', pattern: /^DE-ÖKO-\d{3}$/ },
  SPIRITS: { neededFor: 'SPIRITS', law: 'AlkStG' },
  WEEE: { neededFor: 'ELECTRICAL', law: '§ 6 ElektroG', pattern: /^DE\d{8}$/ },
  BATTERY: { neededFor: 'ELECTRICAL', law: '§ 5 BattDG' },
}

/** Those a store states with who sells; the others it sends with a proof. */
export const statedKinds = ['VAT_ID', 'TAX_NUMBER', 'LUCID'] as const
export type StatedKind = (typeof statedKinds)[number]
export type SentKind = Exclude<PaperKind, StatedKind>
export const isStated = (kind: PaperKind): kind is StatedKind => (statedKinds as readonly string[]).includes(kind)
export const sentKinds = paperKinds.filter((kind): kind is SentKind => !isStated(kind))

/** SENT: in check. STATED: named by the store, and nobody checks it. */
export const paperStates = ['MISSING', 'SENT', 'STATED', 'ACCEPTED', 'REFUSED', 'EXPIRED'] as const
export type PaperState = (typeof paperStates)[number]

/** Before the end of a paper by so many days its store is reminded, each once. */
export const REMIND_DAYS = [30, 7, 1] as const

export const StorePaper = z.object({
  kind: z.enum(paperKinds),
  isNeeded: z.boolean(),
  state: z.enum(paperStates),
  value: z.string(),
  endsOn: z.nullable(z.iso.date()),
  /** Why it was refused. */
  words: z.string(),
  sentAt: z.nullable(DateTime),
  files: z.array(Attachment),
  /** Of what was sent; 0 before the first time. */
  version: z.int(),
})
export type StorePaper = z.output<typeof StorePaper>

export const StorePapers = z.object({
  items: z.array(StorePaper),
  /** Until then what is missing does not stop the store. */
  dueOn: z.iso.date(),
  /** What stops the store now. */
  stopping: z.array(z.enum(paperKinds)),
})
export type StorePapers = z.output<typeof StorePapers>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/papers',
  access: 'supplier',
  right: 'store',
  summary: 'The papers of the store: which it needs by what it sells, and how each stands',
  input: NoInput,
  output: StorePapers,
})
export const send = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/papers/{kind}',
  access: 'supplier',
  right: 'store',
  repeat: 'refused',
  summary: 'Sends a paper with its proof to be checked, in place of the one before; 409 DRAFT_CHANGED',
  input: z.strictObject({
    kind: z.enum(sentKinds as [SentKind, ...SentKind[]]),
    /** A number, or what the proof is. */
    value: plainText(120).check(z.trim()),
    endsOn: z.nullable(LastDay),
    attachmentIds: AttachmentIds,
    version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  }),
  output: StorePaper,
})
