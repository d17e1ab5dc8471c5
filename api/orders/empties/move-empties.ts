import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { texts } from '../../../texts/texts.ts'
import type { DeliveryNoteContent } from '../documents/delivery-note-content.ts'
import type { DocumentContent } from '../documents/document-content.ts'
import type { LockedSubOrder } from '../fulfilment/lock-order.ts'
import { insertMovements } from './queries.ts'

type Issued = {
  of: { buyerId: string; orderId: string; at: Date }
  subOrder: Pick<LockedSubOrder, 'storeId' | 'lines'>
  content: Pick<DocumentContent, 'type' | 'number' | 'lines'>
  bookedBy: string | null
}

/** What a document lends or credits, into the account of its buyer: so both say the same. */
export async function moveEmpties(tx: Tx, { of, subOrder, content, bookedBy }: Issued): Promise<void> {
  const { type, number, lines } = content
  const deposits = new Map(subOrder.lines.flatMap((line) => line.deposits.map((deposit) => [deposit.code, deposit])))
  const movements = lines.flatMap(({ depositCode, quantity, unitCents, rateBp }) => {
    const deposit = depositCode && deposits.get(depositCode)
    if (!deposit) return []
    const { code, nameDe, nameEn } = deposit
    const kind = type === 'INVOICE' ? ('DELIVERED' as const) : ('RETURNED' as const)
    const { storeId } = subOrder
    const moved = { code, nameDe, nameEn, cents: unitCents, rateBp, pieces: quantity, kind, documentNumber: number }
    return [{ id: newId(), ...of, storeId, ...moved, reason: null, bookedBy }]
  })
  if (movements.length > 0) await insertMovements(tx, movements)
}

type Noted = Omit<Issued, 'subOrder' | 'content'> & {
  storeId: string
  content: Pick<DeliveryNoteContent, 'number' | 'aids'>
}

/** The transport aids of a delivery note, which cost nothing. */
export async function moveAids(tx: Tx, { of, storeId, content, bookedBy }: Noted): Promise<void> {
  const movements = (content.aids ?? []).map(({ code, pieces }) => {
    const [nameDe, nameEn] = [texts('de').orders.empties.aids[code], texts('en').orders.empties.aids[code]]
    const moved = { code, nameDe, nameEn, cents: 0, rateBp: 0, pieces, kind: 'DELIVERED' as const }
    return { id: newId(), ...of, storeId, ...moved, documentNumber: content.number, reason: null, bookedBy }
  })
  if (movements.length > 0) await insertMovements(tx, movements)
}
