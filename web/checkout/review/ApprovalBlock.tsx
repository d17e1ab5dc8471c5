import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as checkoutApi from '../../../contract/checkout.ts'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { useCheckoutTexts } from '../texts.ts'

type Approval = NonNullable<OutputOf<typeof checkoutApi.readControl>['approval']>
type ApprovalBlockProps = { approval: Approval; message: string; onChange: (message: string) => void }

/** Says why the order needs somebody else, and takes a message to them. */
export function ApprovalBlock({ approval, message, onChange }: ApprovalBlockProps) {
  const t = useCheckoutTexts().review.approval
  return (
    <section className="rounded-md bg-info-soft px-4 py-4 text-sm">
      <h2 className="flex items-center gap-2 font-sans text-sm font-semibold tracking-normal text-info">
        <ClipboardCheck className="size-[18px]" aria-hidden="true" />
        {t.title}
      </h2>
      <p className="mt-1 mb-4">{t[approval.period](approval.limitText, approval.leftText)}</p>
      <Textarea
        label={t.message}
        isOptional
        maxLength={500}
        value={message}
        onChange={({ target }) => onChange(target.value)}
      />
    </section>
  )
}
