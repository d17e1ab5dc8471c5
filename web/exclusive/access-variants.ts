import type { AccessStatus } from '../../contract/exclusive.ts'
import type { TagVariant } from '../ui/Tag.tsx'

/** The colour of what has become of an application; its word stands in the texts. */
export const accessVariants = {
  GRANTED: 'ok',
  PENDING: 'info',
  REJECTED: 'danger',
  NONE: 'neutral',
} as const satisfies Record<AccessStatus, TagVariant>
