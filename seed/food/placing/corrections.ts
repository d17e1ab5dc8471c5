import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../../data/food-places.csv')
const lines = parse<{ category: string; name_de: string }>(readFileSync(FILE), { columns: true, delimiter: ';' })

/** Names that say less than a reader knows: the category by name as the source writes it, '' where it is left out. */
export const corrections = new Map(lines.map(({ category, name_de: name }) => [name, category]))
