import type { References } from '../../../contract/checkout.ts'
import type { CostCentre, OrderRules } from '../../../contract/team/order-rules.ts'
import type { Queryable } from '../../platform/db.ts'

type Rules = Omit<OrderRules, 'costCentres'>

export async function findRules(sql: Queryable, companyId: string): Promise<Rules> {
  const [rules] = await sql<[Rules]>`
    select requires_purchase_order, purchase_order_pattern, requires_cost_centre from company where id = ${companyId}`
  return rules
}

export async function updateRules(sql: Queryable, companyId: string, rules: Rules): Promise<void> {
  await sql`
    update company set requires_purchase_order = ${rules.requiresPurchaseOrder},
      purchase_order_pattern = ${rules.purchaseOrderPattern}, requires_cost_centre = ${rules.requiresCostCentre}
    where id = ${companyId}`
}

/** By code. */
export const findCostCentres = (sql: Queryable, companyId: string) => sql<CostCentre[]>`
  select id, code, name, is_active from cost_centre where buyer_id = ${companyId} order by lower(code), id`

type NewCostCentre = { companyId: string; id: string; code: string; name: string; now: Date }

/** Undefined where the company has this code already, whatever its letter case. */
export async function insertCostCentre(sql: Queryable, { companyId, id, code, name, now }: NewCostCentre) {
  const [made] = await sql<CostCentre[]>`
    insert into cost_centre (buyer_id, id, code, name, created_at) values (${companyId}, ${id}, ${code}, ${name}, ${now})
    on conflict (buyer_id, lower(code)) do nothing returning id, code, name, is_active`
  return made
}

/** Whether another one of the company has this code. */
export async function isCodeTaken(sql: Queryable, companyId: string, { id, code }: Pick<CostCentre, 'id' | 'code'>) {
  const found = await sql`
    select from cost_centre where buyer_id = ${companyId} and lower(code) = lower(${code}) and id <> ${id}`
  return found.count > 0
}

/** Undefined where the company has no such cost centre. */
export async function updateCostCentre(sql: Queryable, companyId: string, { id, code, name, isActive }: CostCentre) {
  const [changed] = await sql<CostCentre[]>`
    update cost_centre set code = ${code}, name = ${name}, is_active = ${isActive}
    where buyer_id = ${companyId} and id = ${id} returning id, code, name, is_active`
  return changed
}

type Binding = { defaultId: string | null; boundIds: string[] }

/** False where the company has no such member. */
export async function writeBinding(
  sql: Queryable,
  { companyId, id }: { companyId: string; id: string },
  { defaultId, boundIds }: Binding,
): Promise<boolean> {
  const written = await sql`
    update membership set cost_centre_id = ${defaultId}, bound_cost_centre_ids = ${boundIds}::uuid[]
    where id = ${id} and company_id = ${companyId}`
  return written.count > 0
}

/** Where no membership is named, of whoever has founded the company: bound to none. */
export async function findReferences(
  sql: Queryable,
  { companyId, membershipId }: { companyId: string; membershipId: string | null },
): Promise<References> {
  const [row] = await sql<[References]>`
    select c.requires_purchase_order, c.purchase_order_pattern, c.requires_cost_centre, m.cost_centre_id as default_id,
      (select coalesce(json_agg(json_build_object('id', k.id, 'code', k.code, 'name', k.name) order by lower(k.code), k.id), '[]')
        from cost_centre k where k.buyer_id = c.id and k.is_active
          and (m.id is null or m.bound_cost_centre_ids = '{}' or k.id = any(m.bound_cost_centre_ids))) as cost_centres
    from company c left join membership m on m.id = ${membershipId} and m.company_id = c.id
    where c.id = ${companyId}`
  const isOffered = row.costCentres.some(({ id }) => id === row.defaultId)
  return { ...row, defaultId: isOffered ? row.defaultId : null }
}

/** Of an erased company. */
export async function eraseCostCentres(sql: Queryable, companyIds: string[]): Promise<void> {
  await sql`delete from cost_centre where buyer_id = any(${companyIds})`
}
