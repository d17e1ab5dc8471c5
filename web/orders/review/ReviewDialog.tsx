import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { OrderItem } from '../../../contract/orders/orders.ts'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { orderQuery } from '../queries.ts'
import { useOrderTexts } from '../texts.ts'
import { nextToReview } from './next-to-review.ts'
import { StarChoice } from './StarChoice.tsx'

type ReviewDialogProps = { orderId: string; items: OrderItem[]; onClose: () => void }
type Typed = { rate: number | null; comment: string }
const nothing: Typed = { rate: null, comment: '' }

/** One article after the other, each sent by itself or left out; what was typed of one stays while another is shown. */
export function ReviewDialog({ orderId, items, onClose }: ReviewDialogProps) {
  const t = useOrderTexts().detail.review
  const [index, setIndex] = useState(0)
  const [sent, setSent] = useState<number[]>([])
  const [typed, setTyped] = useState<Record<number, Typed>>({})
  const item = items[index]!
  const before = nextToReview(items.length, sent, { from: index, by: -1 })
  const after = nextToReview(items.length, sent, { from: index, by: 1 })
  const hasUnsent = Object.entries(typed).some(([at, { comment }]) => comment.trim() && !sent.includes(Number(at)))
  const goOn = () => {
    const next = after ?? before
    setSent([...sent, index])
    if (next === undefined) onClose()
    else setIndex(next)
  }
  return (
    <Dialog title={t.title} onClose={onClose} hasUnsaved={hasUnsent}>
      <ArticleReview
        key={index}
        {...{ orderId, item }}
        count={items.length > 1 ? t.count(index + 1, items.length) : null}
        isFirst={index === 0 && sent.length === 0}
        typed={typed[index] ?? nothing}
        onType={(part) => setTyped({ ...typed, [index]: { ...(typed[index] ?? nothing), ...part } })}
        onSent={goOn}
      >
        {before !== undefined && (
          <Button variant="quiet" onClick={() => setIndex(before)}>
            {t.previous}
          </Button>
        )}
        <Button variant="secondary" onClick={() => (after === undefined ? onClose() : setIndex(after))}>
          {after === undefined ? t.later : t.skip}
        </Button>
      </ArticleReview>
    </Dialog>
  )
}

type ArticleReviewProps = {
  orderId: string
  item: OrderItem
  count: string | null
  isFirst: boolean
  typed: Typed
  onType: (part: Partial<Typed>) => void
  onSent: () => void
  children: ReactNode
}

function ArticleReview({ orderId, item, count, isFirst, typed, onType, onSent, children }: ArticleReviewProps) {
  const t = useOrderTexts().detail.review
  const queryClient = useQueryClient()
  const [isTried, setTried] = useState(false)
  const name = useRef<HTMLHeadingElement>(null)
  // The next article is read out; the first with the window's title.
  useEffect(() => {
    if (!isFirst) name.current?.focus()
    // Only when the article comes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const { rate, comment } = typed
  const write = useWrite({
    mutationFn: async () => {
      const reviewsApi = await import('../../../contract/reviews.ts')
      return call(reviewsApi.write, { orderId, productSkuId: item.productSkuId, rate: rate ?? 5, comment })
    },
    async onSuccess({ isShown }) {
      showToast('success', isShown ? t.sent : t.sentToCheck)
      await queryClient.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
      onSent()
    },
  })
  const isReady = rate !== null && comment.trim() !== ''
  const send = () => {
    setTried(true)
    if (isReady && !write.isPending) write.mutate()
  }
  return (
    <>
      {count && <p className="text-small text-ink-3 tabular-nums">{count}</p>}
      <div className="mt-1 flex items-center gap-3.5">
        <Picture url={item.imageUrl} alt="" sizes="64px" className="size-16 shrink-0 rounded-md object-cover" />
        <h3 ref={name} tabIndex={-1} className="font-sans text-lead font-semibold tracking-normal outline-none">
          {item.name}
        </h3>
      </div>
      <fieldset className="mt-5">
        <legend className="mb-1 text-medium font-semibold">{t.rate}</legend>
        <StarChoice rate={rate} onChange={(chosen) => onType({ rate: chosen })} />
        <p role="alert" className="text-small font-medium text-danger empty:hidden">
          {isTried && rate === null && t.rateMissing}
        </p>
      </fieldset>
      <Textarea
        label={t.comment}
        maxLength={2000}
        error={isTried && comment.trim() === '' ? t.commentMissing : undefined}
        value={comment}
        onChange={(event) => onType({ comment: event.target.value })}
        className="mt-5"
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {children}
        <Button isLoading={write.isPending} onClick={send}>
          {t.send}
        </Button>
      </div>
    </>
  )
}
