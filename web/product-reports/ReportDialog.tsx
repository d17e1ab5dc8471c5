import { useEffect, useRef, useState } from 'react'
import * as productReportsApi from '../../contract/product-reports/product-reports.ts'
import { needsReporter, productReportReasons } from '../../contract/product-reports/product-reports.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { Button } from '../ui/Button.tsx'
import { CallForm } from '../ui/fields/CallForm.tsx'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { blank, reportOf, type ReportValues } from './report-values.ts'
import { useReportTexts } from './texts.ts'

type Sent = { reportNumber: string; email: string }
type ReportDialogProps = { productSkuId: string; onClose: () => void }

/** Reports a product to the marketplace; then says under which number. */
export function ReportDialog({ productSkuId, onClose }: ReportDialogProps) {
  const t = useReportTexts()
  const [sent, setSent] = useState<Sent | null>(null)
  const form = useReportForm(productSkuId, setSent)
  if (sent) return <Thanks sent={sent} onClose={onClose} />
  const { field, formState, isRestored, watch } = form
  const isNeeded = needsReporter(watch('reason'))
  return (
    <Dialog title={t.title} onClose={onClose} hasUnsaved={formState.isDirty || isRestored}>
      <CallForm form={form} lead={<p className="text-ink-2">{t.lead}</p>}>
        <SelectField
          {...field('reason')}
          placeholder={t.chooseReason}
          options={productReportReasons.map((value) => ({ value, label: t.reasons[value] }))}
        />
        <Textarea {...field('explanation')} hint={t.explanationHint} maxLength={4000} />
        <TextField
          {...field('name')}
          autoComplete="name"
          maxLength={200}
          isOptional={!isNeeded}
          {...(isNeeded && { hint: t.needed })}
        />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          isOptional={!isNeeded}
          hint={isNeeded ? t.needed : t.emailHint}
        />
        <div>
          <Checkbox {...field('goodFaith')} />
          <Link
            className="ml-[29px] inline-flex min-h-8 items-center text-sm text-brand underline"
            to={paths.static('privacy-policy')}
          >
            {t.privacy}
          </Link>
        </div>
        <Button type="submit" isLoading={form.isSending} className="justify-self-end">
          {t.send}
        </Button>
      </CallForm>
    </Dialog>
  )
}

function useReportForm(productSkuId: string, onSent: (sent: Sent) => void) {
  const { reason, explanation, name, email, goodFaith } = useReportTexts()
  const form = useCallForm({
    endpoint: productReportsApi.send,
    defaultValues: blank,
    labels: { reason, explanation, name, email, goodFaith },
    cacheProfile: { as: `report of ${productSkuId}`, whileOpen: true },
    inputOf: (values: ReportValues) => reportOf(productSkuId, values),
    onDone: ({ reportNumber }, values) => onSent({ reportNumber, email: values.email.trim() }),
  })
  const { getValues, setValue } = form
  const known = useSession().user?.userDetails
  useEffect(() => {
    if (!known) return
    const own = { name: `${known.firstName} ${known.lastName}`.trim(), email: known.email }
    for (const key of ['name', 'email'] as const) if (!getValues(key)) setValue(key, own[key])
  }, [known, getValues, setValue])
  return form
}

function Thanks({ sent: { reportNumber, email }, onClose }: { sent: Sent; onClose: () => void }) {
  const t = useReportTexts()
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <Dialog title={t.sentTitle} onClose={onClose}>
      <div ref={text} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
        <dl className="rounded-md bg-ok-soft px-5 py-4 text-ok">
          <dt className="text-sm font-medium">{t.number}</dt>
          <dd className="text-lg font-bold tabular-nums">{reportNumber}</dd>
        </dl>
        <p className="text-ink-2">{email ? t.sentTo(email) : t.sentWithout}</p>
        <Button onClick={onClose} className="justify-self-end">
          {t.close}
        </Button>
      </div>
    </Dialog>
  )
}
