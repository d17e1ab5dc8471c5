import * as payoutRunsApi from '../../../contract/payouts/runs.ts'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { useOperatorPayoutTexts } from './texts.ts'

/** What a payout is made of, as its store gets it. */
export function SaveStatement({ number, store }: { number: string; store: string }) {
  const t = useOperatorPayoutTexts()
  const save = useWrite({
    mutationFn: async () => saveFile(await call(payoutRunsApi.readStatement, { number }), `TRESEN-${number}.pdf`),
  })
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`${t.statement}: ${store}`}
      isLoading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t.statement}
    </Button>
  )
}
