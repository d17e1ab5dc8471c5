import type { CouponKind } from '../../contract/trade/coupon-kinds.ts'

type DemoCoupon = {
  code: string
  kind: CouponKind
  /** Per ten-thousand or cents. */
  value: number
  /** Slug; valid for every store without it. */
  store?: string
  minimumCents?: number
  limitTotal?: number
  limitPerBuyer?: number
  /** Days from the load, before it negative; from 200 days ago to a year ahead where not given. */
  days?: [number, number]
  de: string
  en: string
}

/** One of each kind and state: for all stores and for one, limited, to come and over. */
export const demoCoupons: DemoCoupon[] = [
  {
    code: 'WILLKOMMEN10',
    kind: 'PERCENT',
    value: 1000,
    minimumCents: 5000,
    limitPerBuyer: 1,
    de: '10 % auf eine Bestellung ab 50 € Warenwert, einmal je Betrieb',
    en: '10 % off one order from €50 of goods, once per business',
  },
  {
    code: 'TRESEN15',
    kind: 'AMOUNT',
    value: 1500,
    minimumCents: 15_000,
    de: '15 € Nachlass ab 150 € Warenwert',
    en: '€15 off from €150 of goods',
  },
  { code: 'FREIHAUS', kind: 'FREE_SHIPPING', value: 0, de: 'Versand kostenlos', en: 'Free shipping' },
  {
    code: 'TIDEMAR12',
    kind: 'PERCENT',
    value: 1250,
    store: 'roesterei-tidemar',
    de: '12,5 % auf alles aus der Rösterei Tidemar',
    en: '12.5 % off everything from Rösterei Tidemar',
  },
  {
    code: 'WEINFRACHT',
    kind: 'FREE_SHIPPING',
    value: 0,
    store: 'weinhof-rebwiesel',
    minimumCents: 20_000,
    de: 'Versand kostenlos vom Weinhof Rebwiesel ab 200 € Warenwert',
    en: 'Free shipping from Weinhof Rebwiesel from €200 of goods',
  },
  {
    code: 'ERSTE100',
    kind: 'AMOUNT',
    value: 1000,
    minimumCents: 10_000,
    limitTotal: 100,
    limitPerBuyer: 1,
    de: '10 € Nachlass ab 100 € Warenwert, einmal je Betrieb, hundertmal im Ganzen',
    en: '€10 off from €100 of goods, once per business, a hundred times in all',
  },
  {
    code: 'DEMNAECHST',
    kind: 'PERCENT',
    value: 500,
    days: [60, 120],
    de: '5 % im kommenden Quartal',
    en: '5 % off in the coming quarter',
  },
  {
    code: 'VORBEI',
    kind: 'PERCENT',
    value: 800,
    days: [-120, -60],
    de: '8 % zum Jubiläum',
    en: '8 % off for the anniversary',
  },
]
