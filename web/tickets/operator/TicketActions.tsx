import { useState } from 'react'
import * as ticketsApi from '../../../contract/tickets/tickets.ts'
import type { Ticket } from '../../../contract/tickets/tickets.ts'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { useTicketsAgain } from './queries.ts'
import { useTicketTexts } from './texts.ts'

/** Who looks after it, and in which state it is. */
export function TicketActions({ ticket: { ticketNumber: number, version, state, owner } }: { ticket: Ticket }) {
  const t = useTicketTexts()
  const again = useTicketsAgain()
  const [isAssigning, setAssigning] = useState(false)
  const ways = { onSuccess: () => showToast('success', t.done), onSettled: again }
  const set = useWrite({
    mutationFn: (next: 'OPEN' | 'CLOSED' | 'SPAM') => call(ticketsApi.setState, { number, version, state: next }),
    ...ways,
  })
  const assign = useWrite({
    mutationFn: (ownerId: string | null) => call(ticketsApi.assign, { number, version, ownerId }),
    ...ways,
  })
  const isOver = state === 'CLOSED' || state === 'SPAM'
  return (
    <>
      <Button variant="secondary" onClick={() => setAssigning(true)}>
        {t.assign}
      </Button>
      {isOver ? (
        <Button variant="secondary" isLoading={set.isPending} onClick={() => set.mutate('OPEN')}>
          {t.reopen}
        </Button>
      ) : (
        <>
          <Button variant="secondary" isLoading={set.isPending} onClick={() => set.mutate('SPAM')}>
            {t.spam}
          </Button>
          <Button variant="secondary" isLoading={set.isPending} onClick={() => set.mutate('CLOSED')}>
            {t.close}
          </Button>
        </>
      )}
      {isAssigning && (
        <AssignDialog ownerId={owner?.id ?? null} onChosen={assign.mutateAsync} onClose={() => setAssigning(false)} />
      )}
    </>
  )
}
