import { useQueryClient } from '@tanstack/react-query'
import * as netTermsApi from '../../../contract/net-terms/net-terms.ts'
import type { BuyerTerms } from '../../../contract/net-terms/net-terms.ts'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { termsKey } from './queries.ts'
import { useNetTermsTexts } from './texts.ts'

/** Takes no more orders of the buyer on net terms; granted again, all is as before. */
export function EndTerms({ terms: { buyerId }, onDone }: { terms: BuyerTerms; onDone: () => void }) {
  const t = useNetTermsTexts()
  const queryClient = useQueryClient()
  const write = useWrite({
    mutationFn: () => call(netTermsApi.end, { buyerId }),
    onSuccess() {
      showToast('success', t.endedNow)
      onDone()
      return queryClient.invalidateQueries({ queryKey: termsKey })
    },
  })
  return (
    <section className="grid gap-2">
      <p className="text-small text-ink-2">{t.endHint}</p>
      <Button variant="secondary" isLoading={write.isPending} onClick={() => write.mutate()}>
        {t.end}
      </Button>
    </section>
  )
}
