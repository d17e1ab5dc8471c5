import type { Language } from '../../../../contract/platform/values.ts'
import type { StatementHead, StatementRow } from './queries.ts'

/** A month of the account of two partners, as it is drawn; stored nowhere, as movements only grow. */
export type StatementContent = StatementHead & {
  /** 'YYYY-MM' */
  statement: string
  language: Language
  drawnAt: Date
  items: StatementRow[]
  movements: {
    day: string
    kind: 'DELIVERED' | 'RETURNED' | 'CORRECTED'
    name: string
    pieces: number
    cents: number
    isExchanged: boolean
    reference: string
  }[]
}
