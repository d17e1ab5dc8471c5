import type { GoodsIn } from '../../../contract/goods-in/goods-in.ts'
import type { Language } from '../../../contract/platform/values.ts'

/** What a file of HACCP records says; drawn anew each time, as the checks never change. */
export type SheetContent = {
  language: Language
  printedAt: Date
  companyName: string
  /** Days; null for the sheet of one shipment. */
  period: { from: string; to: string } | null
  shipments: GoodsIn[]
}
