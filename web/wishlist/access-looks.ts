import type { AccessStatus } from '../../contract/exclusive.ts'
import type { TagLook } from '../ui/Tag.tsx'

/** The colour of what has become of an application; its word stands in the texts. */
export const accessLooks = {
  GRANTED: 'ok',
  PENDING: 'info',
  REJECTED: 'danger',
  NONE: 'neutral',
} as const satisfies Record<AccessStatus, TagLook>
