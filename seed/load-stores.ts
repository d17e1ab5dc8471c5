import { storedSeller, type StoredSeller } from '../contract/trade/seller.ts'
import type { Calendar, Temperature } from '../contract/delivery.ts'
import { newId } from '../api/platform/ids.ts'
import type { Db } from '../api/platform/db.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chosen, hashed } from './goods/article-hash.ts'
import type { DemoStore } from './picture-manifest.ts'

type CategoryEntry = { slug: string; parent: string | null; de: string; en: string; sort: number; vat?: string }

const foodRoots = new Set(['lebensmittel', 'frische', 'tiefkuehl', 'backwaren-suesses', 'getraenke', 'kaffee-tee'])

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
    isFood: foodRoots.has(parent ?? slug),
    temperature: temperatureOf(slug, parent ?? slug),
  }))
  await db`insert into category ${db(rows)} on conflict (slug) do nothing`
}

function temperatureOf(slug: string, root: string): Temperature {
  if (root === 'tiefkuehl') return 'FROZEN'
  return root === 'frische' && !['frische', 'obst-gemuese', 'eier'].includes(slug) ? 'CHILLED' : 'AMBIENT'
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
const FIRST_NAMES = ['Anna', 'Jonas', 'Mira', 'Tobias', 'Selin', 'Henrik', 'Carla', 'Piotr']
const LAST_NAMES = ['Lohwieser', 'Brandt', 'Öztürk', 'Nowak', 'Hellwig', 'Marquardt', 'Sommer', 'Krüger']
const STREETS = ['Speicherweg', 'Am Güterbahnhof', 'Marktgasse', 'Hafenstraße', 'Industriestraße', 'Mühlenweg']

/** The invented suppliers with demo values for shipping, lead times and legal details. */
export async function loadStores(db: Db, stores: DemoStore[], baseDate: Date): Promise<void> {
  const rows = stores.map((store) => storeRow(db, store, baseDate))
  await db`insert into store ${db(rows)} on conflict (slug) do nothing`
  for (const [slug, calendar] of Object.entries(lorries)) {
    await db`
      insert into store_calendar (store_id, calendar, version)
      select id, ${db.json(calendar)}, 1 from store where slug = ${slug} on conflict do nothing`
  }
}

const everywhere = Array.from({ length: 99 }, (_, index) => String(index + 1).padStart(2, '0'))
const winterBreak = [{ from: '2026-12-24', to: '2027-01-03', reason: 'Betriebsferien' }]

/** Those that drive themselves; the others send parcels, as every store does that has said nothing. */
const lorries: Record<string, Calendar> = {
  'getraenke-lohwieser': {
    land: 'BY',
    cutOff: '12:00',
    workingDays: [1, 2, 3, 4, 5],
    mode: 'ROUTE',
    closures: winterBreak,
    routes: [
      { name: 'München', postcodes: ['80', '81', '82', '85'], weekdays: [1, 2, 3, 4, 5], cutOff: '15:00' },
      { name: 'Deutschland', postcodes: everywhere, weekdays: [2, 4], cutOff: null },
    ],
  },
  'molkerei-milchbrueck': {
    land: 'BY',
    cutOff: '10:00',
    workingDays: [1, 2, 3, 4, 5, 6],
    mode: 'ROUTE',
    closures: [],
    routes: [{ name: 'Kühlzug', postcodes: everywhere, weekdays: [1, 2, 3, 4, 5], cutOff: null }],
  },
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
    descriptionDe: `<p>${name} aus ${city} beliefert Häuser in ganz Deutschland.</p>`,
    descriptionEn: `<p>${name} from ${city} supplies houses all over Germany.</p>`,
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
    lucid: `DE${String(1_000_000_000_000 + hashed(slug, 'lucid', 2_000_000_000))}`,
    createdAt: new Date(baseDate.getTime() - age * 86_400_000),
  }
}

/** Of the towns the invented suppliers come from. */
const postalCodes: Record<string, string> = {
  Augsburg: '86150',
  'Baden-Baden': '76530',
  Berlin: '10115',
  Bielefeld: '33602',
  Bremen: '28195',
  Bremerhaven: '27568',
  Celle: '29221',
  Detmold: '32756',
  Dresden: '01067',
  Düsseldorf: '40213',
  Erfurt: '99084',
  Flensburg: '24937',
  Freiburg: '79098',
  Fulda: '36037',
  Hamburg: '20457',
  Hannover: '30159',
  Heidelberg: '69117',
  Kassel: '34117',
  Kempten: '87435',
  Kiel: '24103',
  Konstanz: '78462',
  Köln: '50667',
  Leipzig: '04109',
  Lüneburg: '21335',
  Mainz: '55116',
  Mannheim: '68159',
  München: '80331',
  Münster: '48143',
  Neustadt: '67433',
  Nürnberg: '90402',
  Oldenburg: '26121',
  Osnabrück: '49074',
  Rosenheim: '83022',
  Selb: '95100',
  Solingen: '42651',
  Speyer: '67346',
  Stuttgart: '70173',
  Ulm: '89073',
  Weimar: '99423',
  Zwiesel: '94227',
}

/** A German VAT id of these eight digits with their check digit (ISO 7064, MOD 11,10). */
function vatIdOf(digits: number): string {
  const product = [...String(digits)].reduce((held, digit) => (((held + Number(digit)) % 10 || 10) * 2) % 11, 10)
  return `DE${digits}${(11 - product) % 10}`
}

// Plausible and invented; no register holds them.
function legalOf(slug: string, name: string, city: string): StoredSeller {
  return storedSeller({
    companyName: `${name} GmbH`,
    legalForm: 'GmbH',
    street: chosen(slug, 'street', STREETS),
    streetNumber: String(1 + hashed(slug, 'number', 90)),
    postalCode: postalCodes[city]!,
    cityName: city,
    vatId: vatIdOf(10_000_000 + hashed(slug, 'vat', 89_999_999)),
    taxNumber: `27/${100 + hashed(slug, 'tax', 800)}/${10_000 + hashed(slug, 'tax number', 80_000)}`,
    registerCourt: `Amtsgericht ${city}`,
    registerNumber: `HRB ${10_000 + hashed(slug, 'register', 80_000)}`,
    managers: `${chosen(slug, 'first name', FIRST_NAMES)} ${chosen(slug, 'last name', LAST_NAMES)}`,
    contactName: 'Buchhaltung',
    // Numbers that the Bundesnetzagentur keeps for films.
    contactPhone: `+49 30 23125 ${String(hashed(slug, 'phone', 1000)).padStart(3, '0')}`,
    email: `service@${slug}.example`,
    iban: ibanOf(hashed(slug, 'account', 999_999_999)),
    bic: 'TRSNDEB1XXX',
    accountHolder: `${name} GmbH`,
    creditorId: '',
    gln: '',
    isSmallBusiness: false,
  })
}

/** An account at a bank that does not exist (no bank code begins with 9), with its check digits. */
function ibanOf(account: number): string {
  const bban = `99999999${String(account).padStart(10, '0')}`
  return `DE${String(98n - (BigInt(`${bban}131400`) % 97n)).padStart(2, '0')}${bban}`
}
