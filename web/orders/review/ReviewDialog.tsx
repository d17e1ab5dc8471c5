import Star from 'lucide-react/icons/star'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubOrder } from '../../contract/orders/orders.ts'
import { call } from '../platform/calls/call.ts'
import { useTexts } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { orderQuery } from './queries.ts'
import { useOrderTexts } from './texts.ts'

type ReviewButtonProps = { orderId: string; item: SubOrder['items'][number] }

/** For products that have arrived and were not reviewed yet. */
export function ReviewButton({ orderId, item }: ReviewButtonProps) {
  const t = useOrderTexts().detail.review
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="secondary" aria-label={t.of(item.name)} onClick={() => setOpen(true)}>
        {t.button}
      </Button>
      {isOpen && <ReviewDialog orderId={orderId} item={item} onClose={() => setOpen(false)} />}
    </>
  )
}

const rates = [1, 2, 3, 4, 5] as const

function ReviewDialog({ orderId, item, onClose }: ReviewButtonProps & { onClose: () => void }) {
  const t = useTexts()
  const texts = useOrderTexts().detail.review
  const queryClient = useQueryClient()
  const [rate, setRate] = useState<number | null>(null)
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const write = useWrite({
    mutationFn: async () => {
      const reviewsApi = await import('../../contract/reviews.ts')
      return call(reviewsApi.write, { orderId, productSkuId: item.productSkuId, rate: rate ?? 5, comment })
    },
    async onSuccess({ isShown }) {
      showToast('success', isShown ? texts.sent : texts.sentToCheck)
      await queryClient.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
      onClose()
    },
  })
  const isReady = rate !== null && comment.trim() !== ''
  const send = () => {
    setTried(true)
    if (isReady && !write.isPending) write.mutate()
  }
  return (
    <Dialog title={texts.title} onClose={onClose} hasUnsaved={comment.trim() !== '' && write.isIdle}>
      <p className="text-ink-2">{item.name}</p>
      <fieldset className="mt-5">
        <legend className="mb-1 text-medium font-semibold">{texts.rate}</legend>
        <StarChoice rate={rate} onChange={setRate} />
        <p role="alert" className="text-small font-medium text-danger empty:hidden">
          {isTried && rate === null && texts.rateMissing}
        </p>
      </fieldset>
      <Textarea
        label={texts.comment}
        maxLength={2000}
        error={isTried && comment.trim() === '' ? texts.commentMissing : undefined}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        className="mt-5"
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t.ui.back}
        </Button>
        <Button isLoading={write.isPending} onClick={send}>
          {texts.send}
        </Button>
      </div>
    </Dialog>
  )
}

/** Five stars to press, and what the chosen number of them means. */
function StarChoice({ rate, onChange }: { rate: number | null; onChange: (rate: number) => void }) {
  const { rates: words } = useOrderTexts().detail.review
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-x-3">
      <div className="flex">
        {rates.map((value) => (
          <label
            key={value}
            className="relative grid size-11 place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rate"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              aria-label={words[value]}
              checked={rate === value}
              onChange={() => onChange(value)}
            />
            <Star
              aria-hidden="true"
              className={`size-7 ${rate !== null && value <= rate ? 'fill-star text-star' : 'text-ink-3'}`}
            />
          </label>
        ))}
      </div>
      <span aria-hidden="true" className="font-semibold">
        {rate !== null && words[rate as (typeof rates)[number]]}
      </span>
    </div>
  )
}
