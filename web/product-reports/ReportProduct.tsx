import { useState } from 'react'
import { lazyPart } from '../platform/lazy-part.tsx'
import { usePageTexts } from '../products/product-texts.ts'

// Few ever open it.
const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog, {
  close: ({ onClose }) => onClose(),
})

/** The way to report a product as unlawful (Art. 16 Regulation (EU) 2022/2065): to be found, and out of the way. */
export function ReportProduct({ skuId }: { skuId: string }) {
  const t = usePageTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="pt-6 text-right">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-6 text-sm text-ink-2 underline underline-offset-2"
      >
        {t.report}
      </button>
      {isOpen && <ReportDialog productSkuId={skuId} onClose={() => setOpen(false)} />}
    </p>
  )
}
