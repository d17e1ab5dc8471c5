import type { PackingList, PackingListOrder } from '../../../../contract/orders/packing-lists.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import type { OrderAddress } from '../../new-order.ts'
import type { Packer } from './queries.ts'

/** What a pick list or packing slips say; drawn anew each time, stored nowhere. */
export type PackingListContent = { language: Language; printedAt: Date; packer: Packer } & (
  | { packing: 'PICK'; list: PackingList }
  | { packing: 'SLIPS'; slips: PackingSlip[] }
)
export type PackingSlip = { language: Language; address: OrderAddress; order: PackingListOrder }
