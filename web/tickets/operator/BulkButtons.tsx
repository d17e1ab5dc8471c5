import { useState } from 'react'
import * as ticketsApi from '../../../contract/tickets/tickets.ts'
import type { TicketEntry } from '../../../contract/tickets/tickets.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { useTicketsAgain } from './queries.ts'
import { useTicketTexts } from './texts.ts'

type Change = Pick<InputOf<typeof ticketsApi.changeMany>, 'change' | 'ownerId'>

/** Assign, close or call spam what is chosen in the list. */
export function BulkButtons({ chosen, onDone }: { chosen: TicketEntry[]; onDone: () => void }) {
  const t = useTicketTexts()
  const again = useTicketsAgain()
  const [isAssigning, setAssigning] = useState(false)
  const write = useWrite({
    mutationFn: (change: Change) =>
      call(ticketsApi.changeMany, {
        tickets: chosen.map(({ ticketNumber, version }) => ({ number: ticketNumber, version })),
        ...change,
      }),
    onSuccess({ left }) {
      if (left.length > 0) showToast('info', t.someLeft(left.join(', ')))
      else showToast('success', t.done)
      onDone()
    },
    onSettled: again,
  })
  const isBusy = write.isPending || undefined
  return (
    <>
      <button type="button" className="desk-button" aria-disabled={isBusy} onClick={() => setAssigning(true)}>
        {t.assign}
      </button>
      <button
        type="button"
        className="desk-button desk-button-main"
        aria-disabled={isBusy}
        onClick={() => write.mutate({ change: 'CLOSE' })}
      >
        {t.close}
      </button>
      <button
        type="button"
        className="desk-button"
        aria-disabled={isBusy}
        onClick={() => write.mutate({ change: 'SPAM' })}
      >
        {t.spam}
      </button>
      {isAssigning && (
        <AssignDialog
          ownerId={null}
          onChosen={(ownerId) => write.mutateAsync({ change: 'ASSIGN', ownerId })}
          onClose={() => setAssigning(false)}
        />
      )}
    </>
  )
}
