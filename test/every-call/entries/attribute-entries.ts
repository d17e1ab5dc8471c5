import { newId } from '../../../api/platform/ids.ts'
import { createRoot } from '../../categories/create-root.ts'
import { open, type Entries } from '../entry.ts'
import type { World } from '../world.ts'

async function changed({ app }: World) {
  const id = await createRoot(app.db, `merkmale-${newId().slice(-12)}`, { showInFooter: false })
  const attribute = { key: 'series', kind: 'TEXT', labelDe: 'Serie', labelEn: 'Range', unit: '', choices: [] }
  const attributes = [{ ...attribute, isRequired: false, isFilter: true }]
  return { id, version: 0, attributes, requiredKeys: [], reason: 'Neues Sortiment' }
}

/** The attributes of categories. */
export const attributeEntries: Entries = {
  'GET /api/v1/operator/attribute-sets/{id}': open(({ product }) => ({ id: product.categorySlug })),
  'PUT /api/v1/operator/attribute-sets/{id}': open(changed),
}
