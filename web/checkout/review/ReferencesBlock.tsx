import ReceiptText from 'lucide-react/icons/receipt-text'
import { useState } from 'react'
import type { References } from '../../../contract/checkout.ts'
import { exampleOf } from '../../../contract/team/purchase-order-pattern.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { useCheckoutTexts } from '../texts.ts'
import type { CheckoutForm } from '../use-checkout-form.ts'
import { Block, FoldedBlock } from './Block.tsx'

const NOTE_LENGTH = 500

type ReferencesBlockProps = {
  form: CheckoutForm
  onChange: (part: Partial<CheckoutForm>) => void
  errors: Partial<Record<string, string>>
  references: References | undefined
  /** The reference of the last order. */
  lastChoice: string | null
}

/** What the buyer's own books and the suppliers want to read on the order; open where something is asked for or begun. */
export function ReferencesBlock({ lastChoice, ...fields }: ReferencesBlockProps) {
  const t = useCheckoutTexts().review
  const { form, errors, references } = fields
  const { purchaseOrderNumber, note } = form
  const hasError = ['purchaseOrderNumber', 'costCentreId', 'note'].some((name) => name in errors)
  const isAsLast = purchaseOrderNumber !== '' && purchaseOrderNumber === lastChoice
  const [isBegun] = useState(note !== '' || (purchaseOrderNumber !== '' && !isAsLast))
  if (references?.requiresPurchaseOrder || references?.requiresCostCentre)
    return (
      <Block icon={<ReceiptText />} title={t.references}>
        <ReferenceFields {...fields} />
      </Block>
    )
  return (
    <FoldedBlock
      icon={<ReceiptText />}
      title={t.references}
      aside={isAsLast ? t.referenceAsLast(purchaseOrderNumber) : t.referencesHint}
      isOpen={isBegun || hasError}
    >
      <ReferenceFields {...fields} />
    </FoldedBlock>
  )
}

function ReferenceFields({ form, onChange, errors, references }: Omit<ReferencesBlockProps, 'lastChoice'>) {
  const t = useCheckoutTexts().review
  const { purchaseOrderNumber, note } = form
  const pattern = references?.purchaseOrderPattern
  return (
    <div className="grid gap-4">
      <TextField
        label={t.purchaseOrderNumber}
        isOptional={!references?.requiresPurchaseOrder}
        hint={pattern ? t.purchaseOrderExample(exampleOf(pattern)) : t.purchaseOrderHint}
        error={errors.purchaseOrderNumber}
        name="purchaseOrderNumber"
        maxLength={60}
        autoComplete="off"
        value={purchaseOrderNumber}
        onChange={({ target }) => onChange({ purchaseOrderNumber: target.value })}
      />
      {references && (references.requiresCostCentre || references.costCentres.length > 0) && (
        <CostCentreField
          references={references}
          chosen={form.costCentreId}
          error={errors.costCentreId}
          onChange={(costCentreId) => onChange({ costCentreId })}
        />
      )}
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
  )
}

type CostCentreFieldProps = {
  references: References
  chosen: string | null
  error: string | undefined
  onChange: (id: string | null) => void
}

function CostCentreField({ references, chosen, error, onChange }: CostCentreFieldProps) {
  const t = useCheckoutTexts().review
  const { costCentres, defaultId, requiresCostCentre } = references
  return (
    <SelectField
      label={t.costCentre}
      isOptional={!requiresCostCentre}
      hint={t.costCentreHint}
      error={error}
      name="costCentreId"
      // Where there is a default, an order without any would be booked to it.
      {...(defaultId === null && { placeholder: requiresCostCentre ? t.chooseCostCentre : t.noCostCentre })}
      options={costCentres.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }))}
      value={chosen ?? defaultId ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}
