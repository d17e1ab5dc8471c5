import * as payoutRunsApi from '../../../contract/payouts/runs.ts'
import type { Confirmation as May, PayoutRun } from '../../../contract/payouts/runs.ts'
import { Link } from '../../frame/Link.tsx'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { useOperatorPayoutTexts } from './texts.ts'
import type { Step } from './StepDialog.tsx'

type RunActionsProps = { run: PayoutRun; onAsk: (step: Step) => void }

/** Before the bank has its file: confirm or give up; after: the files, and all that it has paid. */
export function RunActions({ run, onAsk }: RunActionsProps) {
  return run.state === 'PROPOSED' ? <Waiting run={run} onAsk={onAsk} /> : <Ordered run={run} onAsk={onAsk} />
}

function Waiting({ run: { number, amount, amountText, stores, confirmation }, onAsk }: RunActionsProps) {
  const t = useOperatorPayoutTexts()
  const confirm: Step = {
    name: t.confirm.name,
    lead: t.confirm.lead(amountText, stores),
    take: (reason) => call(payoutRunsApi.confirm, { number, amount, reason }),
  }
  const discard: Step = {
    name: t.discard.name,
    lead: t.discard.lead,
    isDanger: true,
    take: (reason) => call(payoutRunsApi.discard, { number, reason }),
  }
  const mayConfirm = amount > 0 && (confirmation === 'YES' || confirmation === 'ALONE')
  return (
    <>
      <Button variant="secondary" onClick={() => onAsk(discard)}>
        {discard.name}
      </Button>
      {mayConfirm && <Button onClick={() => onAsk(confirm)}>{confirm.name}</Button>}
    </>
  )
}

const { overview, statements, transferFile } = payoutRunsApi
const files = {
  overview: { call: overview, ending: 'pdf' },
  statements: { call: statements, ending: 'csv' },
  transferFile: { call: transferFile, ending: 'xml' },
}

function Ordered({ run: { number, payouts }, onAsk }: RunActionsProps) {
  const t = useOperatorPayoutTexts()
  const save = useWrite({
    mutationFn: async (kind: keyof typeof files) =>
      saveFile(await call(files[kind].call, { number }), `TRESEN-A${number}.${files[kind].ending}`),
  })
  const open = payouts.filter(({ state }) => state === 'ORDERED').map((payout) => payout.number)
  const allPaid: Step = {
    name: t.allPaid.name,
    lead: t.allPaid.lead(open.length),
    take: (reason) => call(payoutRunsApi.recordPaid, { number, payouts: open, reason }),
  }
  return (
    <>
      <Button variant="secondary" isLoading={save.isPending} onClick={() => save.mutate('overview')}>
        {t.overview}
      </Button>
      <Button variant="secondary" isLoading={save.isPending} onClick={() => save.mutate('statements')}>
        {t.statements}
      </Button>
      <Button variant="secondary" isLoading={save.isPending} onClick={() => save.mutate('transferFile')}>
        {t.bankFile}
      </Button>
      {open.length > 0 && <Button onClick={() => onAsk(allPaid)}>{allPaid.name}</Button>}
    </>
  )
}

/** Whether the reader may confirm, and what to do where not. */
export function Confirmation({ confirmation, limitText }: { confirmation: May; limitText: string }) {
  const t = useOperatorPayoutTexts()
  const { user } = useSession()
  const isAbove = confirmation === 'ABOVE_LIMIT'
  return (
    <>
      <span className="text-ink-2">
        {isAbove ? t.confirmation.ABOVE_LIMIT(limitText) : t.confirmation[confirmation]}
      </span>
      {isAbove && mayOpen(user, 'team') && (
        <Link to="/operator/team" className="text-brand underline underline-offset-2">
          {t.toTeam}
        </Link>
      )}
    </>
  )
}
