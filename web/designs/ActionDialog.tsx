import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { designActions, ProductDesign } from '../../contract/designs/designs.ts'
import { call } from '../platform/calls/call.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { useTexts } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { FormRefusal } from '../ui/fields/FormRefusal.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { loadDesignsApi, designQuery } from './queries.ts'
import { useDesignTexts } from './texts.ts'

export type DesignAction = (typeof designActions)[number]
type ActionDialogProps = {
  design: ProductDesign
  action: DesignAction
  onDone: (design: ProductDesign) => void
  onClose: () => void
}

/** Asks before a step, with room for a message to the store. */
export function ActionDialog({ design, action, onDone, onClose }: ActionDialogProps) {
  const t = useDesignTexts()
  const { ui } = useTexts()
  const queryClient = useQueryClient()
  const [message, setMessage] = useState('')
  const [error, setError] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const needsMessage = action === 'REQUEST_CHANGES'
  const texts = t.actions[action]
  const act = async () => {
    setRefusal(null)
    setError('')
    if (needsMessage && !message.trim()) return setError(t.saySomething)
    setSending(true)
    try {
      const designsApi = await loadDesignsApi()
      const proofId = action === 'APPROVE' ? design.proofs[0]?.id : undefined
      const step = { id: design.id, action, ...(message.trim() && { message }), ...(proofId && { proofId }) }
      onDone(await call(designsApi.act, step))
      onClose()
    } catch (failure) {
      if (!(failure instanceof CallProblem)) throw failure
      setError(failure.fieldErrors.message ?? '')
      if (failure.code === 'DESIGN_STATE') {
        showToast('info', t.moved)
        await queryClient.invalidateQueries({ queryKey: designQuery(design.id).queryKey })
        return onClose()
      }
      if (!failure.fieldErrors.message) setRefusal(Object.values(failure.fieldErrors)[0] ?? failure.message)
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog title={texts.title} onClose={onClose} hasUnsaved={message.trim() !== '' && !isSending}>
      <p className="text-ink-2">{texts.text}</p>
      {action !== 'CANCEL' && (
        <Textarea
          label={texts.message}
          isOptional={!needsMessage}
          maxLength={2000}
          value={message}
          error={error}
          onChange={(event) => setMessage(event.target.value)}
          className="mt-5"
        />
      )}
      <FormRefusal text={refusal} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {ui.back}
        </Button>
        <Button isLoading={isSending} onClick={act}>
          {texts.button}
        </Button>
      </div>
    </Dialog>
  )
}
