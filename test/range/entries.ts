import * as editorApi from '../../contract/range/editor.ts'
import * as listApi from '../../contract/range/list.ts'
import { createProduct } from '../builders.ts'
import { photoFile } from './photos.ts'
import { open, own, owned, type Entries } from '../every-call/entry.ts'
import type { World } from '../every-call/world.ts'

const createOwn = async ({ app, store }: World) => ({ skuId: (await createProduct(app.db, store.id)).skuId })

/** A product on sale with an unpublished text. */
async function createChanged(world: World) {
  const { skuId } = await createOwn(world)
  const changes = { descriptionDe: '<p>Mild</p>' }
  const { version } = await world.app.request(editorApi.saveDraft, { skuId, version: 0, changes }, world.supplier)
  return { skuId, version }
}

/** Handed in, so that operators see it. */
async function createWaiting(world: World) {
  const changed = await createChanged(world)
  await world.app.request(editorApi.publish, changed, world.supplier)
  return { skuId: changed.skuId }
}

/** A run of the supplier over one product of theirs. */
async function createRun(world: World) {
  const input = { action: 'PAUSE' as const, skuIds: [(await createOwn(world)).skuId] }
  return { id: (await world.app.request(listApi.actOnMany, input, world.supplier)).id }
}

/** One that has written a file. */
async function createWritten(world: World) {
  const { id } = await createRun(world)
  await world.app.deps.files.write('runs/a.csv', Buffer.from('a'))
  await world.app.db`update desk_run set file = 'runs/a.csv', file_name = 'a.csv' where id = ${id}`
  return { id }
}

export const rangeEntries: Entries = {
  'GET /api/v1/supplier/products': own(),
  'GET /api/v1/supplier/products/counts': own(),
  'GET /api/v1/supplier/products/brands': own(),
  'GET /api/v1/supplier/products/categories': own(),
  'POST /api/v1/supplier/products': own(({ product }) => ({ category: product.categorySlug })),
  'GET /api/v1/supplier/products/{skuId}': owned(createOwn),
  'PUT /api/v1/supplier/products/{skuId}/draft': owned(async (world) => ({
    ...(await createOwn(world)),
    version: 0,
    changes: { price: 5 },
  })),
  'GET /api/v1/operator/products/{skuId}': open(createWaiting),
  'GET /api/v1/operator/products': open(),
  'GET /api/v1/operator/product-choices': open(),
  'GET /api/v1/operator/products/{skuId}/history': open(createWaiting),
  'POST /api/v1/operator/products/{skuId}/block': open(async (world) => ({
    ...(await createOwn(world)),
    reason: 'Falsche Allergene',
  })),
  'POST /api/v1/operator/products/actions': open(async (world) => ({
    action: 'BLOCK',
    products: [{ ...(await createOwn(world)), seen: new Date().toISOString() }],
    reason: 'Falsche Allergene',
  })),
  'POST /api/v1/operator/products/export': open(async (world) => ({ skuIds: [(await createOwn(world)).skuId] })),
  'POST /api/v1/operator/products/{skuId}/release': open(async ({ app, store }) => ({
    skuId: (await createProduct(app.db, store.id, { status: 'BLOCKED' })).skuId,
    reason: 'Beleg liegt vor',
  })),
  'POST /api/v1/operator/stores/{slug}/trust': open(({ otherStore }) => ({
    slug: otherStore.slug,
    isTrusted: true,
    reason: 'Zwanzig gute Artikel',
  })),
  'GET /api/v1/desk/runs/{id}': owned(createRun),
  'POST /api/v1/desk/runs/{id}/retry': owned(createRun),
  'GET /api/v1/desk/runs/{id}/file': owned(createWritten),
  'POST /api/v1/supplier/products/{skuId}/photos': {
    ...owned(async (world) => ({ ...(await createOwn(world)), file: await photoFile() })),
    isNotJson: true,
  },
  'GET /api/v1/supplier/products/attributes': own(({ product }) => ({ category: product.categorySlug })),
  'GET /api/v1/supplier/products/{skuId}/variants': owned(createOwn),
  'POST /api/v1/supplier/products/{skuId}/variants': owned(createOwn),
  'GET /api/v1/supplier/products/{skuId}/history': owned(createOwn),
  'POST /api/v1/supplier/products/export': own(),
  'POST /api/v1/supplier/products/actions/{runId}/undo': owned(async (world) => {
    const { id } = await createRun(world)
    await world.app.db`update desk_run_item set state = 'DONE' where run_id = ${id}`
    await world.app.db`update desk_run set state = 'DONE' where id = ${id}`
    return { runId: id }
  }),
  'POST /api/v1/supplier/products/actions': own(async (world) => ({
    action: 'PAUSE',
    skuIds: [(await createOwn(world)).skuId],
  })),
  'POST /api/v1/supplier/products/{skuId}/actions': owned(async (world) => ({
    ...(await createOwn(world)),
    action: 'PAUSE',
  })),
  'DELETE /api/v1/supplier/products/{skuId}/draft': owned(createChanged),
  'POST /api/v1/supplier/products/{skuId}/publish': owned(createChanged),
}
