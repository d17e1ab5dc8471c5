import { useState } from 'react'
import * as reviewsApi from '../../../contract/reviews.ts'
import { reportReasons, type SupplierReview } from '../../../contract/reviews.ts'
import { dateText } from '../../platform/dates.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useShowReview } from './queries.ts'
import { useReviewTexts } from './texts.ts'

type ReportPartProps = { review: SupplierReview; about: string; onReported: () => void }

/** What has become of a report, or the way to make one: a store may do so once, of what is shown. */
export function ReportPart({ review, about, onReported }: ReportPartProps) {
  const t = useReviewTexts()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { report, isShown } = review
  if (report) {
    const words = !report.isDecided ? t.reportOpen : isShown ? t.reportStays : t.reportTaken
    return (
      <p className="text-small text-ink-2">
        {words(dateText(report.at, language))} ({t.reasons[report.reason]})
      </p>
    )
  }
  if (!isShown) return null
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="justify-self-start"
        aria-label={t.reportNamed(about)}
        onClick={() => setOpen(true)}
      >
        {t.report}
      </Button>
      {isOpen && <ReportDialog review={review} onDone={onReported} onClose={() => setOpen(false)} />}
    </>
  )
}

type ReportDialogProps = { review: SupplierReview; onDone: () => void; onClose: () => void }

function ReportDialog({ review: { id }, onDone, onClose }: ReportDialogProps) {
  const t = useReviewTexts()
  const show = useShowReview()
  const form = useCallForm({
    endpoint: reviewsApi.report,
    defaultValues: { reason: reportReasons[0] as string, words: '' },
    labels: { reason: t.reason, words: t.reportWords },
    inputOf: ({ reason, words }) => ({ id, reason, words }),
    onDone: async (reported) => {
      showToast('success', t.reported)
      onClose()
      await show(reported)
      onDone()
    },
  })
  return (
    <Dialog title={t.reportTitle} onClose={onClose} hasUnsaved={form.formState.isDirty}>
      <CallForm form={form} lead={<p className="text-ink-2">{t.reportLead}</p>}>
        <SelectField
          {...form.field('reason')}
          options={reportReasons.map((value) => ({ value, label: t.reasons[value] }))}
        />
        <Textarea {...form.field('words')} isOptional hint={t.reportWordsHint} maxLength={1000} />
        <Button type="submit" isLoading={form.isSending} className="justify-self-end">
          {t.report}
        </Button>
      </CallForm>
    </Dialog>
  )
}
