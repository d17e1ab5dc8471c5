import type { ContentState } from '../../../contract/operator/content.ts'
import { Tag, type TagVariant } from '../../ui/Tag.tsx'
import { useOperatorPromotionTexts } from './texts.ts'

const looks: Record<ContentState, TagVariant> = { DRAFT: 'accent', PLANNED: 'brand', LIVE: 'ok', OVER: 'neutral' }

export const ContentStateTag = ({ state }: { state: ContentState }) => (
  <Tag variant={looks[state]}>{useOperatorPromotionTexts().states[state]}</Tag>
)
