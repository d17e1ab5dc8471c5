import type { ProductStatus } from '../../contract/range/editor.ts'
import { Tag, type TagVariant } from '../ui/Tag.tsx'

const variantOf: Record<ProductStatus, TagVariant> = {
  DRAFT: 'accent',
  IN_REVIEW: 'info',
  ACTIVE: 'ok',
  PAUSED: 'neutral',
  BLOCKED: 'danger',
  ARCHIVED: 'neutral',
}

/** Where a product stands, as a word. */
export const StatusMark = ({ status, text }: { status: ProductStatus; text: string }) => (
  <Tag variant={variantOf[status]}>{text}</Tag>
)
