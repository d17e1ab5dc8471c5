import type { Tx } from '../platform/db.ts'

/** Pieces of one article. */
export type StockLine = { skuId: string; quantity: number }
/** A line that could not be taken, with the pieces that are left. */
export type StockShortage = StockLine & { stock: number }

/**
 * Takes pieces off the stock and returns the lines for which there were too few; the others are taken, so the caller
 * rolls back or carries on without the short ones. Rows are locked in SKU order: two orders never wait for each other.
 */
export async function takeStock(tx: Tx, lines: StockLine[]): Promise<StockShortage[]> {
  const wanted = summed(lines)
  const found = await lockStock(tx, [...wanted.keys()])
  const shortages: StockShortage[] = []
  const taken: StockLine[] = []
  for (const [skuId, quantity] of wanted) {
    const stock = found.get(skuId) ?? 0
    if (stock < quantity) shortages.push({ skuId, quantity, stock })
    else taken.push({ skuId, quantity: -quantity })
  }
  await addStock(tx, taken)
  return shortages
}

/** Puts pieces back, such as those of a cancelled order. */
export async function giveBackStock(tx: Tx, lines: StockLine[]): Promise<void> {
  const given = summed(lines)
  await lockStock(tx, [...given.keys()])
  await addStock(
    tx,
    [...given].map(([skuId, quantity]) => ({ skuId, quantity })),
  )
}

function summed(lines: StockLine[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { skuId, quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity <= 0) throw new RangeError(`${quantity} is no quantity of pieces.`)
    sums.set(skuId, (sums.get(skuId) ?? 0) + quantity)
  }
  return sums
}

async function lockStock(tx: Tx, skuIds: string[]): Promise<Map<string, number>> {
  const rows = await tx<{ skuId: string; quantity: number }[]>`
    select sku_id as "skuId", quantity from stock where sku_id = any(${skuIds}) order by sku_id for update`
  return new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]))
}

// The CHECK of the table is the last line: it refuses what would fall below zero.
async function addStock(tx: Tx, lines: StockLine[]): Promise<void> {
  if (lines.length === 0) return
  await tx`
    update stock set quantity = stock.quantity + change.quantity
    from unnest(${lines.map(({ skuId }) => skuId)}::text[], ${lines.map(({ quantity }) => quantity)}::integer[])
      as change (sku_id, quantity)
    where stock.sku_id = change.sku_id`
}
