import { roles as de } from '../../../texts/de/rights.ts'
import { roles as en } from '../../../texts/en/rights.ts'
import { useLanguage } from '../../platform/texts.ts'
import type { Side } from '../workplace.ts'

/** What the roles of a store or of the team are called. */
export const useRoleNames = (side: Side): Record<string, string> => ({ de, en })[useLanguage()][side]
