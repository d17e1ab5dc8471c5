import * as importsApi from '../../contract/import/imports.ts'
import { startImportWorker } from '../../api/import/runs/work-import.ts'
import { createProduct } from '../builders.ts'
import { doJobs } from '../do-jobs.ts'
import { own, owned, type Entries } from './entry.ts'
import type { World } from './world.ts'

const columns = ['supplier_sku', 'price']
const fileOf = (number: string) => new File([`Art.-Nr.;Preis\n${number};4,30`], 'preise.csv')

async function createAdded({ app, store, supplier }: World) {
  const { supplierSku } = await createProduct(app.db, store.id)
  return { id: (await app.request(importsApi.add, { file: fileOf(supplierSku!) }, supplier)).id }
}

async function createCompared(world: World) {
  const added = await createAdded(world)
  await world.app.request(importsApi.compare, { ...added, columns }, world.supplier)
  await doJobs(world.app, startImportWorker)
  return added
}

export const importEntries: Entries = {
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
  'POST /api/v1/supplier/imports/{id}/apply': owned(createCompared),
}
