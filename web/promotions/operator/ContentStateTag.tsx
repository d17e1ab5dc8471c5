import type { CouponEntry } from '../../../contract/operator/coupons.ts'
import type { ContentState } from '../../../contract/operator/content.ts'
import { Tag, type TagVariant } from '../../ui/Tag.tsx'
import { useOperatorCouponTexts, useOperatorPromotionTexts } from './texts.ts'

const looks: Record<ContentState, TagVariant> = { DRAFT: 'accent', PLANNED: 'brand', LIVE: 'ok', OVER: 'neutral' }

export const ContentStateTag = ({ state }: { state: ContentState }) => (
  <Tag variant={looks[state]}>{useOperatorPromotionTexts().states[state]}</Tag>
)

/** That it is used up says more than that it is live. */
export function CouponStateTag({ coupon: { state, isUsedUp } }: { coupon: CouponEntry }) {
  const t = useOperatorCouponTexts()
  return isUsedUp && state === 'LIVE' ? <Tag variant="warn">{t.views.USED_UP}</Tag> : <ContentStateTag state={state} />
}
