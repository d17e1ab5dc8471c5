import * as changeSetsApi from '../../contract/change-sets/change-sets.ts'
import { createProduct } from '../builders.ts'
import { doJobs } from '../do-jobs.ts'
import { startChangeSetWorker } from '../../api/change-sets/work-change-set.ts'
import { own, owned, type Entries } from './entry.ts'
import type { World } from './world.ts'

const ownCell = async ({ app, store }: World) => {
  const { skuId } = await createProduct(app.db, store.id)
  return { skuId, field: 'PRICE' as const, from: 4.2, to: 4.3 }
}

async function createDraft(world: World) {
  const cells = [await ownCell(world)]
  return { id: (await world.app.request(changeSetsApi.create, { cells }, world.supplier)).id }
}

async function createApplied(world: World) {
  const draft = await createDraft(world)
  await world.app.request(changeSetsApi.apply, draft, world.supplier)
  await doJobs(world.app, startChangeSetWorker)
  return draft
}

export const changeSetEntries: Entries = {
  'GET /api/v1/supplier/sheet': own(),
  'POST /api/v1/supplier/sheet/rows': own(({ product }) => ({ numbers: [product.supplierSku] })),
  'PUT /api/v1/supplier/stock': own(async ({ app, store }) => {
    const { skuId } = await createProduct(app.db, store.id)
    return { items: [{ skuId, expected: 1000, counted: 900 }] }
  }),
  'GET /api/v1/supplier/change-sets': own(),
  'POST /api/v1/supplier/change-sets': owned(async (world) => ({ cells: [await ownCell(world)] })),
  'GET /api/v1/supplier/change-sets/{id}': owned(createDraft),
  'GET /api/v1/supplier/change-sets/{id}/cells': owned(createDraft),
  'POST /api/v1/supplier/change-sets/{id}/apply': owned(createDraft),
  'POST /api/v1/supplier/change-sets/{id}/undo': owned(createApplied),
}
