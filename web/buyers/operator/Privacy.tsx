import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as operatorBuyersApi from '../../../contract/operator/buyers.ts'
import type { Buyer } from '../../../contract/operator/buyers.ts'
import { berlinDay } from '../../../contract/platform/values.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useOperatorBuyerTexts } from './texts.ts'

type PersonProps = { person: Pick<Buyer['people'][number], 'accountId' | 'name'> }

/** Saves all that is kept about a person who has asked for it in writing (Art. 15 GDPR). */
export function ExportData({ person: { accountId, name } }: PersonProps) {
  const t = useOperatorBuyerTexts().privacy
  const [isOpen, setOpen] = useState(false)
  const write = useWrite({
    mutationFn: (reason: string) => call(operatorBuyersApi.exportData, { accountId, reason }),
    onSuccess(data) {
      const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile(content, `tresen-${berlinDay(data.exportedAt)}.json`)
      showToast('success', t.exported)
    },
  })
  return (
    <>
      <button
        type="button"
        className="min-h-6 text-brand underline"
        aria-label={t.exportOf(name)}
        onClick={() => setOpen(true)}
      >
        {t.export}
      </button>
      {isOpen && (
        <ReasonDialog
          title={t.exportOf(name)}
          hint={t.requested}
          action={t.export}
          onDone={write.mutateAsync}
          onClose={() => setOpen(false)}
        >
          <p className="text-ink-2">{t.exportLead}</p>
        </ReasonDialog>
      )}
    </>
  )
}

/** Erases a person who has asked for it in writing (Art. 17 GDPR); says before what goes, what stays and why. */
export function Erase({ person: { accountId, name } }: PersonProps) {
  const t = useOperatorBuyerTexts().privacy
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const write = useWrite({
    mutationFn: (reason: string) => call(operatorBuyersApi.erase, { accountId, reason }),
    onSuccess() {
      showToast('success', t.erased)
      return queryClient.invalidateQueries({ queryKey: ['operator'] })
    },
  })
  return (
    <>
      <button
        type="button"
        className="min-h-6 text-danger underline"
        aria-label={t.eraseOf(name)}
        onClick={() => setOpen(true)}
      >
        {t.erase}
      </button>
      {isOpen && (
        <ReasonDialog
          title={t.eraseOf(name)}
          hint={t.requested}
          action={t.erase}
          isDanger
          onDone={write.mutateAsync}
          onClose={() => setOpen(false)}
        >
          <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
            {[t.goes, t.company, t.stays, t.refused].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </ReasonDialog>
      )}
    </>
  )
}
