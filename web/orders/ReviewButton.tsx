import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubOrder } from '../../contract/orders.ts'
import { call } from '../platform/calls/call.ts'
import { useTexts } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { Radio } from '../ui/fields/Radio.tsx'
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

const rates = [5, 4, 3, 2, 1] as const

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
      <fieldset className="mt-5 grid gap-2.5">
        <legend className="mb-2 text-medium font-semibold">{texts.rate}</legend>
        {rates.map((value) => (
          <Radio
            key={value}
            name="rate"
            label={texts.rates[value]}
            checked={rate === value}
            onChange={() => setRate(value)}
          />
        ))}
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
