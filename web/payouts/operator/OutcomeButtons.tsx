import * as payoutRunsApi from '../../../contract/payouts/runs.ts'
import type { RunPayout } from '../../../contract/payouts/runs.ts'
import { call } from '../../platform/calls/call.ts'
import { Button } from '../../ui/Button.tsx'
import { useOperatorPayoutTexts } from './texts.ts'
import type { Step } from './StepDialog.tsx'

type OutcomeProps = { run: number; payout: RunPayout; onAsk: (step: Step) => void }

/** What the bank has made of one payout: paid, or sent back. */
export function OutcomeButtons({ run, payout: { number, name, state }, onAsk }: OutcomeProps) {
  const t = useOperatorPayoutTexts()
  const paid: Step = {
    name: t.paid.name,
    lead: t.paid.lead(number),
    take: (reason) => call(payoutRunsApi.recordPaid, { number: run, payouts: [number], reason }),
  }
  const back: Step = {
    name: t.back.name,
    lead: t.back.lead(number, name),
    hint: t.back.hint,
    isDanger: true,
    take: (reason) => call(payoutRunsApi.recordReturned, { number: run, payout: number, reason }),
  }
  const shown = [...(state === 'ORDERED' ? [paid] : []), ...(state === 'ORDERED' || state === 'PAID' ? [back] : [])]
  return shown.map((step) => (
    <Button
      key={step.name}
      size="sm"
      variant="secondary"
      aria-label={`${step.name}: ${name}`}
      onClick={() => onAsk(step)}
    >
      {step.name}
    </Button>
  ))
}
