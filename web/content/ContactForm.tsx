import { useEffect, useRef } from 'react'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { FormRefusal } from '../ui/fields/FormRefusal.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useContactTexts } from './contact-texts.ts'
import { asksForOrder, asksForProduct, type ContactValues } from './contact-values.ts'
import { useContactForm, type Sent } from './use-contact-form.ts'

type ContactFormProps = { prefilled: Partial<ContactValues>; orderNumbers: string[] }

/** Writes to the marketplace; `orderNumbers` are offered to a buyer who asks about one. */
export function ContactForm({ prefilled, orderNumbers }: ContactFormProps) {
  const t = useContactTexts()
  const { form, sent, again } = useContactForm(prefilled)
  const { field, submit, refusal, isSending, watch } = form
  const subject = watch('subject')
  if (sent) return <Thanks sent={sent} onAgain={again} />
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <SelectField
        {...field('subject')}
        className="sm:col-span-2"
        placeholder={t.chooseSubject}
        options={Object.entries(t.subjects).map(([value, label]) => ({ value, label }))}
      />
      {asksForOrder(subject) && (
        <>
          <TextField {...field('orderNumber')} hint={t.orderNumberHint} list="own-orders" isOptional />
          <datalist id="own-orders">
            {orderNumbers.map((number) => (
              <option key={number}>{number}</option>
            ))}
          </datalist>
        </>
      )}
      {asksForProduct(subject) && (
        <TextField {...field('productSkuId')} hint={t.productSkuIdHint} inputMode="numeric" isOptional />
      )}
      <TextField {...field('firstName')} autoComplete="given-name" className="sm:col-start-1" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('email')} type="email" autoComplete="email" className="sm:col-span-2" />
      <Textarea {...field('message')} className="sm:col-span-2" rows={6} />
      <div className="sm:col-span-2">
        <Checkbox {...field('privacyAccepted')} />
        <Link
          className="ml-[29px] inline-flex min-h-8 items-center text-sm text-brand underline"
          to={paths.static('privacy-policy')}
        >
          {t.privacy}
        </Link>
      </div>
      <div className="empty:hidden sm:col-span-2">
        <FormRefusal text={refusal} />
      </div>
      <Button type="submit" size="lg" isLoading={isSending} className="sm:justify-self-start">
        {t.send}
      </Button>
    </form>
  )
}

function Thanks({ sent: { ticketNumber, email }, onAgain }: { sent: Sent; onAgain: () => void }) {
  const t = useContactTexts()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-4">
      <h3 ref={title} tabIndex={-1} className="text-xl outline-none">
        {t.sentTitle}
      </h3>
      <dl className="rounded-md bg-ok-soft px-5 py-4 text-ok">
        <dt className="text-sm font-medium">{t.ticket}</dt>
        <dd className="text-lg font-bold tabular-nums">{ticketNumber}</dd>
      </dl>
      <p className="text-ink-2">{t.sentText(email)}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t.again}
      </Button>
    </div>
  )
}
