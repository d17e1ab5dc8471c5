import type { Attachment } from '../../contract/attachments/attachments.ts'
import type { Remedy } from '../../contract/claims/claim-words.ts'
import type { LineState } from '../../contract/goods-in/check-words.ts'
import type { GoodsIn } from '../../contract/goods-in/goods-in.ts'

type Article = GoodsIn['lines'][number]
export type DraftLine = {
  came: number
  state: LineState
  bad: number
  remedy: Remedy
  lot: string
  bestBefore: string
  /** As it is typed. */
  temperature: string
  attached: Attachment[]
}
/** By SKU, what was typed of each line. */
export type CheckDraft = { lines: Record<string, Partial<DraftLine>>; note: string; reason: string }

const empty: CheckDraft = { lines: {}, note: '', reason: '' }

/** What was typed before the page was loaded anew. */
export function readDraft(text: string): CheckDraft {
  try {
    return { ...empty, ...(JSON.parse(text) as object) }
  } catch {
    return empty
  }
}

type Written = { goodsIn: GoodsIn; draft: CheckDraft; language: string }

/** A line as the newest check has it, or as if all had come, with what was typed since. */
export function lineOf(article: Article, { goodsIn, draft: { lines }, language }: Written): DraftLine {
  const checked = goodsIn.checks[0]?.lines.find(({ productSkuId }) => productSkuId === article.productSkuId)
  const number = new Intl.NumberFormat(language, { useGrouping: false })
  return {
    came: checked?.cameQuantity ?? article.sentQuantity,
    state: checked?.state ?? 'GOOD',
    bad: checked?.badQuantity ?? 0,
    remedy: 'REFUND',
    lot: checked?.lot ?? '',
    bestBefore: checked?.bestBefore ?? '',
    temperature: typeof checked?.temperature === 'number' ? number.format(checked.temperature) : '',
    attached: checked?.attachments ?? [],
    ...lines[article.productSkuId],
  }
}

/** Degrees as they are typed, '4,5' or '-18'; undefined for nothing, NaN for what is no temperature. */
export function degreesOf(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace(/^[−–]/, '-')
  if (plain === '') return undefined
  const degrees = /^-?\d{1,2}(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
  return Math.abs(degrees) <= 60 ? degrees : Number.NaN
}

export const isBad = (state: LineState) => state !== 'GOOD' && state !== 'MISSING'
export const isTooWarm = ({ limit }: Article, degrees: number | undefined) =>
  limit !== null && degrees !== undefined && degrees > limit.tolerated

/** A change of a line with what follows from it: fewer pieces are missing ones, warm goods are too warm. */
export function changedLine(article: Article, line: DraftLine, change: Partial<DraftLine>): DraftLine {
  const next = { ...line, ...change }
  const { sentQuantity } = article
  if ('came' in change && next.state === 'GOOD' && next.came < sentQuantity) next.state = 'MISSING'
  if ('came' in change && next.state === 'MISSING' && next.came >= sentQuantity) next.state = 'GOOD'
  if ('temperature' in change && isTooWarm(article, degreesOf(next.temperature)) && !isBad(next.state))
    next.state = 'WARM'
  if (change.state === 'GOOD') next.came = Math.max(next.came, sentQuantity)
  if (change.state === 'MISSING' && next.came >= sentQuantity) next.came = sentQuantity - 1
  if (isBad(next.state) && next.came === 0) next.came = sentQuantity
  next.bad = isBad(next.state) ? Math.min(next.came, next.bad || next.came) : 0
  return next
}

/** Why a line's temperature cannot be sent yet. */
export function temperatureProblem(article: Article, line: DraftLine): 'notANumber' | 'temperatureMissing' | null {
  const degrees = degreesOf(line.temperature)
  if (Number.isNaN(degrees)) return 'notANumber'
  return article.limit && degrees === undefined && line.came > 0 ? 'temperatureMissing' : null
}
