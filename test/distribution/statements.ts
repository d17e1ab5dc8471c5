import { sourceFiles } from '../structure/source-files.ts'
import { tableClasses } from './table-classes.ts'

/** What hangs on its store by a SKU, which no statement about goods says the store of: these are asked by SKU, wherever they lie. */
const BY_SKU =
  /^(product|product_detail|product_check|product_photo|product_draft|stock|stock_movement|price_change|recipe_change)$/

const literals = /(?:sql|db|tx|from)(?:<[^`]*?>)?`((?:\\`|\$\{[^}`]*(?:`[^`]*`[^}`]*)*\}|[^`])*)`/g

/**
 * Statements in the sources that touch tables of one class: how many name the owner, and by slice where the others stand. By their
 * text: one that is put together of parts counts as each part.
 */
export function statementsWithoutOwner(kind: 'BUYER' | 'STORE') {
  const owner = kind === 'BUYER' ? /buyer_?id/i : /store_?id/i
  let owned = 0
  const without = new Map<string, string[]>()
  for (const { path, text } of sourceFiles(['api', 'server'])) {
    for (const [, statement = ''] of text.matchAll(literals)) {
      if (!touches(statement, kind)) continue
      if (owner.test(statement)) {
        owned++
        continue
      }
      const slice = path.split('/').slice(0, 2).join('/')
      without.set(slice, [...(without.get(slice) ?? []), path])
    }
  }
  return { owned, without }
}

const touches = (statement: string, kind: 'BUYER' | 'STORE') =>
  [...statement.matchAll(/\b(?:from|join|update|into)\s+([a-z_]+)/g)].some(([, table = '']) => {
    const found = tableClasses.get(table)
    return found?.kind === kind && found.column !== 'id' && !BY_SKU.test(table)
  })
