import type { AttributeChoice, SetAttribute } from '../../../contract/categories/attribute-sets.ts'
import type { Queryable, Tx } from '../../platform/db.ts'

export type SetRow = Omit<SetAttribute, 'choices'> & { choices: readonly AttributeChoice[] }
export type StoredAttribute = SetRow & { isArchived: boolean }

/** A category with what is asked for in it. */
export type StoredSet = {
  slug: string
  nameDe: string
  nameEn: string
  parent: { slug: string; nameDe: string; nameEn: string } | null
  version: number
  requiredKeys: string[]
  /** In their order, archived ones too. */
  own: StoredAttribute[]
  inherited: SetRow[]
}

const attributeJson = (sql: Queryable, alias: string) => sql`
  'key', ${sql(alias)}.key, 'kind', ${sql(alias)}.kind, 'labelDe', ${sql(alias)}.label_de, 'labelEn', ${sql(alias)}.label_en,
  'unit', ${sql(alias)}.unit, 'choices', ${sql(alias)}.choices, 'isFilter', ${sql(alias)}.is_filter`

/** Undefined where there is no such category. */
export async function findSet(sql: Queryable, slug: string): Promise<StoredSet | undefined> {
  const [set] = await sql<StoredSet[]>`
    select c.slug, c.name_de, c.name_en, coalesce(s.version, 0) as version, coalesce(s.required_keys, '{}') as required_keys,
      case when r.slug is not null then jsonb_build_object('slug', r.slug, 'nameDe', r.name_de, 'nameEn', r.name_en) end as parent,
      coalesce((select jsonb_agg(jsonb_build_object(${attributeJson(sql, 'a')}, 'isRequired', a.is_required,
          'isArchived', a.archived_at is not null) order by a.sort, a.key)
        from category_attribute a where a.category_slug = c.slug), '[]') as own,
      coalesce((select jsonb_agg(jsonb_build_object(${attributeJson(sql, 'a')}, 'isRequired', a.is_required) order by a.sort, a.key)
        from category_attribute a join effective_attribute e on e.category_slug = c.slug and e.owner_slug = r.slug and e.key = a.key
        where a.category_slug = r.slug), '[]') as inherited
    from category c left join category r on r.slug = c.parent_slug left join attribute_set s on s.category_slug = c.slug
    where c.slug = ${slug}`
  return set
}

/** What goods say: an attribute, or one choice of it. */
export type Statement = { key: string; choice: string | null }

/** How many products make each of these statements about an attribute of this category, by what is live or what a draft says. */
export async function countStating(sql: Queryable, slug: string, statements: readonly Statement[]): Promise<number[]> {
  if (statements.length === 0) return []
  const patterns = statements.map(({ key, choice }) => [{ key, ...(choice !== null && { de: { value: choice } }) }])
  const rows = await sql<{ goods: number }[]>`
    select count(p.sku_id)::int as goods
    from jsonb_array_elements(${sql.json(patterns)}) with ordinality as stated (pattern, place)
      left join effective_attribute e on e.key = pattern #>> '{0,key}' and e.owner_slug = ${slug}
      left join lateral (
        select p.sku_id from product p left join product_detail d on d.sku_id = p.sku_id left join product_draft r on r.sku_id = p.sku_id
        where p.category_slug = e.category_slug and p.status <> 'ARCHIVED'
          and (d.attributes @> pattern or r.changes -> 'attributes' @> pattern or r.submitted -> 'attributes' @> pattern)) p on true
    group by place order by place`
  return rows.map(({ goods }) => goods)
}

/** What a change makes of the own attributes. */
export type SetWrite = {
  slug: string
  requiredKeys: readonly string[]
  /** In the order of the editor. */
  attributes: readonly SetRow[]
  archivedKeys: readonly string[]
  deletedKeys: readonly string[]
  /** Whether goods are more or less complete by it. */
  isUnchecked: boolean
}

export async function writeAttributes(tx: Tx, { slug, attributes }: SetWrite): Promise<void> {
  const rows = attributes.map((attribute, place) => ({ ...attribute, sort: place + 1 }))
  await tx`
    insert into category_attribute (category_slug, key, kind, label_de, label_en, unit, choices, is_required, is_filter, sort)
    select ${slug}, key, kind, "labelDe", "labelEn", unit, choices, "isRequired", "isFilter", sort
    from jsonb_to_recordset(${tx.json(rows as never)}) as i (key text, kind text, "labelDe" text, "labelEn" text, unit text,
      choices jsonb, "isRequired" boolean, "isFilter" boolean, sort integer)
    on conflict (category_slug, key) do update set kind = excluded.kind, label_de = excluded.label_de, label_en = excluded.label_en,
      unit = excluded.unit, choices = excluded.choices, is_required = excluded.is_required, is_filter = excluded.is_filter,
      sort = excluded.sort, archived_at = null`
}

/** Takes out what is left out: archived where goods state it, gone where none do. */
export async function removeAttributes(
  tx: Tx,
  { slug, archivedKeys, deletedKeys }: SetWrite,
  now: Date,
): Promise<void> {
  await tx`
    with deleted as (
      delete from category_attribute where category_slug = ${slug} and key = any(${[...deletedKeys]}))
    update category_attribute set archived_at = ${now} where category_slug = ${slug} and key = any(${[...archivedKeys]})`
}

export async function writeSet(tx: Tx, { slug, requiredKeys, isUnchecked }: SetWrite): Promise<void> {
  await tx`
    insert into attribute_set ${tx({ categorySlug: slug, requiredKeys: [...requiredKeys], isUnchecked })}
    on conflict (category_slug) do update set version = attribute_set.version + 1,
      required_keys = excluded.required_keys, is_unchecked = attribute_set.is_unchecked or excluded.is_unchecked`
}
