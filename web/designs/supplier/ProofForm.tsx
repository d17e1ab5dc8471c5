import Send from 'lucide-react/icons/send'
import { useState, type SubmitEvent } from 'react'
import * as supplierDesignsApi from '../../../contract/designs/supplier-designs.ts'
import type { SupplierDesignPage } from '../../../contract/designs/supplier-designs.ts'
import { Card } from '../../desk/Card.tsx'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useTypedText } from '../../platform/forms/use-typed-text.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { FormRefusal } from '../../ui/fields/FormRefusal.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Changed, isDesignState } from './Changed.tsx'
import { firstFields, offerOf, piecesOf, plainPriceAt, type OfferFields } from './offer-fields.ts'
import { useDesignsAgain } from './queries.ts'
import { useSupplierDesignTexts } from './texts.ts'

/** Sends the design as it is shown here as a proof, with an offer. */
export function ProofForm({ design }: { design: SupplierDesignPage }) {
  const t = useSupplierDesignTexts()
  const language = useLanguage()
  const { id, title, plain, updatedAt } = design
  const again = useDesignsAgain()
  const [now] = useState(() => Date.now())
  const [typed, setTyped] = useTypedText(`proof of ${id}`)
  const fields = typed ? (JSON.parse(typed) as OfferFields) : firstFields(design, { now, language })
  const write = useWrite({
    mutationFn: ({ message }: OfferFields) =>
      call(supplierDesignsApi.sendProof, {
        id,
        offer: offerOf(fields, plain.countPerBox, language),
        seen: updatedAt.toISOString(),
        ...(message.trim() && { message }),
      }),
    onSuccess() {
      setTyped('')
      showToast('success', t.sent(title))
      return again()
    },
    // What is there now is shown beside what was typed.
    onError: (error) => (isDesignState(error) ? again() : undefined),
    meta: { isHandled: true },
  })
  const canSend = design.allowedActions.includes('SEND_PROOF')
  const isChanged = isDesignState(write.error)
  if (!canSend && !isChanged) return null
  const errors = write.error instanceof CallProblem ? write.error.fieldErrors : {}
  const refusal = write.error && !isChanged && Object.keys(errors).length === 0 ? write.error.message : null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (canSend) write.mutate(fields)
  }
  return (
    <Card title={t.sendProof}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4 px-[18px] pt-2.5 pb-[18px]">
        {isChanged && <Changed design={design} />}
        <FormRefusal text={refusal} />
        <Fields
          design={design}
          fields={fields}
          errors={errors}
          onChange={(change) => setTyped(JSON.stringify({ ...fields, ...change }))}
        />
        <button
          type="submit"
          className="desk-button desk-button-main justify-self-end"
          disabled={!canSend}
          aria-disabled={write.isPending}
          aria-keyshortcuts="P"
          data-by-key="focus"
        >
          <Send />
          {t.sendProof}
        </button>
      </form>
    </Card>
  )
}

type FieldsProps = {
  design: SupplierDesignPage
  fields: OfferFields
  errors: Record<string, string>
  onChange: (change: Partial<OfferFields>) => void
}

function Fields({ design: { plain, buyer }, fields, errors, onChange }: FieldsProps) {
  const t = useSupplierDesignTexts()
  const language = useLanguage()
  const pieces = piecesOf(fields, plain.countPerBox, language)
  const { unitPriceText } = plainPriceAt(plain, pieces)
  const field = (name: keyof OfferFields, sentAs: string = name) => ({
    label: t.fields[name],
    value: fields[name],
    error: errors[`offer.${sentAs}`],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('unitPrice')}
        inputMode="decimal"
        maxLength={20}
        suffix={<span className="pr-2 text-small">€</span>}
        hint={Number.isNaN(pieces) ? t.plain(unitPriceText) : t.plainAt(pieces, unitPriceText)}
      />
      <TextField
        {...field('setupFee')}
        inputMode="decimal"
        maxLength={20}
        suffix={<span className="pr-2 text-small">€</span>}
        hint={t.setupHint}
      />
      <TextField
        {...field('boxes', 'minQuantity')}
        inputMode="numeric"
        maxLength={9}
        hint={t.boxesHint(plain.countPerBox, pieces)}
      />
      <TextField {...field('leadTimeDays')} inputMode="numeric" maxLength={3} />
      <TextField {...field('validUntil')} type="date" className="sm:col-span-2" hint={t.validHint} />
      <Textarea
        {...field('message')}
        error={errors.message}
        isOptional
        rows={2}
        maxLength={2000}
        hint={t.messageHint(buyer.companyName)}
        className="sm:col-span-2"
      />
    </div>
  )
}
