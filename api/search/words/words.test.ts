import fc from 'fast-check'
import { expect, test } from 'vitest'
import { steps } from './edit-distance.ts'
import { headNouns, isHeadNoun } from './head-nouns.ts'
import { bareMeasures, contentTerm, extractMeasures } from './measures.ts'
import { splitCompound } from './splits.ts'
import { stemOf } from './stem.ts'
import { createSynonyms } from './synonyms.ts'
import { createTerms } from './terms.ts'
import { headIndexOf, wordsOf } from './tokens.ts'
import { weighTerms } from './weigh-terms.ts'

test.each([
  ['Tasse', 'Tassen'],
  ['Glas', 'Gläser', 'Gläsern', 'Glases', 'glasses'],
  ['Schüssel', 'Schüsseln'],
  ['Löffel', 'Löffeln', 'Löffels'],
  ['Becher', 'Bechern'],
  ['Ei', 'Eier', 'Eiern'],
  ['knife', 'knives'],
  ['cup', 'cups'],
  ['box', 'boxes'],
  ['strawberry', 'strawberries'],
  ['Quelle', 'Quellen'],
  ['Lachs', 'Lachse'],
  ['Gans', 'Gänse'],
  ['Keks', 'Kekse', 'Keksen'],
  ['pan', 'pans'],
  ['vegan', 'vegane', 'veganer', 'veganes', 'veganen'],
  ['Wein', 'Weine', 'Weinen'],
  ['braun', 'braune', 'brauner'],
  ['Nudel', 'Nudeln'],
  ['Tortilla', 'Tortillas'],
])('%s and its forms have one stem', (...forms) => {
  expect(new Set(forms.flatMap(wordsOf).map(stemOf)).size).toBe(1)
})

test.each([
  ['Tee', 'Teer'],
  ['Glas', 'Glasur'],
  ['braun', 'Bräu'],
])('%s and %s have not', (one, other) => {
  expect(wordsOf(one).map(stemOf)).not.toEqual(wordsOf(other).map(stemOf))
})

test.each([
  [['0,5 l', '500ml', '50 cl', '0.5 Liter', '500 ML'], '=500ml'],
  [['1kg', '1000 g', '1 Kilo', '1,0 kg', '1000 GR'], '=1000g'],
  [['120l', '120 l', '120 Liter'], '=120000ml'],
  [['20 cm', '200mm'], '=200mm'],
  [['GN 1/2', 'gn1/2'], 'gn1/2'],
  [['Größe M', 'Gr. M', 'size m', 'Groesse M'], 'size:m'],
  [['10er', '10 Stück', '10 Stk', '10-er', '10 pcs'], '=10piece'],
])('%j name one size', (texts, term) => {
  for (const text of texts) expect(extractMeasures(`Artikel ${text}, weiß`)).toMatchObject({ terms: [term] })
})

test('sides name one size with and without their unit, and each by itself where it is known', () => {
  expect(extractMeasures('Serviette 33 × 33 cm, rot').terms).toEqual(['=330mm', 'sides:33x33'])
  expect(extractMeasures('Servietten 33x33').terms).toEqual(['sides:33x33'])
  expect(extractMeasures('Karton 32 × 30 × 4 cm').terms).toEqual(['=320mm', '=300mm', '=40mm', 'sides:32x30'])
  expect(extractMeasures('GN-Behälter 1/2, 100 mm').terms).toEqual(['gn1/2', '=100mm'])
})

test('a number without a unit may be any size, one with a unit or behind a sign of its own is none', () => {
  expect(bareMeasures('Teller 27')).toEqual([expect.arrayContaining(['=270mm', '=27000g'])])
  expect(bareMeasures('Pils 0,33')).toEqual([expect.arrayContaining(['=330ml'])])
  for (const text of ['Teller 27 cm', 'GN 1/2', 'Milch 3,5 %', 'Serviette 33x33', 'K2'])
    expect(bareMeasures(text)).toEqual([])
})

test('a name of its own is no form of a shorter one', () => {
  const synonyms = createSynonyms([
    { names: ['Topf', 'Kochtopf'], isOneWay: false, language: null },
    { names: ['Quark', 'Topfen'], isOneWay: false, language: null },
  ])
  expect(synonyms.of('topfen')).toEqual([['quark']])
  expect(synonyms.of('topf')).toContainEqual(['kochtopf'])
  expect(['topfen', 'topf', 'topfe'].map(synonyms.isOwnName)).toEqual([true, false, false])
})

test('one way the first name leads to the others, and no other to the first or to each other', () => {
  const synonyms = createSynonyms([{ names: ['Heißgetränk', 'Kaffee', 'Tee'], isOneWay: true, language: null }])
  expect(synonyms.of('heissgetrank')).toEqual([['kaffee'], ['tee']])
  expect(synonyms.of('kaffee')).toEqual([])
  expect(synonyms.of('tee')).toEqual([])
})

test('a word says most about a product where it names what the product is', () => {
  const weightsOf = (nameDe: string, things: string[]) => {
    const product = {
      skuId: '',
      storeId: '',
      categorySlug: '',
      rootCategorySlug: '',
      brand: '',
      gtin: '',
      supplierSku: '',
    }
    const rest = {
      attributes: [],
      isOrganic: false,
      isExclusive: false,
      contentAmount: 1,
      contentUnit: 'PIECE' as const,
    }
    const terms = weighTerms({ ...product, ...rest, nameDe, nameEn: '' }, things)
    return wordsOf(nameDe).map((word) => terms.get(word)!.de)
  }
  const [spread, paprika] = weightsOf('Brotaufstrich Paprika', ['aufstrich'])
  expect(spread).toBeGreaterThan(paprika! * 1.5)
  const [almond, nut, without, raisin] = weightsOf('Mandel Nuss ohne Rosinen', ['nuss'])
  expect(nut).toBeGreaterThan(almond!)
  expect(without).toBeGreaterThan(raisin!)
  const [apple, juice] = weightsOf('Apfel-Kirschen', [])
  expect(juice).toBeGreaterThan(apple!)
})

test('what is no size stays a word, and a stored content is named as it is typed', () => {
  expect(extractMeasures('3 Gläser, 12-teilig, Nr. 4711').terms).toEqual([])
  expect(extractMeasures('Milch 1,5% Fett').terms).toEqual([])
  expect(contentTerm(750, 'ML')).toBe(extractMeasures('0,75 l').terms[0])
  expect(contentTerm(6, 'PIECE')).toBe(extractMeasures('6 Stück').terms[0])
  expect(contentTerm(1, 'PIECE')).toBeNull()
})

test.each([
  ['spülmaschinensalz', ['spülmaschine', 'salz'], { modifier: 'spulmaschine', head: 'salz' }],
  ['Kaffeetasse', ['kaffee', 'tasse'], { modifier: 'kaffee', head: 'tasse' }],
  ['Schweineschnitzel', ['schwein', 'schnitzel'], { modifier: 'schwein', head: 'schnitzel' }],
  ['Tomate', ['mate', 'to'], null],
  ['Pfannen', ['kannen', 'annen'], null],
  ['Schokolade', ['cola', 'kola'], null],
])('%s of %j is split into %j', (word, known, split) => {
  const folded = new Set(known.flatMap(wordsOf))
  expect(splitCompound(wordsOf(word)[0]!, (part) => folded.has(part))).toEqual(split)
})

test('a long word of many parts is split without trying every way to part it', () => {
  let tries = 0
  const isKnown = (word: string) => {
    tries += 1
    return /^(?:aaa)+$/.test(word) && word.length < 9
  }
  expect(splitCompound(`${'aaa'.repeat(18)}b`, isKnown)).toBeNull()
  expect(splitCompound(`baaa${'aaa'.repeat(18)}`, isKnown)).toBeNull()
  expect(tries).toBeLessThan(20_000)
})

test.each([
  ['Kaffee Sahne, haltbar', 'sahne'],
  ['Espressotasse Kai mit Untertasse 6 cl', 'kai'],
  ['Kochmesser 20 cm, Griff schwarz', 'kochmesser'],
  ['Milch 3,5 % (haltbar)', 'milch'],
  ['Gläser für Wein', 'glaser'],
])('the head of %s is %s', (name, head) => {
  expect(wordsOf(name)[headIndexOf(name)]).toBe(head)
})

test('there are at least 150 head nouns, each in its forms', () => {
  expect(headNouns.size).toBeGreaterThanOrEqual(150)
  for (const word of ['messern', 'handschuhe', 'beutel', 'glaser']) expect(isHeadNoun(word)).toBe(true)
  expect(isHeadNoun('barista')).toBe(false)
})

// Without 'e', which is folded into the vowel before it.
const letter = fc.constantFrom(...'abilst')
const word = fc.array(letter, { minLength: 4, maxLength: 9 }).map((letters) => letters.join(''))

test('the near words are those that comparing with each would find', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), word, fc.constantFrom(1, 2), (words, typed, most) => {
      const terms = createTerms()
      words.forEach((known, doc) => terms.add(known, doc, { de: 1, en: 1 }))
      const near = [...new Set(words)].filter((known) => known !== typed && steps(typed, known) <= most)
      expect(new Set(terms.vocabulary.near(typed, most))).toEqual(new Set(near))
    }),
  )
})

test('words are found by how they begin and how they end', () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 60 }),
      fc.array(letter, { minLength: 1, maxLength: 3 }),
      (words, letters) => {
        const part = letters.join('')
        const terms = createTerms()
        words.forEach((known, doc) => terms.add(known, doc, { de: 1, en: 1 }))
        const all = [...new Set(words)].toSorted()
        expect(terms.beginningWith(part)).toEqual(all.filter((known) => known.startsWith(part)))
        expect(terms.vocabulary.endingWith(part).toSorted()).toEqual(all.filter((known) => known.endsWith(part)))
      },
    ),
  )
})
