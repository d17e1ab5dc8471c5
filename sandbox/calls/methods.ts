import { amountOf, centsOf, type Amount } from '../money.ts'

export type Method = {
  id: string
  name: { en: string; de: string }
  minCents: number
  maxCents: number
  /** Countries of the billing address; without it everywhere. */
  countries?: string[]
  /** How long the buyer has for paying. */
  expiresAfterMs: number
  /** The methods that can authorise first; by how many captures, and for how many days the authorisation stands. */
  hold?: { captures: 'one' | 'many'; days: number }
  /** Fields that Mollie demands of this method. */
  required?: string[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const ADDRESS = ['givenName', 'familyName', 'streetAndNumber', 'postalCode', 'city', 'country', 'email']

/** The methods of the account, with limits in euros as Mollie's documentation of each method states them. */
export const methods: Method[] = [
  {
    id: 'creditcard',
    name: { en: 'Card', de: 'Karte' },
    minCents: 1,
    maxCents: 1_000_000,
    expiresAfterMs: 15 * MINUTE,
    hold: { captures: 'one', days: 7 },
  },
  {
    id: 'applepay',
    name: { en: 'Apple Pay', de: 'Apple Pay' },
    minCents: 1,
    maxCents: 1_000_000,
    expiresAfterMs: 15 * MINUTE,
    hold: { captures: 'one', days: 7 },
  },
  {
    id: 'klarna',
    name: { en: 'Pay with Klarna', de: 'Mit Klarna bezahlen' },
    minCents: 10,
    maxCents: 1_000_000,
    countries: ['AT', 'BE', 'DE', 'DK', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'NL', 'PL', 'PT', 'SE'],
    expiresAfterMs: 2 * DAY,
    hold: { captures: 'many', days: 28 },
    required: ADDRESS,
  },
  {
    id: 'billie',
    name: { en: 'Pay by invoice for businesses – Billie', de: 'Rechnungskauf für Unternehmen – Billie' },
    minCents: 100,
    maxCents: 5_000_000,
    countries: ['AT', 'DE', 'DK', 'ES', 'FI', 'FR', 'NL', 'SE'],
    expiresAfterMs: 2 * DAY,
    hold: { captures: 'many', days: 28 },
    required: [...ADDRESS, 'organizationName'],
  },
  {
    id: 'paypal',
    name: { en: 'PayPal', de: 'PayPal' },
    minCents: 1,
    maxCents: 800_000,
    expiresAfterMs: 3 * HOUR,
  },
  {
    id: 'ideal',
    name: { en: 'iDEAL', de: 'iDEAL' },
    minCents: 1,
    maxCents: 5_000_000,
    countries: ['NL'],
    expiresAfterMs: 15 * MINUTE,
  },
  {
    id: 'banktransfer',
    name: { en: 'Bank transfer', de: 'Überweisung' },
    minCents: 1,
    maxCents: 100_000_000,
    countries: EU,
    expiresAfterMs: 14 * DAY,
  },
]

export const methodOf = (id: string | null) => methods.find((method) => method.id === id)

export type MethodQuery = { amount?: Amount; billingCountry?: string; includesApplePay: boolean }

/** The methods that can take this amount from this country; Apple Pay only where it is asked for, as with Mollie. */
export function methodsFor({ amount, billingCountry, includesApplePay }: MethodQuery): Method[] {
  const cents = amount && centsOf(amount)
  return methods.filter(
    ({ id, minCents, maxCents, countries }) =>
      (id !== 'applepay' || includesApplePay) &&
      (cents === undefined || (cents >= minCents && cents <= maxCents)) &&
      (!amount || amount.currency === 'EUR') &&
      (!billingCountry || !countries || countries.includes(billingCountry)),
  )
}

/** The resource `method`. */
export function methodBody(method: Method, { origin, locale }: { origin: string; locale: string | undefined }) {
  const picture = `${origin}/methods/${method.id}.svg`
  return {
    resource: 'method',
    id: method.id,
    description: method.name[locale?.startsWith('de') ? 'de' : 'en'],
    minimumAmount: amountOf(method.minCents, 'EUR'),
    maximumAmount: amountOf(method.maxCents, 'EUR'),
    image: { size1x: picture, size2x: picture, svg: picture },
    status: 'activated',
    _links: { self: { href: `${origin}/v2/methods/${method.id}`, type: 'application/hal+json' } },
  }
}
