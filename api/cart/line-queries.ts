import type { Tx } from '../platform/db.ts'
import type { CartLine } from './cart-state.ts'

export async function writeLines(tx: Tx, cartId: string, lines: CartLine[]): Promise<void> {
  const rows = lines.map(({ skuId, design, quantity, isSelected, seenPriceCents, seenPriceUnit, addedAt }) => ({
    sku_id: skuId,
    design_id: design?.id ?? null,
    quantity,
    is_selected: isSelected,
    seen_price_cents: seenPriceCents,
    seen_price_unit: seenPriceUnit,
    added_at: addedAt.toISOString(),
  }))
  await tx`
    insert into cart_item (buyer_id, sku_id, design_id, quantity, is_selected, seen_price_cents, seen_price_unit, added_at)
    select ${cartId}, line.* from jsonb_to_recordset(${tx.json(rows)}) as line
      (sku_id text, design_id uuid, quantity int, is_selected boolean, seen_price_cents int, seen_price_unit int,
        added_at timestamptz)
    on conflict (buyer_id, sku_id) do update set design_id = excluded.design_id, quantity = excluded.quantity, is_selected = excluded.is_selected,
      seen_price_cents = excluded.seen_price_cents, seen_price_unit = excluded.seen_price_unit`
}

export async function deleteLines(tx: Tx, cartId: string, skuIds: string[]): Promise<void> {
  await tx`delete from cart_item where buyer_id = ${cartId} and sku_id = any(${skuIds})`
}
