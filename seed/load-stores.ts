import { newId } from '../api/platform/ids.ts'
import type { Db } from '../api/platform/db.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chosen, hashed } from './goods/article-hash.ts'
import type { DemoStore } from './picture-manifest.ts'

type CategoryEntry = { slug: string; parent: string | null; de: string; en: string; sort: number; vat?: string }

/** The category tree with its tax rates; all twelve roots stand in the footer. */
export async function loadCategories(db: Db): Promise<void> {
  const entries = JSON.parse(readFileSync(join(import.meta.dirname, 'data/categories.json'), 'utf8')) as CategoryEntry[]
  const rows = entries.map(({ slug, parent, de, en, sort, vat }) => ({
    slug,
    parentSlug: parent,
    nameDe: de,
    nameEn: en,
    sort,
    taxRateBp: vat === 'reduced' ? 700 : 1900,
    showInFooter: parent === null,
  }))
  await db`insert into category ${db(rows)} on conflict (slug) do nothing`
}

const PROMOTED = [
  'roesterei-tidemar',
  'porzellan-weidlach',
  'pomarello-feinkost',
  'klarwisch',
  'weinhof-rebwiesel',
  'molkerei-milchbrueck',
  'backhaus-grothmann',
  'pappelei',
]
const STREETS = ['Speicherweg', 'Am Güterbahnhof', 'Marktgasse', 'Hafenstraße', 'Industriestraße', 'Mühlenweg']

/** The invented suppliers with demo values for shipping, lead times and legal details. */
export async function loadStores(db: Db, stores: DemoStore[], baseDate: Date): Promise<void> {
  const rows = stores.map((store) => storeRow(db, store, baseDate))
  await db`insert into store ${db(rows)} on conflict (slug) do nothing`
}

function storeRow(db: Db, { id: slug, name, city, tile, slogan, minimumOrder }: DemoStore, baseDate: Date) {
  const promoted = PROMOTED.indexOf(slug)
  const lead = chosen(slug, 'lead', [[1, 2], [1, 3], [2, 4], [3, 5]] as const) // prettier-ignore
  const age = 40 + hashed(slug, 'age', 700)
  return {
    id: newId(),
    slug,
    name,
    taglineDe: slogan.de,
    taglineEn: slogan.en,
    descriptionDe: `<p>${slogan.de}</p><p>${name} aus ${city} beliefert Häuser in ganz Deutschland, ab ${minimumOrder} € netto, in ${lead[0]} bis ${lead[1]} Werktagen.</p>`,
    descriptionEn: `<p>${slogan.en}</p><p>${name} from ${city} supplies houses all over Germany, from €${minimumOrder} net, within ${lead[0]} to ${lead[1]} working days.</p>`,
    city,
    countryId: 1,
    tileColor: tile,
    minimumOrderCents: minimumOrder * 100,
    shippingFeeCents: chosen(slug, 'fee', [590, 690, 790, 990]),
    shippingFreeFromCents: minimumOrder * 100 * chosen(slug, 'free', [2, 3]),
    leadMinDays: lead[0],
    leadMaxDays: lead[1],
    promotedRank: promoted < 0 ? null : promoted + 1,
    legal: db.json(legalOf(slug, name, city)),
    createdAt: new Date(baseDate.getTime() - age * 86_400_000),
  }
}

// Plausible and invented; no register holds them.
function legalOf(slug: string, name: string, city: string) {
  return {
    companyName: `${name} GmbH`,
    address: `${chosen(slug, 'street', STREETS)} ${1 + hashed(slug, 'number', 90)}, ${city}`,
    registerNumber: `HRB ${10_000 + hashed(slug, 'register', 80_000)}`,
    vatId: 'DE136695976',
    email: `service@${slug}.example`,
  }
}
