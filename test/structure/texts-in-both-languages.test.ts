import { expect, test } from 'vitest'

/** What is right to be the same in English and German: names, words of both languages, what a computer reads. */
const SAME_IN_BOTH = new Set(
  [
    ['Tresen', 'Tresen API', 'Tresen Marktplatz GmbH', 'Rösterei Tidemar', 'Apple Pay', 'Klarna', 'PayPal', 'iDEAL'],
    ['Open Food Facts', 'Open Database License', 'GeoNames', 'CC BY 4.0', 'GTIN', 'IBAN', 'BIC', 'GLN', 'Leitweg-ID'],
    ['XRechnung (UBL)', 'XRechnung (CII)', 'DATEV', 'CSV', 'Excel'],
    ['Space Grotesk', 'Josefin Sans', 'Oswald', 'DM Serif Display', 'Playfair Display', 'Caveat'],
    ['Hotel', 'Café', 'Restaurant', 'Website', 'Material', 'Format', 'Logo', 'Text', 'Position', 'Orange', 'Gold'],
    ['Passkeys', 'Webhooks', 'Store', 'Stores', 'Register', 'LUCID', 'Team', 'Live', 'Link', 'Deutsch', 'English'],
    ['Name', 'Code', 'Code:', 'g', 'kg', 'ml', 'l', 'ZIP'],
    // Länder.
    ['Baden-Württemberg', 'Berlin', 'Brandenburg', 'Bremen', 'Hamburg', 'Saarland', 'Schleswig-Holstein'],
    // A key.
    ['M'],
    // Specification, sections 2 and 5.
    ['Impersonate', '(Optional)'],
    // Storage keys that the cookie policy lists.
    [
      'Authorization',
      'X-Language',
      'theme',
      'listing-view',
      'postcode',
      'language-offer',
      'recent-searches',
      'recently-viewed',
      'consent',
      'design-…',
      'scroll',
    ],
    ['register, checkout:…'],
  ].flat(),
)

/** Addresses and what an operator types, such as `<SKU>…` or `VALID|INVALID`. */
const TYPED_AS_IS = /^(https:\/\/\S+|<[^>]+>…?|[A-Z]+\|[A-Z]+)$/

const english = filesOf(import.meta.glob<object>('../../texts/en/**/*.ts'))
const german = filesOf(import.meta.glob<object>('../../texts/de/**/*.ts'))

test('English and German stand in the same files', () => {
  expect(english.size).toBeGreaterThan(50)
  expect([...german.keys()].toSorted()).toEqual([...english.keys()].toSorted())
})

test.each([...english.keys()])('every text of %s is there in both languages', async (name) => {
  expect(differences({ ...(await english.get(name)!()) }, { ...(await german.get(name)!()) }, name)).toEqual([])
})

const greet = (name: string) => `Hello ${name}`
test.each([
  [{ a: { b: 'One' } }, { a: {} }, ['t.a.b: is missing']],
  [{ a: 'One' }, { a: 'Eins', b: 'Zwei' }, ['t.b: is missing']],
  [{ a: ['One', 'Two'] }, { a: ['Eins'] }, ['t.a.1: is missing']],
  [{ a: greet }, { a: () => 'Hallo' }, ['t.a: takes 1 and 0 parameters']],
  [{ a: greet }, { a: (name: string) => `Hello ${name}` }, ['t.a: is the same in both languages']],
  [{ a: greet }, { a: 'Hallo' }, ['t.a: is of two kinds']],
  [{ a: 'One' }, { a: ' ' }, ['t.a: is empty']],
  [{ a: 'One' }, { a: 'One' }, ['t.a: is the same in both languages']],
  [
    { a: 'Hotel', b: '%', c: (_: string, n: number) => `${n} days` },
    { a: 'Hotel', b: '%', c: (n: number) => `${n} Tage` },
    [],
  ],
])('%j beside %j', (english, german, expected) => {
  expect(differences(english, german, 't')).toEqual(expected)
})

function filesOf(files: Record<string, () => Promise<object>>) {
  return new Map(Object.entries(files).map(([path, read]) => [path.replace(/^.*texts\/..\//, ''), read]))
}

function differences(english: unknown, german: unknown, place: string): string[] {
  if (english === undefined || german === undefined) return [`${place}: is missing`]
  if (typeof english !== typeof german) return [`${place}: is of two kinds`]
  if (typeof english === 'string') return textDifferences(english, german as string, place)
  if (typeof english === 'function') return sentenceDifferences(english, german as typeof english, place)
  if (typeof english !== 'object' || english === null || german === null) return []
  const both = [english, german] as Record<string, unknown>[]
  const keys = new Set(both.flatMap((texts) => Object.keys(texts)))
  return [...keys].flatMap((key) => differences(both[0]![key], both[1]![key], `${place}.${key}`))
}

function textDifferences(english: string, german: string, place: string) {
  if (!english.trim() || !german.trim()) return [`${place}: is empty`]
  return english === german && isOfOneLanguage(english) ? [`${place}: is the same in both languages`] : []
}

function isOfOneLanguage(text: string) {
  return /\p{L}/u.test(text) && !SAME_IN_BOTH.has(text) && !TYPED_AS_IS.test(text)
}

/** A parameter that a sentence has no need of is called `_`, or left out where it would be the last. */
function sentenceDifferences(english: Function, german: Function, place: string) {
  const [inEnglish, inGerman] = [english, german].map((sentence) => {
    const unneeded = /^[^=]*(?<![\w$])_(?![\w$])/.test(sentence.toString()) ? 1 : 0
    return sentence.length - unneeded
  })
  if (inEnglish !== inGerman) return [`${place}: takes ${inEnglish} and ${inGerman} parameters`]
  return english.toString() === german.toString() ? textDifferences(wordsOf(english), wordsOf(german), place) : []
}

/** The words between the quotes of a sentence, without what is put into it. */
function wordsOf(sentence: Function) {
  const quoted = sentence.toString().match(/'[^']*'|`[^`]*`/g) ?? []
  const words = quoted.map((text) => text.slice(1, -1).replaceAll(/\$\{[^}]*\}|\\n/g, ''))
  return words.join(' ').trim() || '…'
}
