import { useState } from 'react'
import * as supplierDesignsApi from '../../../contract/designs/supplier-designs.ts'
import type { SupplierDesign } from '../../../contract/designs/supplier-designs.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Changed, isDesignState } from './Changed.tsx'
import { useDesignsAgain } from './queries.ts'
import { useSupplierDesignTexts } from './texts.ts'

/** Refuses the design, with the reason that the buyer reads. */
export function Reject({ design }: { design: SupplierDesign }) {
  const t = useSupplierDesignTexts()
  const again = useDesignsAgain()
  const [isOpen, setOpen] = useState(false)
  const { id, title, allowedActions } = design
  const write = useWrite({
    mutationFn: (message: string) => call(supplierDesignsApi.reject, { id, message }),
    onSuccess: () => showToast('success', t.rejected(title)),
    onSettled: () => again(),
  })
  return (
    <>
      {allowedActions.includes('REJECT') && (
        <button type="button" className="desk-button" aria-keyshortcuts="R" onClick={() => setOpen(true)}>
          {t.reject}
        </button>
      )}
      {isOpen && (
        <ReasonDialog
          title={t.rejectTitle(title)}
          hint={t.rejectHint}
          action={t.reject}
          isDanger
          onDone={write.mutateAsync}
          onClose={() => {
            setOpen(false)
            write.reset()
          }}
        >
          {isDesignState(write.error) && <Changed design={design} />}
        </ReasonDialog>
      )}
    </>
  )
}
