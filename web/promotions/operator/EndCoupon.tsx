import { useQueryClient } from '@tanstack/react-query'
import * as couponsApi from '../../../contract/operator/coupons.ts'
import type { CouponEntry } from '../../../contract/operator/coupons.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { contentKey } from './queries.ts'
import { useOperatorCouponTexts } from './texts.ts'

/** Ends a coupon with all its codes now, for a reason. */
export function EndCoupon({ coupon: { id, name }, onClose }: { coupon: CouponEntry; onClose: () => void }) {
  const t = useOperatorCouponTexts()
  const queryClient = useQueryClient()
  const write = useWrite({
    mutationFn: (reason: string) => call(couponsApi.end, { id, reason }),
    onSuccess() {
      showToast('success', t.ended)
      return queryClient.invalidateQueries({ queryKey: contentKey })
    },
  })
  return (
    <ReasonDialog
      title={t.endTitle(name)}
      hint={t.endHint}
      action={t.end}
      isDanger
      onDone={write.mutateAsync}
      onClose={onClose}
    />
  )
}
