import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
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
