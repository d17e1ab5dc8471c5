/** The columns of a supplier's CSV, documented in docs/import.md. Any order; unknown ones are named and left out. */
export const importColumns = [
  'supplier_sku',
  'gtin',
  'name_de',
  'name_en',
  'brand',
  'category',
  'price',
  'discount_percent',
  'msrp',
  'tax_rate',
  'count_per_box',
  'minimum_quantity',
  'content_amount',
  'content_unit',
  'stock',
  'as_of',
  'organic',
  'exclusive',
  'designable',
  'deposit',
  'deposit_type',
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
  'storage',
  'storage_en',
  'origin',
  'variant_group',
  'variant_options',
  'picture',
  'popularity',
  'created_at',
] as const
export type ImportColumn = (typeof importColumns)[number]

export const requiredColumns = ['supplier_sku', 'name_de', 'category', 'price'] as const satisfies ImportColumn[]

export const isImportColumn = (name: string): name is ImportColumn =>
  (importColumns as readonly string[]).includes(name)

/** A file that has one of them states them all. */
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
  'storage',
  'storage_en',
  'origin',
] as const satisfies ImportColumn[]
