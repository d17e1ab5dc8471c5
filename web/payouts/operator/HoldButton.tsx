import * as operatorStoresApi from '../../../contract/operator/stores.ts'
import type { DueStore } from '../../../contract/payouts/runs.ts'
import { call } from '../../platform/calls/call.ts'
import { Button } from '../../ui/Button.tsx'
import { useOperatorPayoutTexts } from './texts.ts'
import type { Step } from './StepDialog.tsx'

type HoldButtonProps = { store: Pick<DueStore, 'slug' | 'name' | 'version' | 'hold'>; onAsk: (step: Step) => void }

/** Holds a store's payouts, or releases them. */
export function HoldButton({ store: { slug, name, version, hold }, onAsk }: HoldButtonProps) {
  const t = useOperatorPayoutTexts()
  const action = hold ? t.release.name : t.hold.name
  const ask = () =>
    onAsk({
      name: action,
      lead: hold ? t.release.lead(name) : t.hold.lead(name),
      ...(!hold && { hint: t.hold.hint }),
      isDanger: !hold,
      take: (reason) =>
        call(hold ? operatorStoresApi.releasePayouts : operatorStoresApi.holdPayouts, { slug, version, reason }),
    })
  return (
    <Button size="sm" variant="secondary" aria-label={`${action}: ${name}`} onClick={ask}>
      {action}
    </Button>
  )
}
