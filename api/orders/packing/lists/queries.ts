import type { Deposit } from '../../../../contract/trade/deposits.ts'
import type { Queryable } from '../../../platform/db.ts'
import type { OrderAddress } from '../../new-order.ts'
import type { AnnouncedReturn } from '../../empties/announce-returns.ts'

export type ToPackRow = {
  subOrderNumber: string
  createdAt: Date
  dueAt: Date | null
  language: 'de' | 'en'
  address: OrderAddress
  purchaseOrderNumber: string | null
  note: string | null
  announcedReturns: AnnouncedReturn[]
  /** What has not left of it, in the order of the cart; empty where nothing has to leave any more. */
  lines: LineToPack[]
}
export type LineToPack = {
  skuId: string
  supplierSku: string
  nameDe: string
  nameEn: string
  imageUrl: string
  quantity: number
  isPack: boolean
  countPerBox: number
  isDesigned: boolean
  deposits: Deposit[]
}

type Chosen = { storeId: string; numbers: readonly string[] | undefined; limit: number }

/** Orders of a store with what is left to pack of them; without numbers the confirmed ones that are due first. */
export const findOrdersToPack = (sql: Queryable, { storeId, numbers, limit }: Chosen) => sql<ToPackRow[]>`
  with chosen as materialized (
    select buyer_id, order_id, store_id, sub_order_number, due_at, status, announced_returns from sub_order s
    where s.store_id = ${storeId} and s.status <> 'PENDING_PAYMENT'
      and ${numbers ? sql`s.sub_order_number = any(${numbers as string[]})` : sql`s.due_at is not null and s.status = 'CONFIRMED'`}
    order by s.due_at, s.order_id limit ${limit})
  select c.sub_order_number, o.created_at, c.due_at, o.language, o.address, o.purchase_order_number, o.note, c.announced_returns,
    coalesce((
      select jsonb_agg(jsonb_build_object('skuId', l.sku_id, 'supplierSku', coalesce(p.supplier_sku, l.sku_id),
        'nameDe', l.name_de, 'nameEn', l.name_en, 'imageUrl', l.image_url,
        'quantity', l.quantity - l.shipped_quantity - l.cancelled_quantity, 'isPack', is_pack(l), 'countPerBox', coalesce(p.count_per_box, 1),
        'isDesigned', l.design is not null, 'deposits', l.deposits) order by l.position)
      from order_line l left join product p on p.sku_id = l.sku_id
      where l.buyer_id = c.buyer_id and l.order_id = c.order_id and l.store_id = c.store_id
        and c.status in ('PLACED', 'CONFIRMED') and l.quantity > l.shipped_quantity + l.cancelled_quantity), '[]') as lines
  from chosen c join orders o on o.buyer_id = c.buyer_id and o.id = c.order_id
  order by c.due_at, c.order_id`

export type Packer = { companyName: string; address: string }

/** Who packs, as it stands on what goes with the goods. */
export async function findPacker(sql: Queryable, storeId: string): Promise<Packer> {
  const [packer] = await sql<[Packer]>`
    select legal ->> 'companyName' as company_name, legal ->> 'address' as address from store where id = ${storeId}`
  return packer
}
