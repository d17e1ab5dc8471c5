import { useState } from 'react'
import * as designReportsApi from '../../../contract/designs/design-reports.ts'
import { designReportReasons } from '../../../contract/designs/design-reports.ts'
import type { SupplierDesign } from '../../../contract/designs/supplier-designs.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useDesignsAgain } from './queries.ts'
import { useSupplierDesignTexts } from './texts.ts'

/** The way to have operators check whether a design is unlawful. */
export function ReportPart({ design }: { design: SupplierDesign }) {
  const t = useSupplierDesignTexts().report
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {design.allowedActions.includes('REPORT') && (
        <button type="button" className="desk-button" onClick={() => setOpen(true)}>
          {t.open}
        </button>
      )}
      {isOpen && <ReportDialog design={design} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReportDialog({ design: { id, title }, onClose }: { design: SupplierDesign; onClose: () => void }) {
  const t = useSupplierDesignTexts().report
  const again = useDesignsAgain()
  const form = useCallForm({
    endpoint: designReportsApi.send,
    defaultValues: { reason: designReportReasons[0] as string, explanation: '' },
    labels: { reason: t.reason, explanation: t.explanation },
    inputOf: ({ reason, explanation }) => ({ id, reason, explanation }),
    onDone: async ({ reportNumber }) => {
      showToast('success', t.sent(reportNumber))
      onClose()
      await again()
    },
  })
  return (
    <Dialog title={t.title(title)} onClose={onClose} hasUnsaved={form.formState.isDirty}>
      <CallForm form={form} lead={<p className="text-ink-2">{t.lead}</p>}>
        <SelectField
          {...form.field('reason')}
          options={designReportReasons.map((value) => ({ value, label: t.reasons[value] }))}
        />
        <Textarea {...form.field('explanation')} maxLength={4000} />
        <Button type="submit" isLoading={form.isSending} className="justify-self-end">
          {t.send}
        </Button>
      </CallForm>
    </Dialog>
  )
}
