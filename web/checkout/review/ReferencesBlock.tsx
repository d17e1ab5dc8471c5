import ReceiptText from 'lucide-react/icons/receipt-text'
import { useState } from 'react'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { useCheckoutTexts } from '../texts.ts'
import type { CheckoutForm } from '../use-checkout-form.ts'
import { FoldedBlock } from './Block.tsx'

const NOTE_LENGTH = 500

type ReferencesBlockProps = {
  form: CheckoutForm
  onChange: (part: Partial<CheckoutForm>) => void
  errors: Partial<Record<string, string>>
  /** The reference of the last order. */
  lastChoice: string | null
}

/** What the buyer's own books and the suppliers want to read on the order; open once something new stands in it. */
export function ReferencesBlock({ form, onChange, errors, lastChoice }: ReferencesBlockProps) {
  const t = useCheckoutTexts().review
  const { purchaseOrderNumber, note } = form
  const hasError = 'purchaseOrderNumber' in errors || 'note' in errors
  const isAsLast = purchaseOrderNumber !== '' && purchaseOrderNumber === lastChoice
  const [isBegun] = useState(note !== '' || (purchaseOrderNumber !== '' && !isAsLast))
  return (
    <FoldedBlock
      icon={<ReceiptText />}
      title={t.references}
      aside={isAsLast ? t.referenceAsLast(purchaseOrderNumber) : t.referencesHint}
      isOpen={isBegun || hasError}
    >
      <div className="grid gap-4">
        <TextField
          label={t.purchaseOrderNumber}
          isOptional
          hint={t.purchaseOrderHint}
          error={errors.purchaseOrderNumber}
          name="purchaseOrderNumber"
          maxLength={60}
          autoComplete="off"
          value={purchaseOrderNumber}
          onChange={({ target }) => onChange({ purchaseOrderNumber: target.value })}
        />
        <Textarea
          label={t.note}
          isOptional
          hint={`${t.noteHint} ${note.length > NOTE_LENGTH - 100 ? t.noteLeft(NOTE_LENGTH - note.length) : ''}`}
          error={errors.note}
          name="note"
          maxLength={NOTE_LENGTH}
          value={note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
    </FoldedBlock>
  )
}
