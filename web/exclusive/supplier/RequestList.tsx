import { useState } from 'react'
import type { StoreAccessRequest } from '../../../contract/exclusive.ts'
import { useSelection } from '../../desk/list/selection.ts'
import { RunDialog } from '../../desk/run/RunDialog.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import type { Step } from './DecisionDialog.tsx'
import { ManyDialog } from './ManyDialog.tsx'
import { useRequestsAgain } from './queries.ts'
import { RequestEntry } from './RequestEntry.tsx'
import { useAccessRequestTexts } from './texts.ts'

type RequestListProps = {
  requests: readonly StoreAccessRequest[]
  onStep: (request: StoreAccessRequest, step: Step) => void
}
type ManyStep = 'grant' | 'reject'

/** The applications of a page; those that wait can be decided together. */
export function RequestList({ requests, onStep }: RequestListProps) {
  const t = useAccessRequestTexts()
  const { list } = useDeskTexts()
  const again = useRequestsAgain()
  const waiting = requests.filter(({ state }) => state === 'PENDING').map(({ id }) => id)
  const selection = useSelection(waiting)
  const chosen = waiting.filter((id) => selection.has(id))
  const [step, setStep] = useState<ManyStep | null>(null)
  const [run, setRun] = useState<{ id: string; title: string } | null>(null)
  const nameOf = (id: string) => requests.find((request) => request.id === id)?.buyer.companyName ?? id
  return (
    <>
      <ul className="mt-2">
        {requests.map((request) => (
          <RequestEntry
            key={request.id}
            request={request}
            isChosen={selection.has(request.id)}
            onChoose={(isRange) => selection.toggle(request.id, { isRange })}
            onStep={(one) => onStep(request, one)}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className="desk-bulk" role="region" aria-label={list.chosen(chosen.length)}>
          <b>{list.chosen(chosen.length)}</b>
          <button type="button" className="desk-button desk-button-main" onClick={() => setStep('grant')}>
            {t.grant}
          </button>
          <button type="button" className="desk-button" onClick={() => setStep('reject')}>
            {t.reject}
          </button>
        </div>
      )}
      {step && (
        <ManyDialog
          ids={chosen}
          step={step}
          onRun={({ id }) => {
            setRun({ id, title: step === 'grant' ? t.many.grantTitle : t.many.rejectTitle })
            setStep(null)
            selection.clear()
          }}
          onClose={() => setStep(null)}
        />
      )}
      {run && (
        <RunDialog key={run.id} {...run} nameOf={nameOf} onDone={() => void again()} onClose={() => setRun(null)} />
      )}
    </>
  )
}
