/**
 * Columns of `product` that hold a cell of the file as it stands: a new one needs a line here, and its row in
 * docs/import.md. What is made of several cells stands in check-row.ts and write-batch.ts.
 */
export const cellColumns = {
  gtin: { from: 'gtin', type: 'text', cell: { kind: 'gtin' } },
  msrp_cents: { from: 'msrp', type: 'integer', cell: { kind: 'euros' } },
  is_organic: { from: 'organic', type: 'boolean', cell: { kind: 'flag' } },
  is_exclusive: { from: 'exclusive', type: 'boolean', cell: { kind: 'flag' } },
  is_designable: { from: 'designable', type: 'boolean', cell: { kind: 'flag' } },
  variant_group: { from: 'variant_group', type: 'text', cell: { kind: 'text', max: 80 } },
  popularity: { from: 'popularity', type: 'integer', cell: { kind: 'count', max: 1_000_000_000 } },
} as const satisfies Record<string, { from: string; type: string; cell: Cell }>

/** How a cell is read. An empty one is null, no flag, or the count 0. */
export type Cell = { kind: 'gtin' | 'euros' | 'flag' } | { kind: 'text' | 'count'; max: number }

const otherColumns = [
  'supplier_sku',
  'name_de',
  'name_en',
  'brand',
  'category',
  'price',
  'price_unit',
  'discount_percent',
  'tax_rate',
  'count_per_box',
  'minimum_quantity',
  'content_amount',
  'content_unit',
  'stock',
  'as_of',
  'back_on',
  'deposit',
  'deposit_type',
  'deposits',
  'tiers',
  'description_de',
  'description_en',
  'attributes',
  'alcohol_percent',
  'ingredients',
  'fat_g',
  'saturated_g',
  'carbs_g',
  'sugar_g',
  'fibre_g',
  'protein_g',
  'salt_g',
  'allergens',
  'allergen_traces',
  'allergens_absent',
  'storage',
  'storage_en',
  'origin',
  'legal_name',
  'instructions',
  'variant_options',
  'picture',
  'created_at',
] as const
export type ImportColumn = (typeof otherColumns)[number] | (typeof cellColumns)[keyof typeof cellColumns]['from']

/** The columns of a supplier's CSV, documented in docs/import.md. Any order; unknown ones are named and left out. */
export const importColumns: readonly ImportColumn[] = [
  ...otherColumns,
  ...Object.values(cellColumns).map(({ from }) => from),
]

/** What a store's own file may state. Where stands what nobody has ordered, the marketplace alone says (decision 258). */
export const storeColumns: readonly ImportColumn[] = importColumns.filter((column) => column !== 'popularity')

export const requiredColumns = ['supplier_sku', 'name_de', 'category', 'price'] as const satisfies ImportColumn[]

export const isImportColumn = (name: string): name is ImportColumn =>
  (importColumns as readonly string[]).includes(name)

export const isStoreColumn = (name: string): name is ImportColumn => (storeColumns as readonly string[]).includes(name)

/** What is said of food. */
export const foodColumns = [
  'ingredients',
  'fat_g',
  'saturated_g',
  'carbs_g',
  'sugar_g',
  'fibre_g',
  'protein_g',
  'salt_g',
  'allergens',
  'allergen_traces',
  'allergens_absent',
  'storage',
  'storage_en',
  'origin',
  'legal_name',
  'instructions',
] as const satisfies ImportColumn[]
