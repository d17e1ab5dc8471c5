import * as jobsApi from '../../../contract/operator/jobs.ts'
import type { OperatorMail } from '../../../contract/operator/jobs.ts'
import { MailReport } from '../../desk/MailReport.tsx'
import { call } from '../../platform/calls/call.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useOperatorJobTexts } from './texts.ts'

/** What a mail says, as text; each reading is a row of the audit, so it is asked for. */
export function MailDialog({ mail, onClose }: { mail: OperatorMail; onClose: () => void }) {
  const t = useOperatorJobTexts()
  const write = useWrite({ mutationFn: () => call(jobsApi.openMail, { id: mail.id }) })
  return (
    <Dialog title={mail.subject ?? t.subjectGone} onClose={onClose} size="lg">
      <div className="grid gap-3" aria-live="polite">
        {mail.report && <MailReport report={mail.report} />}
        <p className="text-small text-ink-2">{t.noted}</p>
        {write.data ? (
          <>
            <p className="wrap-anywhere whitespace-pre-wrap">{write.data.text}</p>
            {write.data.hadFiles && <p className="text-small text-ink-2">{t.hadFiles}</p>}
          </>
        ) : (
          <Button isLoading={write.isPending} onClick={() => write.mutate()} className="justify-self-start">
            {t.showText}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
