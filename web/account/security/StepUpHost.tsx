import { useEffect, useState } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { onStepUpRequest, type StepUpRequest } from '../../platform/viewer/step-up.ts'

const StepUpDialog = lazyPart(async () => (await import('./StepUpDialog.tsx')).StepUpDialog, {
  close: ({ request }: { request: StepUpRequest }) => request.cancel(),
})

/** Mounts the dialog when a call is refused until the person has shown again who they are. */
export function StepUpHost() {
  const [request, setRequest] = useState<StepUpRequest | null>(null)
  useEffect(() => onStepUpRequest(setRequest), [])
  return request && <StepUpDialog request={request} />
}
