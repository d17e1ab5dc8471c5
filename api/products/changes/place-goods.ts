import type { Tx } from '../../platform/db.ts'

/** All goods of a leaf, whatever their state, stand below this root from now on. Its category is locked. */
export async function placeGoods(tx: Tx, { leaf, root }: { leaf: string; root: string }): Promise<void> {
  await tx`update product set root_category_slug = ${root} where category_slug = ${leaf} and root_category_slug <> ${root}`
}
