import type { PostState } from '../../../contract/operator/posts.ts'
import { Tag, type TagVariant } from '../../ui/Tag.tsx'
import { useOperatorMagazineTexts } from './texts.ts'

const looks: Record<PostState, TagVariant> = {
  DRAFT: 'accent',
  REVIEW: 'info',
  PLANNED: 'brand',
  LIVE: 'ok',
  WITHDRAWN: 'neutral',
}

export const PostStateTag = ({ state }: { state: PostState }) => (
  <Tag variant={looks[state]}>{useOperatorMagazineTexts().states[state]}</Tag>
)
