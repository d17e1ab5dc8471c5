import { expect, test } from 'vitest'
import { countries } from '../../../contract/platform/countries.ts'
import { pdfPages } from '../../../test/orders/pdf-text.ts'
import { documentContent } from '../../../test/orders/document-content.ts'
import { drawDocument } from './draw-document.ts'

/** Company, person, street and town as they are written there, with the letters that no neighbour has. */
const addresses: Record<string, [company: string, firstName: string, lastName: string, street: string, city: string]> =
  {
    DE: ['Gasthaus Größe ẞ', 'Jürgen', 'Weiß', 'Äußere Straße', 'Lützen'],
    AT: ['Wirtshaus Höß', 'Käthe', 'Müßig', 'Schönbrunner Straße', 'Mödling'],
    BE: ['Café d’Étienne', 'Zoë', 'Façon', 'Rue de l’Évêque', 'Liège'],
    BG: ['Кафе „Щастливец“ ЕООД', 'Йорданка', 'Цветкова-Жълтоѝ', 'бул. „Шипченски проход“', 'Ямбол'],
    HR: ['Kavana Žđćčš', 'Đurđica', 'Šćepanović', 'Ulica Čađava', 'Đakovo'],
    CY: ['Καφενείο Αφροδίτη Λτδ', 'Ανδρέας', 'Χατζηϊωάννου', 'Λεωφόρος Μακαρίου Γ΄', 'Λεμεσός'],
    CZ: ['Hospoda U Tří ďáblů', 'Jiří', 'Řeháček-Ťuhýk', 'Náměstí Ňouma', 'Ústí nad Labem'],
    DK: ['Kro på Ærø', 'Søren', 'Ångaard', 'Ærøvej', 'Ærøskøbing'],
    EE: ['Kohvik Õunapuu', 'Ülle', 'Šmõdt', 'Žukovi tänav', 'Põltsamaa'],
    FI: ['Kahvila Åbo', 'Päivi', 'Äyräpää', 'Hämeenkatu', 'Jyväskylä'],
    FR: ['Crêperie Œuvre ÿ', 'Noëlle', 'Lemaître', 'Rue du Général-Ça', 'Aÿ-Champagne'],
    GR: ['Ταβέρνα Ο Ψαράς Α.Ε.', 'Ευάγγελος', 'Ξυδάκης', 'Οδός Ἀκαδημίας ᾠδή', 'Ηράκλειο'],
    HU: ['Vendéglő Tűzhely', 'Győző', 'Szűcs', 'Fő út', 'Hódmezővásárhely'],
    IE: ['Teach Ósta Ċaisleán', 'Sinéad', 'Ó Súilleabháin', 'Sráid Ṁór', 'Dún Laoghaire'],
    IT: ['Caffè Più', 'Niccolò', 'Forlì', 'Via Libertà', 'Cantù'],
    LV: ['Kafejnīca Ģipsis', 'Ķirsis', 'Ļaudaņš', 'Ņujorkas iela', 'Rēzekne'],
    LT: ['Kavinė Ąžuolas', 'Eglė', 'Žvirblytė', 'Šiaulių gatvė', 'Panevėžys'],
    LU: ['Café Lëtzebuerg', 'Joëlle', 'Müller', 'Rue Aldringen', 'Dikrech'],
    MT: ['Ħanut tal-Kafè', 'Ġużè', 'Żammit', 'Triq il-Kbira', 'Ħaż-Żabbar'],
    NL: ['Café de IJsbeer ĳ', 'Daniël', 'Überhaupt', 'Coöperatiestraat', 'Ĳmuiden'],
    PL: ['Gospoda Żółw', 'Łucja', 'Źdźbło-Ćmą', 'ul. Święta', 'Łódź'],
    PT: ['Café São João', 'Conceição', 'Guimarães', 'Avenida à Praça', 'Évora'],
    RO: ['Cafeneaua Țărănească', 'Ștefan', 'Băcăoanu', 'Strada Înfrățirii', 'Iași'],
    SK: ['Krčma u Ľuba', 'Ľubica', 'Ďurčová', 'Vŕšok', 'Žiar nad Hronom'],
    SI: ['Gostilna Čebelica', 'Žiga', 'Šuštar', 'Čopova ulica', 'Škofja Loka'],
    ES: ['Cafetería El Niño', 'Íñigo', 'Núñez', 'Plaça de l’Il·lusió', 'A Coruña'],
    SE: ['Kafé Östermalm', 'Åsa', 'Sjögren', 'Kungsängsvägen', 'Örebro'],
    CH: ['Café Zürisee', 'Gaëtan', 'Grütter', 'Rue du Rhône', 'Neuchâtel'],
  }

const company = { email: '', phoneNumber: '', streetNumber: '7', postalCode: '1000' }
async function textOf(billing: object, seller = {}) {
  const base = documentContent()
  const content = documentContent({
    billing: { ...base.billing, ...company, ...billing },
    seller: { ...base.seller, ...seller },
  })
  const pages = pdfPages(await drawDocument({ content, issuedAt: new Date('2026-03-29T10:00:00Z') }))
  // A line is set in runs, and marks may be letters of their own.
  return pages.join('').replaceAll('\n', '').normalize('NFC')
}

test.each(countries.map(({ countryId, isoCode }) => ({ countryId, isoCode })))(
  'an address of $isoCode stands on its invoice as it is written there',
  async ({ countryId, isoCode }) => {
    const [companyName, firstName, lastName, street, cityName] = addresses[isoCode]!
    const text = await textOf({ countryId, companyName, firstName, lastName, street, cityName })
    for (const line of [companyName, `${firstName} ${lastName}`, `${street} 7`, `1000 ${cityName}`])
      expect(text, line).toContain(line)
  },
)

test('the name of a seller in bold has all its letters, too', async () => {
  expect(await textOf({}, { companyName: 'Ελιές & Лимон' })).toContain('Ελιές & Лимон')
})

test('letters of other scripts are written with Latin ones, and nothing is a question mark', async () => {
  const text = await textOf({
    companyName: 'Tee 茶 ＡＢ',
    firstName: 'გიორგი',
    lastName: 'Q\u0331\u20dd',
    street: '½ 🍺 Straße',
  })
  expect(text).toContain('Tee Cha AB')
  expect(text).toContain('giorgi Q')
  expect(text).toContain('½ :beer: Straße')
  expect(text).not.toContain('?')
})
