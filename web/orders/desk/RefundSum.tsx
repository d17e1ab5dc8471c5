import { useRead } from '../../platform/reads/use-read.ts'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import type { Side } from '../../desk/workplace.ts'
import { refundPreviewQuery } from './queries.ts'

type RefundSumProps = {
  side: Side
  subOrderNumber: string
  pieces: { skuId: string; quantity: number }[]
  /** OPEN: pieces that would be cancelled, with words of their own, as not all of it was paid yet. */
  of?: 'SENT' | 'OPEN'
  words?: { sum: string; nothing: string }
}

/** What these pieces of a delivery pay back, before it is done. */
export function RefundSum({ side, subOrderNumber, pieces, of = 'SENT', words }: RefundSumProps) {
  const t = useDeskTexts().refund
  const lines = pieces.filter(({ quantity }) => quantity > 0).map(({ skuId, quantity }) => `${skuId}:${quantity}`)
  const read = useRead(refundPreviewQuery(side, { subOrderNumber, lines, of }))
  if (lines.length === 0) return <p className="text-ink-2">{(words ?? t).nothing}</p>
  if (read.state === 'failed') return <FailedLine text={t.failed} failure={read.failure} />
  if (read.state === 'coming') return <Skeleton className="h-11" />
  const { grossText, netText, taxText } = read.data
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4" aria-live="polite">
      {(words ?? t).sum}
      <b className="text-lg font-semibold tabular-nums">{grossText}</b>
      <span className="w-full text-right text-ink-3">{t.tax(netText, taxText)}</span>
    </p>
  )
}
