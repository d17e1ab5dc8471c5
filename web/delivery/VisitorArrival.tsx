import { useState } from 'react'
import { Arrival } from './Arrival.tsx'
import { PostcodeDialog } from './PostcodeDialog.tsx'
import { useVisitorPostcode } from './visitor-postcode.ts'
import { useVisitorTexts } from './visitor-texts.ts'

/** When a product ordered now is at the postcode of a visitor, and where that is said and changed. */
export function VisitorArrival({ skuId }: { skuId: string }) {
  const t = useVisitorTexts()
  const postcode = useVisitorPostcode()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {postcode && <Arrival skuId={skuId} postcode={postcode} />}
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
