import { newId } from '../../../api/platform/ids.ts'
import { addCarousel } from '../../../api/promotions/carousel-admin.ts'
import { createPromotion } from '../../../api/promotions/promotion-admin.ts'
import type { PostContent } from '../../../contract/operator/post-content.ts'
import { logoFile } from '../../orders/designs.ts'
import { createCoupon } from '../../shop.ts'
import { open, type Entries } from '../entry.ts'
import type { World } from '../world.ts'

const reason = 'Anruf der Redaktion'
const words = (title: string) => ({ title, teaser: 'Kurz', topic: 'Bar', seoTitle: '', seoText: '' })

function content(path: string): PostContent {
  const block = {
    id: 'a',
    kind: 'TEXT',
    de: 'Text',
    en: 'Text',
    picture: null,
    altDe: '',
    altEn: '',
    skuIds: [],
  } as const
  const shared = { author: 'Nele Voss', picture: 'covers/cover-07', skuIds: [], blocks: [block as never] }
  return { path, ...shared, de: words('Titel'), en: words('Title') }
}

async function createPost({ app, operator }: World, state = 'DRAFT') {
  const id = newId()
  const written = content(`beitrag-${id.slice(-12)}`)
  await app.db`
    insert into post_draft (post_id, content, state, created_at, saved_at, saved_by)
    values (${id}, ${app.db.json(written)}, ${state}, now(), now(), ${operator.id})`
  await app.db`
    insert into post_version (post_id, number, content, kind, at) values (${id}, 1, ${app.db.json(written)}, 'SUBMITTED', now())`
  return { id, version: 1, content: written }
}

const slugOf = (kind: string) => `${kind}-${newId().slice(-12)}`
const spot = { titleDe: 'Neu', titleEn: 'New', viewMoreUrl: '/search', startsAt: null, endsAt: null, isDraft: false }
const carousel = { ...spot, slot: 'NEW', type: 'PRODUCT', collectionSlug: null, rule: 'NEWEST', categorySlug: null }
const picture = {
  nameDe: 'Ernte',
  nameEn: 'Harvest',
  picture: 'covers/cover-07',
  url: '/search',
  sort: 1,
  isDraft: false,
}
const place = { placement: 'HOME', placeSlug: null, slot: 'HIGHLIGHTS', storeSlug: null }
const promotion = { ...picture, ...place, startsAt: '2026-01-01T00:00', endsAt: '2099-01-01T00:00' }

const limits = {
  minimum: 0,
  limitTotal: null,
  limitPerBuyer: null,
  storeSlug: null,
  name: null,
  prefix: '',
  count: null,
}
const effect = { kind: 'PERCENT', value: 10, descriptionDe: '', descriptionEn: '' }
const coupon = { ...limits, ...effect, startsAt: '2026-01-01T00:00', endsAt: '2099-01-01T00:00' }

async function createCarousel({ app }: World) {
  const slug = slugOf('karussell')
  await addCarousel(app.db, { ...carousel, slug, type: 'PRODUCT', rule: 'NEWEST', startsAt: null, endsAt: null })
  return slug
}
async function createPromotionOf({ app }: World) {
  const slug = slugOf('aktion')
  const window = { from: '2026-01-01 00:00', until: '2099-01-01 00:00' }
  await createPromotion(app.db, { ...picture, ...place, placement: 'HOME', slug, storeId: null, ...window })
  return slug
}

const rule = { category: null, brand: 'Alma', attribute: null, attributeValue: null, priceMax: 5, newDays: null }
const collection = {
  titleDe: 'Winter',
  titleEn: 'Winter',
  descriptionDe: '',
  descriptionEn: '',
  picture: 'covers/cover-07',
  homeRank: null,
  ...rule,
  sortedBy: 'HAND',
  skuIds: [],
  startsAt: null,
  endsAt: null,
  isDraft: false,
}
async function createCollectionOf({ app }: World) {
  const slug = slugOf('kollektion')
  await app.db`
    insert into collection (slug, title_de, title_en, description_de, description_en, picture)
    values (${slug}, 'Winter', 'Winter', '', '', 'cover-07')`
  return slug
}

/** What operators write and plan. */
export const contentEntries: Entries = {
  'GET /api/v1/operator/posts': open(),
  'GET /api/v1/operator/post-choices': open(),
  'POST /api/v1/operator/posts': open(() => ({ title: 'Neuer Beitrag' })),
  'GET /api/v1/operator/posts/{id}': open(async (world) => ({ id: (await createPost(world)).id })),
  'PUT /api/v1/operator/posts/{id}': open(createPost),
  'POST /api/v1/operator/posts/{id}/actions': open(async (world) => {
    const { id, version } = await createPost(world)
    return { id, version, action: 'PUBLISH', reason }
  }),
  'GET /api/v1/operator/posts/{id}/versions/{number}': open(async (world) => ({
    id: (await createPost(world)).id,
    number: 1,
  })),
  'POST /api/v1/operator/posts/{id}/versions/{number}/restore': open(async (world) => {
    const { id, version } = await createPost(world)
    return { id, version, number: 1 }
  }),
  'DELETE /api/v1/operator/posts/{id}': open(async (world) => ({ id: (await createPost(world)).id })),
  'GET /api/v1/operator/front-page': open(),
  'GET /api/v1/operator/plan': open(),
  'GET /api/v1/operator/content-choices': open(),
  'POST /api/v1/operator/carousels/order': open(async (world) => ({ slugs: [await createCarousel(world)] })),
  'POST /api/v1/operator/carousels': open(() => ({ ...carousel, slug: slugOf('karussell') })),
  'PUT /api/v1/operator/carousels/{slug}': open(async (world) => ({
    ...carousel,
    slug: await createCarousel(world),
    version: 1,
  })),
  'DELETE /api/v1/operator/carousels/{slug}': open(async (world) => ({ slug: await createCarousel(world), reason })),
  'GET /api/v1/operator/promotions': open(),
  'POST /api/v1/operator/promotions': open(() => ({ ...promotion, slug: slugOf('aktion') })),
  'PUT /api/v1/operator/promotions/{slug}': open(async (world) => ({
    ...promotion,
    slug: await createPromotionOf(world),
    version: 1,
  })),
  'POST /api/v1/operator/promotions/{slug}/end': open(async (world) => ({
    slug: await createPromotionOf(world),
    reason,
  })),
  'GET /api/v1/operator/collections': open(),
  'GET /api/v1/operator/collections/{slug}': open(async (world) => ({ slug: await createCollectionOf(world) })),
  'GET /api/v1/operator/collection-rule': open(() => ({ brand: 'Alma' })),
  'POST /api/v1/operator/collections': open(() => ({ ...collection, slug: slugOf('kollektion') })),
  'PUT /api/v1/operator/collections/{slug}': open(async (world) => ({
    ...collection,
    slug: await createCollectionOf(world),
    version: 1,
  })),
  'POST /api/v1/operator/collections/{slug}/end': open(async (world) => ({
    slug: await createCollectionOf(world),
    reason,
  })),
  'GET /api/v1/operator/coupons': open(),
  'GET /api/v1/operator/coupon-list.csv': open(),
  'GET /api/v1/operator/coupons/{id}': open(async ({ app }) => ({ id: await createCoupon(app) })),
  'POST /api/v1/operator/coupons': open(() => ({ ...coupon, code: slugOf('CODE').toUpperCase() })),
  'POST /api/v1/operator/coupons/{id}/end': open(async ({ app }) => ({ id: await createCoupon(app), reason })),
  'POST /api/v1/operator/previews': open(() => ({ kind: 'FRONT_PAGE' })),
  'GET /api/v1/operator/pictures': open(),
  'POST /api/v1/operator/pictures': { ...open(async () => ({ file: await wideFile() })), isNotJson: true },
  'DELETE /api/v1/operator/pictures/{token}': open(async ({ app, operator }) => {
    const token = newId().replaceAll('-', '').padEnd(40, '0')
    await app.db`
      insert into upload (token, name, format, width, height, uploaded_by, uploaded_at)
      values (${token}, 'a.png', 'png', 1200, 800, ${operator.id}, now())`
    return { token }
  }),
}

let wide: Promise<File> | undefined
const wideFile = () => (wide ??= widened())
async function widened() {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(Buffer.from(await (await logoFile()).arrayBuffer()))
    .resize({ width: 1200 })
    .png()
    .toBuffer()
  return new File([bytes as never], 'weit.png', { type: 'image/png' })
}
