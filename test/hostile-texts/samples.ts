import { inTransaction } from '../../api/platform/db.ts'
import { decideProduct } from '../../api/range/decide-product.ts'
import * as postsApi from '../../contract/operator/posts.ts'
import * as editorApi from '../../contract/range/editor.ts'
import * as photosApi from '../../contract/range/photos.ts'
import { blockKinds } from '../../contract/operator/post-content.ts'
import { photoFile } from '../range/photos.ts'
import type { World } from '../every-call/world.ts'

const labelled = { label: 'a', value: 'a' }
const party = { name: 'a', address: 'a', email: 'a@maker.example' }
const words = { de: 'a', en: 'a', altDe: 'a', altEn: 'a' }

/** The world's own product, which is on sale, ordered and written on documents, with a place for each text. */
async function product({ app, product: { skuId }, supplier }: World) {
  const { id } = await app.request(photosApi.add, { skuId, file: await photoFile() }, supplier)
  const photo = { id, altDe: 'a', altEn: 'a', turn: 0, focusX: 0.5, focusY: 0.5, zoom: 1 }
  return {
    skuId,
    changes: {
      photos: [photo],
      variantOptions: { size: 'a' },
      attributes: [{ key: 'series', de: labelled, en: labelled }],
      deposits: [{ code: 'MEHRWEG_8', perPieces: 1 }],
      manufacturer: party,
      responsible: party,
    },
  }
}

type Input = Record<string, unknown>

/** What the valid input of a call leaves out, so that each text has a place to stand. */
export const fuller: Record<string, (world: World, input: Input) => object | Promise<object>> = {
  'POST /api/v1/account/addresses': () => ({ selected: true }),
  'PUT /api/v1/supplier/delivery': (_, { calendar }) => ({
    calendar: {
      ...(calendar as object),
      closures: [{ from: '2099-01-01', to: '2099-01-01', reason: 'a' }],
      routes: [{ name: 'a', postcodes: ['99'], weekdays: [1], cutOff: null }],
    },
  }),
  'POST /api/v1/operator/approvals/{id}/decision': () => ({ words: { nameDe: 'a' } }),
  'POST /api/v1/operator/products/actions': () => ({ products: undefined, filter: { q: 'a' } }),
  'POST /api/v1/operator/products/export': () => ({ skuIds: undefined, filter: { q: 'a' } }),
  'PUT /api/v1/operator/posts/{id}': ({ product: { skuId } }, { content }) => ({
    content: {
      ...(content as object),
      blocks: blockKinds.map((kind, n) => ({
        ...words,
        kind,
        id: `b${n}`,
        picture: kind === 'PICTURE' ? 'covers/cover-07' : null,
        skuIds: kind === 'GOODS' ? [skuId] : [],
      })),
    },
  }),
  'PUT /api/v1/operator/attribute-sets/{id}': (_, { attributes }) => ({
    attributes: [{ ...(attributes as object[])[0], kind: 'CHOICE', choices: [{ value: null, de: 'a', en: 'a' }] }],
  }),
  'POST /api/v1/operator/collections': ({ product: { skuId } }) => ({ skuIds: [skuId] }),
  'POST /api/v1/operator/coupons': () => ({ code: null, count: 2, name: 'a' }),
  'PUT /api/v1/supplier/store/legal': () => ({ establishments: [{ isoCode: 'AT', taxId: 'a' }] }),
  'PUT /api/v1/supplier/products/{skuId}/draft': product,
  'POST /api/v1/account/saved-filters': (_, { filters }) => ({
    filters: { ...(filters as object), attr: { size: ['a'] } },
  }),
}

/** Texts that no test of what is shown can be about, by call and place. */
export const exempt: [pattern: RegExp, reason: string][] = [
  [
    /(password|token|secret|auth\S+ code|second-factor\S+ code|step-up code| credential\..*)$/i,
    'compared with what is stored, and never shown',
  ],
  [/attribute-sets\S+ \S+choices\[\]\.value$/, 'names a choice that is there'],
]

/** What names a thing that is there, and is refused as a whole where there is none of it. */
export const matched = [
  'POST /api/v1/cart/apply-coupon couponCode',
  'PUT /api/v1/operator/buyers/{id}/vat-status vatId',
  'PUT /api/v1/account/empties/{storeId}/announcements/{orderId} lines[].code',
  'POST /api/v1/supplier/empties/{companyId}/returns lines[].code',
  'POST /api/v1/supplier/empties/{companyId}/corrections code',
  'POST /api/v1/supplier/products/{skuId}/variants supplierSku',
]

/** Whose texts stand on what later calls make. */
export const shownFirst = [
  'PUT /api/v1/supplier/products/{skuId}/draft',
  'PUT /api/v1/supplier/store/legal',
  'PUT /api/v1/account/info',
  'POST /api/v1/account/addresses',
]

/** Refused where a product is published, as a draft may be unfinished. */
const numbers = ['gtin', 'boxGtin', 'palletGtin', 'lucidNumber', 'weeeNumber']

/** What makes public what a call has written. */
export const thenPublish: Record<string, (world: World, input: Input) => Promise<unknown>> = {
  async 'PUT /api/v1/supplier/products/{skuId}/draft'({ app, store, supplier }, { skuId, changes }) {
    const id = skuId as string
    const stayed = Object.fromEntries(numbers.map((name) => [name, '']))
    const { version } = await app.request(
      editorApi.saveDraft,
      { skuId: id, version: 1, changes: { ...(changes as object), ...stayed } },
      supplier,
    )
    await app.request(editorApi.publish, { skuId: id, version, note: '' }, supplier)
    const decided = { skuId: id, storeId: store.id, decision: 'APPROVE', message: '', words: {} } as const
    await inTransaction(app.db, (tx) => decideProduct(tx, { ...decided, now: new Date() }))
  },
  async 'PUT /api/v1/operator/posts/{id}'({ app, operator }, { id, content }) {
    const draft = {
      id: id as string,
      version: 2,
      content: { ...(content as object), path: `post-${id as string}` } as never,
    }
    const { version } = await app.request(postsApi.save, draft, operator)
    await app.request(postsApi.act, { id: draft.id, version, action: 'PUBLISH', reason: '' }, operator)
  },
}
