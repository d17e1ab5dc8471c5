import { countries } from '../../../contract/platform/countries.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { OrderAddress } from '../new-order.ts'
import type { DocumentLine } from './document-content.ts'

/** The day ('2026-11-08') so many days after another. */
export const dayAfter = (from: string, days: number) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)

export const money = moneyText

/** '19' or '10,7'. */
export const rateText = (rateBp: number, language: Language) => new Intl.NumberFormat(language).format(rateBp / 100)

/** A day written out; 'YYYY-MM-DD' is a day wherever it is read. */
export const dayText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** 'November 2026' of '2026-11'. */
export const monthName = (month: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

/** As on a letter; the country where it is not Germany. */
export function addressLines(address: OrderAddress, language: Language): string[] {
  const { companyName, firstName, lastName, street, streetNumber, postalCode, cityName, countryId } = address
  const isoCode = countries.find((country) => country.countryId === countryId)?.isoCode ?? 'DE'
  const country = isoCode === 'DE' ? '' : (new Intl.DisplayNames(language, { type: 'region' }).of(isoCode) ?? isoCode)
  const lines = [
    companyName,
    `${firstName} ${lastName}`,
    `${street} ${streetNumber}`,
    `${postalCode} ${cityName}`,
    country,
  ]
  return lines.filter((line) => line.trim() !== '')
}

/** What stands on a line: the article, or what kind of line it is and of which. */
export function lineName({ kind, name }: Pick<DocumentLine, 'kind' | 'name'>, language: Language): string {
  return kind === 'GOODS' ? name : [texts(language).orders.documents.kinds[kind], name].filter(Boolean).join(': ')
}
