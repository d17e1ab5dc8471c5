import * as importsApi from '../../../contract/import/imports.ts'
import { startImportWorker } from '../../../api/import/runs/work-import.ts'
import * as changeSetsApi from '../../../contract/change-sets/change-sets.ts'
import { createProduct } from '../../builders.ts'
import { doJobs } from '../../do-jobs.ts'
import { startChangeSetWorker } from '../../../api/change-sets/work-change-set.ts'
import { own, owned, type Entries } from '../entry.ts'
import type { World } from '../world.ts'

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

const columns = ['supplier_sku', 'price']
const fileOf = (...numbers: string[]) =>
  new File([['Art.-Nr.;Preis', ...numbers.map((number) => `${number};4,30`)].join('\n')], 'preise.csv')

async function createAdded({ app, store, supplier }: World) {
  const { supplierSku } = await createProduct(app.db, store.id)
  return { id: (await app.request(importsApi.add, { file: fileOf(supplierSku!) }, supplier)).id }
}

async function compare({ app, supplier }: World, added: { id: string }) {
  await app.request(importsApi.compare, { ...added, columns }, supplier)
  await doJobs(app, startImportWorker)
  return added
}

const createCompared = async (world: World) => compare(world, await createAdded(world))

/** Names a group of its own of a new article. */
async function createGrouped({ app, supplier, product }: World) {
  const file = new File(['Art.-Nr.;Preis;Warengruppe\nNEU-1;4,30;Warengruppe 12'], 'preise.csv')
  const added = await app.request(importsApi.add, { file }, supplier)
  await app.request(importsApi.compare, { id: added.id, columns: [...columns, 'category'] }, supplier)
  await doJobs(app, startImportWorker)
  return { id: added.id, groups: [{ code: 'Warengruppe 12', category: product.categorySlug }] }
}

/** Lacks one article that is on sale. */
async function createLacking(world: World) {
  const { app, store, supplier } = world
  const others = await app.db<{ supplierSku: string }[]>`
    select supplier_sku from product where store_id = ${store.id} and status = 'ACTIVE'`
  await createProduct(app.db, store.id)
  const file = fileOf(...others.map(({ supplierSku }) => supplierSku))
  return compare(world, { id: (await app.request(importsApi.add, { file }, supplier)).id })
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
  'GET /api/v1/supplier/imports': own(),
  'POST /api/v1/supplier/imports': {
    ...own(({ product }) => ({ file: fileOf(product.supplierSku) })),
    isNotJson: true,
  },
  'GET /api/v1/supplier/imports/{id}': owned(createAdded),
  'GET /api/v1/supplier/imports/{id}/lines': owned(async (world) => ({
    ...(await createCompared(world)),
    kind: 'CHANGED',
  })),
  'GET /api/v1/supplier/imports/{id}/refused': owned(createCompared),
  'PUT /api/v1/supplier/imports/{id}/columns': owned(async (world) => ({ ...(await createAdded(world)), columns })),
  'PUT /api/v1/supplier/imports/{id}/groups': owned(createGrouped),
  'POST /api/v1/supplier/imports/{id}/apply': owned(createCompared),
  'POST /api/v1/supplier/imports/{id}/cancel': owned(createAdded),
  'POST /api/v1/supplier/imports/{id}/pause-missing': owned(createLacking),
}
