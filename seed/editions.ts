type Row = Record<string, string>

/** Ends the supplier SKU of every edition but the first; no article of the demo has one. */
export const EDITION_MARK = '~'

/** So many of the list, evenly spread over it; all where it has fewer. */
export function spread<T>(list: T[], count: number): T[] {
  const step = count / list.length
  return step >= 1 ? list : list.filter((_, i) => Math.floor((i + 1) * step) > Math.floor(i * step))
}

/**
 * How often each article is offered so that `products` come out: the article itself and further editions of it, which
 * are variants with names and supplier SKUs of their own and without the GTIN, which only the article itself has.
 */
export function editionsOf(rows: Row[], products: number) {
  const [each, more] = [Math.floor(products / rows.length), products % rows.length]
  const counts = new Map(rows.map((row, i) => [row.supplier_sku!, each + (i < more ? 1 : 0)]))
  return {
    *of(share: Row[]): Iterable<Row> {
      for (const row of share)
        for (let number = 1; number <= counts.get(row.supplier_sku!)!; number++) yield editionOf(row, number)
    },
    countOf: (share: Row[]) => share.reduce((count, row) => count + counts.get(row.supplier_sku!)!, 0),
  }
}

function editionOf(row: Row, number: number): Row {
  if (number === 1) return row
  return {
    ...row,
    supplier_sku: `${row.supplier_sku}${EDITION_MARK}${number}`,
    gtin: '',
    name_de: `${row.name_de}, Edition ${number}`,
    name_en: row.name_en ? `${row.name_en}, edition ${number}` : '',
    exclusive: '',
    variant_group: row.variant_group ? `${row.variant_group}${EDITION_MARK}${number}` : '',
  }
}
