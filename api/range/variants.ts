import { moneyText } from '../../contract/platform/money.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import { mostVariants, type VariantEntry } from '../../contract/range/variants.ts'
import type * as variantsApi from '../../contract/range/variants.ts'
import type { Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { productPictureUrls } from '../platform/pictures/picture-address.ts'
import type { PictureRecipe } from '../platform/pictures/picture-recipe.ts'
import type { ProductStatus } from '../products/product-status.ts'
import { beginCopy } from './create-product.ts'
import { lockLayers } from './edited-product.ts'
import { saveFields } from './save-draft.ts'

type Listed = OutputOf<typeof variantsApi.list>

/** The products of a group, as they are or as their drafts have them. NOT_FOUND for another store's. */
export async function listVariants(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  { account: { storeId }, language }: Caller<'supplier'>,
  skuId: string,
): Promise<Listed> {
  const found = await findGroup(db, storeId, skuId)
  if (!found) throw Problem.of('NOT_FOUND')
  const { group } = found
  if (group === '') return { group, items: [] }
  const rows = await findMembers(db, storeId, group)
  return { group, items: rows.map((row) => entryOf(row, language, pictures)) }
}

type AddInput = { skuId: string; supplierSku?: string | undefined }

/**
 * Puts one more product into the group, which begins with the first. Throws NOT_FOUND for an article number the store does not
 * have, LIMIT_REACHED for a full group.
 */
export async function addVariant(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller<'supplier'>,
  { skuId, supplierSku }: AddInput,
): Promise<{ skuId: string }> {
  return inTransactionOnce(db, caller.keyed, {
    work: (tx) => add(tx, { skuId, supplierSku, caller, now: clock.now() }),
    resultOf: (made) => made.skuId,
    again: async (made) => ({ skuId: made }),
  })
}

type Adding = AddInput & { caller: Caller<'supplier'>; now: Date }

async function add(tx: Tx, { skuId, supplierSku, caller, now }: Adding): Promise<{ skuId: string }> {
  const { storeId, personId: by } = caller.account
  const known = supplierSku === undefined ? null : await findByNumber(tx, storeId, supplierSku)
  if (known === undefined) throw Problem.of('NOT_FOUND')
  const layers = await lockLayers(tx, storeId, skuId)
  if (layers.row.status === 'ARCHIVED') throw Problem.of('PRODUCT_STATE')
  const group = layers.content.variantGroup || skuId
  const { length } = await findMembers(tx, storeId, group)
  if (length >= mostVariants) throw Problem.of('LIMIT_REACHED', { what: 'VARIANTS', most: mostVariants })
  if (!layers.content.variantGroup) await saveFields(tx, layers, { changes: { variantGroup: group }, by, now })
  const changes = { variantGroup: group }
  if (!known) return { skuId: await beginCopy(tx, layers, { but: changes, caller, now }) }
  await saveFields(tx, await lockLayers(tx, storeId, known), { changes, by, now })
  return { skuId: known }
}

async function findByNumber(sql: Queryable, storeId: string, supplierSku: string): Promise<string | undefined> {
  const [row] = await sql<{ skuId: string }[]>`
    select sku_id from product where store_id = ${storeId} and supplier_sku = ${supplierSku} and status <> 'ARCHIVED'`
  return row?.skuId
}

async function findGroup(sql: Queryable, storeId: string, skuId: string): Promise<{ group: string } | undefined> {
  const [row] = await sql<{ group: string }[]>`
    select coalesce(d.changes ->> 'variantGroup', p.variant_group, '') as group
    from product p left join product_draft d on d.sku_id = p.sku_id where p.sku_id = ${skuId} and p.store_id = ${storeId}`
  return row
}

type MemberRow = {
  skuId: string
  supplierSku: string
  nameDe: string
  nameEn: string
  options: Record<string, string>
  priceCents: number | null
  sellable: number
  status: ProductStatus
  picture: PictureRecipe
}

/** By number, those whose drafts name the group and those that are in it and whose drafts name no other. */
const findMembers = (sql: Queryable, storeId: string, group: string) => sql<MemberRow[]>`
  with members as (
    select sku_id from product where store_id = ${storeId} and variant_group = ${group}
    union select sku_id from product_draft where store_id = ${storeId} and changes ? 'variantGroup' and changes ->> 'variantGroup' = ${group})
  select p.sku_id, coalesce(d.changes ->> 'supplierSku', case when p.status = 'DRAFT' then '' else p.supplier_sku end) as supplier_sku,
    p.name_de, p.name_en, coalesce(d.changes -> 'variantOptions', p.variant_options) as options,
    coalesce(((d.changes ->> 'price')::float * 100)::int, case when p.status <> 'DRAFT' then p.price_cents end) as price_cents,
    coalesce(k.quantity, 0) as sellable, p.status, p.picture
  from members m join product p using (sku_id) left join product_draft d using (sku_id) left join stock k using (sku_id)
  where p.status <> 'ARCHIVED' and coalesce(d.changes ->> 'variantGroup', p.variant_group) = ${group}
  order by length(p.sku_id), p.sku_id limit ${mostVariants}`

function entryOf(row: MemberRow, language: Language, pictures: Deps['pictures']): VariantEntry {
  const { skuId, supplierSku, options, priceCents, sellable, status } = row
  return {
    skuId,
    supplierSku,
    options,
    sellable,
    status,
    name: language === 'de' ? row.nameDe : row.nameEn,
    priceText: priceCents === null ? null : moneyText(priceCents, language),
    imageUrl: productPictureUrls(row, language, pictures)[0] ?? '',
  }
}
