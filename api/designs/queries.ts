import type postgres from 'postgres'
import type { DesignStatus, Placement, Technique } from '../../contract/designs/designs.ts'
import type { Language } from '../../contract/platform/values.ts'
import { isVisibleTo, visibleTo } from '../products/visibility.ts'
import { escapeLike, type Queryable, type Tx } from '../platform/db.ts'
import type { PictureRecipe } from '../platform/pictures/picture-recipe.ts'

/** What the buyer decides. */
export type DesignContent = {
  skuId: string
  storeId: string
  title: string
  quantity: number
  technique: Technique
  colors: string[]
  placement: Placement
  text: string
  textPlacement: Placement
  font: string
  description: string
}
export type DesignRow = DesignContent & {
  id: string
  buyerId: string
  status: DesignStatus
  secret: string
  sheetToken: string
  submittedAt: Date | null
  orderId: string | null
  createdAt: Date
  updatedAt: Date
  nameDe: string
  nameEn: string
  storeName: string
  /** As the product looks now; a sheet has its own. */
  recipe: PictureRecipe
  /** Of the buyer's account. */
  companyName: string
  contactName: string
  /** Without an e-mail until it is confirmed: nobody knows whose address it is. */
  buyer: { email: string | null; firstName: string; language: Language }
  /** The product is exclusive and the buyer's grant has ended: nothing of it is shown, as in the cart. */
  isHidden: boolean
  /** By operators, as unlawful. */
  isBlocked: boolean
  /** Its store has reported it, and nobody has decided yet. */
  isReported: boolean
}

const columns = (sql: Queryable, owner: Owner): postgres.Fragment => sql`
  d.id, d.buyer_id, d.sku_id, d.store_id, d.title, d.quantity, d.technique,
  d.colors, d.placement, d.text, d.text_placement, d.font, d.description, d.status, d.secret,
  d.sheet_token, d.submitted_at, d.order_id, d.created_at,
  d.updated_at, p.name_de, p.name_en, p.picture as recipe,
  s.name as store_name, c.name as company_name, concat_ws(' ', a.first_name, a.last_name) as contact_name,
  json_build_object('email', case when a.email_confirmed_at is not null then a.email end, 'firstName', a.first_name, 'language', a.language) as buyer,
  ${'buyerId' in owner ? sql`not ${isVisibleTo(sql, owner.buyerId)}` : sql`false`} as is_hidden,
  d.blocked_at is not null as is_blocked,
  exists (select from design_report r where r.buyer_id = d.buyer_id and r.design_id = d.id and r.outcome is null) as is_reported`

const tables = (sql: Queryable): postgres.Fragment => sql`
  design d join product p on p.sku_id = d.sku_id join store s on s.id = d.store_id
    join company c on c.id = d.buyer_id left join account a on a.id = contact_of(c.id)`

/** Whose designs are meant: a buyer's own, or those that were submitted for a store's goods (null: of any store). */
export type Owner = { buyerId: string } | { storeId: string | null }

const ownedBy = (sql: Queryable, owner: Owner): postgres.Fragment => {
  if ('buyerId' in owner) return sql`d.buyer_id = ${owner.buyerId}`
  if (owner.storeId === null) return sql`d.submitted_at is not null`
  return sql`d.store_id = ${owner.storeId} and d.submitted_at is not null`
}

export type DesignFilter = {
  status?: DesignStatus | undefined
  technique?: Technique | undefined
  /** Words of the title, the buyer's company or the product. */
  q?: string | undefined
}

const fits = (sql: Queryable, { status, technique, q = '' }: DesignFilter): postgres.Fragment => {
  const words = `%${escapeLike(q.trim())}%`
  return sql`
    true ${status ? sql`and d.status = ${status}` : sql``} ${technique ? sql`and d.technique = ${technique}` : sql``}
    ${q.trim() ? sql`and concat_ws(chr(10), d.title, c.name, p.name_de, p.name_en) ilike ${words}` : sql``}`
}

// A store begins with what waits for it, the longest first.
const order = (sql: Queryable, owner: Owner): postgres.Fragment =>
  'storeId' in owner && owner.storeId !== null
    ? sql`case when d.status = 'SUBMITTED' then d.updated_at end, d.updated_at desc, d.id`
    : sql`d.updated_at desc, d.id`

type ListParams = { filter: DesignFilter; offset: number; limit: number }

export async function findDesigns(sql: Queryable, owner: Owner, { filter, offset, limit }: ListParams) {
  return sql<DesignRow[]>`
    select ${columns(sql, owner)} from ${tables(sql)}
    where ${ownedBy(sql, owner)} and ${fits(sql, filter)}
    order by ${order(sql, owner)}
    limit ${limit} offset ${offset}`
}

export async function countDesigns(sql: Queryable, owner: Owner, filter: DesignFilter): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count
    from design d join product p on p.sku_id = d.sku_id join company c on c.id = d.buyer_id
    where ${ownedBy(sql, owner)} and ${fits(sql, filter)}`
  return row.count
}

export async function findDesign(sql: Queryable, owner: Owner, id: string): Promise<DesignRow | undefined> {
  const [row] = await sql<DesignRow[]>`
    select ${columns(sql, owner)} from ${tables(sql)} where ${ownedBy(sql, owner)} and d.id = ${id}`
  return row
}

/** The same, held for this transaction: who changes a design waits for each other. */
export async function lockDesign(tx: Tx, owner: Owner, id: string): Promise<DesignRow | undefined> {
  const [row] = await tx<DesignRow[]>`
    select ${columns(tx, owner)} from ${tables(tx)} where ${ownedBy(tx, owner)} and d.id = ${id} for update of d`
  return row
}

const contentRow = (tx: Tx, content: DesignContent) => ({
  skuId: content.skuId,
  storeId: content.storeId,
  title: content.title,
  quantity: content.quantity,
  technique: content.technique,
  colors: content.colors,
  placement: tx.json(content.placement),
  text: content.text,
  textPlacement: tx.json(content.textPlacement),
  font: content.font,
  description: content.description,
})

type NewDesign = DesignContent & { id: string; buyerId: string; secret: string; sheetToken: string; at: Date }

/** What is printed, as the database gives it back: the keys of its JSON stand in the database's order. */
export type StoredContent = Pick<
  DesignContent,
  'technique' | 'colors' | 'placement' | 'text' | 'textPlacement' | 'font'
>

const storedColumns = (tx: Tx): postgres.Fragment => tx`technique, colors, placement, text, text_placement, font`

export async function insertDesign(tx: Tx, design: NewDesign): Promise<StoredContent> {
  const { id, buyerId, secret, sheetToken, at } = design
  const row = { buyerId, id, ...contentRow(tx, design), secret, sheetToken }
  const [stored] = await tx<[StoredContent]>`
    insert into design ${tx({ ...row, createdAt: at, updatedAt: at })} returning ${storedColumns(tx)}`
  return stored
}

type Key = { buyerId: string; id: string }

export async function updateContent(tx: Tx, { buyerId, id }: Key, content: DesignContent): Promise<StoredContent> {
  const [stored] = await tx<[StoredContent]>`
    update design set ${tx(contentRow(tx, content))} where buyer_id = ${buyerId} and id = ${id}
    returning ${storedColumns(tx)}`
  return stored
}

export async function updateSheetToken(
  tx: Tx,
  { buyerId, id }: Key,
  change: { token: string; at: Date },
): Promise<void> {
  await tx`
    update design set sheet_token = ${change.token}, updated_at = ${change.at}
    where buyer_id = ${buyerId} and id = ${id}`
}

export async function updateStatus(
  tx: Tx,
  { buyerId, id }: Key,
  { status, at }: { status: DesignStatus; at: Date },
): Promise<void> {
  await tx`
    update design set status = ${status}, updated_at = ${at},
      submitted_at = coalesce(submitted_at, ${status === 'SUBMITTED' ? at : null}::timestamptz)
    where buyer_id = ${buyerId} and id = ${id}`
}

export type Designable = {
  skuId: string
  storeId: string
  storeName: string
  nameDe: string
  nameEn: string
  recipe: PictureRecipe
  countPerBox: number
  minimumQuantity: number
}

/** Undefined for goods that are not designable, or that the buyer may not see. */
export async function findDesignable(sql: Queryable, buyerId: string, skuId: string): Promise<Designable | undefined> {
  const [row] = await sql<Designable[]>`
    select p.sku_id, p.store_id, s.name as store_name, p.name_de,
      p.name_en, p.picture as recipe, p.count_per_box,
      p.minimum_quantity
    from product p join store s on s.id = p.store_id
    where p.sku_id = ${skuId} and p.is_designable and ${visibleTo(sql, buyerId)}`
  return row
}
