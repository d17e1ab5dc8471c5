import LogIn from 'lucide-react/icons/log-in'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as accountApi from '../../../contract/account.ts'
import * as operatorBuyersApi from '../../../contract/operator/buyers.ts'
import type { Buyer } from '../../../contract/operator/buyers.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useOperatorBuyerTexts } from './texts.ts'

/** Signs in as one of the people of a company in another tab: to look, or to act; asks who is at it. */
export function Impersonate({ people }: { people: Buyer['people'] }) {
  const t = useOperatorBuyerTexts()
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState(people[0]!.email)
  const [mode, setMode] = useState<'READ' | 'ACT'>('READ')
  const [ticket, setTicket] = useState('')
  const write = useWrite({
    mutationFn: (reason: string) =>
      call(accountApi.makeImpersonationCode, {
        email,
        reason,
        ...(ticket.trim() && { ticketNumber: ticket.trim().toUpperCase() }),
        mayWrite: mode === 'ACT',
      }),
    onSuccess: ({ url }) => {
      window.open(url, '_blank', 'noopener')
      showToast('success', t.opened)
    },
  })
  return (
    <>
      <Button icon={<LogIn />} onClick={() => setOpen(true)}>
        {t.impersonate}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t.impersonate}
          hint={t.impersonateHint}
          action={t.impersonate}
          onDone={write.mutateAsync}
          onClose={() => setOpen(false)}
        >
          <SelectField
            label={t.asWhom}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            options={people.map((person) => ({ value: person.email, label: `${person.name}, ${person.email}` }))}
          />
          <SelectField
            label={t.modes}
            value={mode}
            onChange={(event) => setMode(event.target.value as typeof mode)}
            options={[
              { value: 'READ', label: t.read },
              { value: 'ACT', label: t.act },
            ]}
          />
          <TextField
            label={t.ticket}
            hint={t.ticketHint}
            value={ticket}
            onChange={(event) => setTicket(event.target.value)}
            error={write.error instanceof CallProblem ? write.error.fieldErrors.ticketNumber : undefined}
          />
        </ReasonDialog>
      )}
    </>
  )
}

function useDone() {
  const t = useOperatorBuyerTexts()
  const queryClient = useQueryClient()
  return () => {
    showToast('success', t.done)
    return queryClient.invalidateQueries({ queryKey: ['operator'] })
  }
}

/** Records what the authorities say about the VAT id. */
export function VatDecision({ id, vatId, status }: { id: string; vatId: string; status: 'VALID' | 'INVALID' }) {
  const t = useOperatorBuyerTexts()
  const done = useDone()
  const [isOpen, setOpen] = useState(false)
  const write = useWrite({
    mutationFn: (reason: string) => call(operatorBuyersApi.decideVatId, { id, vatId, status, reason }),
    onSuccess: done,
  })
  const name = status === 'VALID' ? t.vatValid : t.vatInvalid
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={name}
          hint={t.vatHint}
          action={name}
          onDone={write.mutateAsync}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Vouches for a company, or no longer: what it may order before it has paid anything. */
export function Trust({ buyer: { id, isTrusted } }: { buyer: Pick<Buyer, 'id' | 'isTrusted'> }) {
  const t = useOperatorBuyerTexts()
  const done = useDone()
  const [isOpen, setOpen] = useState(false)
  const write = useWrite({
    mutationFn: (reason: string) => call(operatorBuyersApi.trust, { id, isTrusted: !isTrusted, reason }),
    onSuccess: done,
  })
  const name = isTrusted ? t.distrust : t.trust
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={name}
          hint={isTrusted ? t.distrustHint : t.trustHint}
          action={name}
          onDone={write.mutateAsync}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Signs a person out everywhere. */
export function EndSessions({ accountId }: { accountId: string }) {
  const t = useOperatorBuyerTexts()
  const done = useDone()
  const [isOpen, setOpen] = useState(false)
  const write = useWrite({
    mutationFn: (reason: string) => call(operatorBuyersApi.endSessions, { accountId, reason }),
    onSuccess: done,
  })
  return (
    <>
      <button type="button" className="justify-self-start text-brand underline" onClick={() => setOpen(true)}>
        {t.endSessions}
      </button>
      {isOpen && (
        <ReasonDialog
          title={t.endSessions}
          hint={t.endSessionsHint}
          action={t.endSessions}
          isDanger
          onDone={write.mutateAsync}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
