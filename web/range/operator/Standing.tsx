import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as operatorProductsApi from '../../../contract/range/operator-products.ts'
import { goodProducts, type StoreStanding } from '../../../contract/range/operator-products.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useJudgementTexts } from './queries.ts'

/** How a store has done so far, and whether its texts go live without a look. */
export function Standing({ store: { slug, name, isTrusted, active, refused } }: { store: StoreStanding }) {
  const t = useJudgementTexts()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const trust = useWrite({
    mutationFn: (reason: string) => call(operatorProductsApi.trustStore, { slug, isTrusted: !isTrusted, reason }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['operator'] }),
  })
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 rounded-md bg-sunken px-3.5 py-2.5">
      <p className="mr-auto">
        <b className="font-semibold">{name}</b>
        <span className="block text-small text-ink-2">{t.standing(active, refused)}</span>
      </p>
      {isTrusted && <Tag variant="ok">{t.trusted}</Tag>}
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        {isTrusted ? t.distrust : t.trust}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={isTrusted ? t.distrust : t.trust}
          hint={t.trustReason}
          action={isTrusted ? t.distrust : t.trust}
          onDone={trust.mutateAsync}
          onClose={() => setAsking(false)}
        >
          <p className="text-ink-2">
            {t.trustHint} {!isTrusted && active < goodProducts && t.tooFew(goodProducts)}
          </p>
        </ReasonDialog>
      )}
    </div>
  )
}
