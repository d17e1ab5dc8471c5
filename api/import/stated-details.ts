import { foodColumns, type ImportColumn } from './import-columns.ts'

/** Where a column of a file stands in what is said of food: nutrition by its own key below, allergens all together. */
const foodKeys: Record<(typeof foodColumns)[number], { nutrient: string } | readonly string[]> = {
  ingredients: ['ingredients'],
  fat_g: { nutrient: 'fat' },
  saturated_g: { nutrient: 'saturatedFat' },
  carbs_g: { nutrient: 'carbohydrates' },
  sugar_g: { nutrient: 'sugar' },
  fibre_g: { nutrient: 'fibre' },
  protein_g: { nutrient: 'protein' },
  salt_g: { nutrient: 'salt' },
  allergens: ['allergens', 'traces', 'absent', 'statedAt'],
  allergen_traces: ['allergens', 'traces', 'absent', 'statedAt'],
  allergens_absent: ['allergens', 'traces', 'absent', 'statedAt'],
  storage: ['storage'],
  storage_en: ['storageEn'],
  origin: ['origin'],
  legal_name: ['legalName'],
  instructions: ['instructions'],
}

const empty = JSON.stringify({
  ingredients: '',
  nutrition: Object.fromEntries(
    Object.values(foodKeys).flatMap((key) => ('nutrient' in key ? [[key.nutrient, null]] : [])),
  ),
  allergens: [],
  traces: [],
  absent: [],
  storage: '',
  storageEn: '',
  origin: null,
})

// Keys are the constants above, never text of the file.
const among = (keys: readonly string[]) => `array[${keys.map((key) => `'${key}'`).join(', ')}]::text[]`
const only = (json: string, keys: readonly string[]) =>
  `(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${json}) where key = any(${among(keys)}))`

/**
 * What the row `i` of the file says of food, put into what `d` has: what no column speaks of stays, such as additives. A file
 * that has all the columns and says nothing says that it is no food.
 */
export function statedFood(stated: ReadonlySet<ImportColumn>): string {
  const own = foodColumns.filter((column) => stated.has(column)).map((column) => foodKeys[column])
  const keys = own.flatMap((key) => ('nutrient' in key ? [] : key))
  const nutrients = own.flatMap((key) => ('nutrient' in key ? [key.nutrient] : []))
  const given = `coalesce(i.food, '${empty}'::jsonb)`
  const nutrition = `jsonb_build_object('nutrition', coalesce(d.food -> 'nutrition', '{}') || ${only(`${given} -> 'nutrition'`, nutrients)})`
  const whole = own.length === foodColumns.length ? 'when i.food is null then null' : ''
  return `case ${whole} when d.food is null then i.food
    else (d.food - ${among(keys)}) || ${nutrition} || ${only(given, [...keys, 'netQuantity'])} end`
}

/** The alcohol of a drink has a column of its own: it stays where the file has the list alone, and the list where it has the alcohol alone. */
export function statedAttributes(stated: ReadonlySet<ImportColumn>): string {
  const former = (which: string) => `(select coalesce(jsonb_agg(a order by place), '[]')
    from jsonb_array_elements(coalesce(d.attributes, '[]')) with ordinality as e (a, place) where ${which})`
  if (!stated.has('alcohol_percent'))
    return `i.attributes || ${former(`a ->> 'key' = 'alcohol' and not i.attributes @> '[{"key":"alcohol"}]'`)}`
  return stated.has('attributes') ? 'i.attributes' : `${former(`a ->> 'key' <> 'alcohol'`)} || i.attributes`
}
