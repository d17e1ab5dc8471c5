import type { Db } from '../../api/platform/db.ts'
import { tableClasses, type TableClass } from './table-classes.ts'

type Column = { table: string; name: string; isRequired: boolean }
/** `columns` of a unique index without its expressions. */
type Key = { table: string; name: string; columns: string[] }
/** `columns` of the table that refers, and of the one it refers to, in the same order. */
type Reference = { table: string; to: string; columns: string[]; toColumns: string[] }
type Trigger = { table: string; name: string }
export type Catalog = { tables: string[]; columns: Column[]; keys: Key[]; references: Reference[]; triggers: Trigger[] }

/** Of the schema as PostgreSQL itself knows it. */
export async function readCatalog(db: Db): Promise<Catalog> {
  const own = db`n.nspname = 'public' and c.relkind in ('r', 'p')`
  const names = (table: string, numbers: string) =>
    db.unsafe(`array(
    select a.attname::text from unnest(${numbers}::int2[]) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number order by k.place)`)
  const [tables, columns, keys, references, triggers] = await Promise.all([
    db<{ table: string }[]>`
      select c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${own} order by 1`,
    db<Column[]>`
      select c.relname as table, a.attname as name, a.attnotnull as is_required
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where ${own} and a.attnum > 0 and not a.attisdropped`,
    db<Key[]>`
      select c.relname as table, i.indexrelid::regclass::text as name, ${names('i.indrelid', 'i.indkey')} as columns
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      where ${own} and (i.indisunique or i.indisexclusion)`,
    db<Reference[]>`
      select c.relname as table, t.conname as name, t.confrelid::regclass::text as to,
        ${names('t.conrelid', 't.conkey')} as columns, ${names('t.confrelid', 't.confkey')} as to_columns
      from pg_constraint t join pg_class c on c.oid = t.conrelid join pg_namespace n on n.oid = c.relnamespace
      where ${own} and t.contype = 'f'`,
    db<Trigger[]>`
      select c.relname as table, t.tgname as name
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where ${own} and not t.tgisinternal`,
  ])
  return { tables: tables.map(({ table }) => table), columns, keys, references, triggers }
}

/** What keeps tables from being distributed as they are classed, one line each. */
export function findObstacles(catalog: Catalog): string[] {
  return [
    ...columnsMissing(catalog),
    ...keysWithout(catalog),
    ...referencesApart(catalog),
    ...triggersOn(catalog),
  ].toSorted()
}

const isDistributed = ({ kind }: TableClass) => kind === 'BUYER' || kind === 'STORE'
const classOf = (table: string) => tableClasses.get(table)!

function columnsMissing({ tables, columns }: Catalog) {
  return tables.flatMap((table) => {
    const { column } = classOf(table)
    if (!column) return []
    const found = columns.find((one) => one.table === table && one.name === column)
    if (!found) return [`${table} has no ${column}`]
    return found.isRequired ? [] : [`${table}.${column} may be null`]
  })
}

/** Each node sees its own rows alone: unique is only what holds within one buyer or store. */
function keysWithout(catalog: Catalog) {
  return catalog.keys.flatMap(({ table, name, columns }) => {
    const { column } = classOf(table)
    if (!column || columns.includes(column) || !hasColumn(catalog, table)) return []
    return [`${table}: ${name} is without ${column}`]
  })
}

function referencesApart(catalog: Catalog) {
  return catalog.references.flatMap((reference) => {
    const { table, to, columns } = reference
    const [from, target] = [classOf(table), classOf(to)]
    if (target.kind === 'REFERENCE' || (from.kind === 'LOCAL' && target.kind === 'LOCAL')) return []
    if (isDistributed(from) && from.kind === target.kind) {
      const place = from.column ? columns.indexOf(from.column) : -1
      if (place >= 0 && reference.toColumns[place] === target.column) return []
    }
    return [`${table} refers to ${to} by ${columns.join(', ')}`]
  })
}

const triggersOn = ({ triggers }: Catalog) => {
  const tables = new Set(triggers.map(({ table }) => table).filter((table) => isDistributed(classOf(table))))
  return [...tables].map((table) => `${table} has a trigger`)
}

const hasColumn = ({ columns }: Catalog, table: string) =>
  columns.some((one) => one.table === table && one.name === classOf(table).column)
