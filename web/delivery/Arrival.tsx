import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyPart } from '../platform/lazy-part.tsx'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { useViewer } from '../platform/viewer/viewer.ts'
import { PostcodeDialog } from './PostcodeDialog.tsx'
import { arrivalsQuery } from './queries.ts'
import { useVisitorPostcode } from './visitor-postcode.ts'
import { useVisitorTexts } from './visitor-texts.ts'

const OrderUntil = lazyPart(async () => (await import('./OrderUntil.tsx')).OrderUntil, {
  fallback: <span className="block h-5" />,
})

/** When a product ordered now is at the address of the buyer, or at the postcode that a visitor names and changes here. */
export function Arrival({ skuId }: { skuId: string }) {
  return useViewer() === 'visitor' ? <VisitorArrival skuId={skuId} /> : <Days skuId={skuId} />
}

/** Nothing where no day can be named. */
function Days({ skuId, postcode }: { skuId: string; postcode?: string }) {
  const query = arrivalsQuery({ skuIds: [skuId], postcode }, useLanguage())
  const read = useRead(query)
  const queryClient = useQueryClient()
  const again = () => void queryClient.invalidateQueries(query)
  const item = read.state === 'ready' && read.data.items.find(({ productSkuId }) => productSkuId === skuId)
  if (!item) return null
  return (
    <>
      <span className={`block text-sm ${item.arrival ? 'text-ink-2' : 'text-danger'}`}>{item.text}</span>
      {item.orderUntil && <OrderUntil until={item.orderUntil} onOver={again} />}
    </>
  )
}

function VisitorArrival({ skuId }: { skuId: string }) {
  const t = useVisitorTexts()
  const postcode = useVisitorPostcode()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {postcode && <Days skuId={skuId} postcode={postcode} />}
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="block min-h-6 text-left text-sm text-brand underline underline-offset-2"
      >
        {postcode ? t.change(postcode) : t.ask}
      </button>
      {isAsking && <PostcodeDialog postcode={postcode ?? ''} onClose={() => setAsking(false)} />}
    </>
  )
}
