import { unseen, type Tx } from '../platform/db.ts'

/** Pieces of one article. */
export type StockLine = { skuId: string; quantity: number }
/** A line that could not be taken, with the pieces that are left. */
export type StockShortage = StockLine & { stock: number }

/**
 * Takes pieces off the stock and returns the lines for which there were too few; the others are taken, so the caller
 * rolls back or carries on without the short ones. Rows are locked in SKU order: two orders never wait for each other.
 */
export async function takeStock(tx: Tx, lines: StockLine[]): Promise<StockShortage[]> {
  const wanted = [...summed(lines)].map(([skuId, quantity]) => ({ skuId, quantity }))
  // Sent together; the server works them off in turn, so what is taken is taken from what the lock has found.
  const [found] = await Promise.all([
    lockStock(tx, wanted),
    addStock(
      tx,
      wanted.map(({ skuId, quantity }) => ({ skuId, quantity: -quantity })),
    ),
  ])
  return wanted
    .map((line) => ({ ...line, stock: found.get(line.skuId) ?? 0 }))
    .filter(({ quantity, stock }) => stock < quantity)
}

/** Puts pieces back, such as those of a cancelled order. */
export async function giveBackStock(tx: Tx, lines: StockLine[]): Promise<void> {
  const given = [...summed(lines)].map(([skuId, quantity]) => ({ skuId, quantity }))
  await Promise.all([lockStock(tx, given), addStock(tx, given)])
}

function summed(lines: StockLine[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { skuId, quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity <= 0) throw new RangeError(`${quantity} is no quantity of pieces.`)
    sums.set(skuId, (sums.get(skuId) ?? 0) + quantity)
  }
  return sums
}

async function lockStock(tx: Tx, lines: StockLine[]): Promise<Map<string, number>> {
  const skuIds = lines.map(({ skuId }) => skuId)
  const rows = await tx<{ skuId: string; quantity: number }[]>`
    select sku_id as "skuId", quantity from stock where sku_id = any(${unseen(tx, skuIds)}) order by sku_id for update`
  return new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]))
}

// Leaves out what there are too few of. The CHECK of the table is the last line: it refuses what would fall below zero.
async function addStock(tx: Tx, lines: StockLine[]): Promise<void> {
  const skuIds = lines.map(({ skuId }) => skuId)
  const quantities = lines.map(({ quantity }) => quantity)
  await tx`
    update stock set quantity = stock.quantity + change.quantity
    from unnest(${unseen(tx, skuIds)}, (select ${quantities}::integer[])::integer[]) as change (sku_id, quantity)
    where stock.sku_id = change.sku_id and stock.quantity + change.quantity >= 0`
}
