import type { Content } from './food-content.ts'
import type { FoodKind } from './food-kinds.ts'
import { englishIngredients } from './english-ingredients.ts'
import { mainIngredients } from './food-ingredients.ts'

type Language = 'de' | 'en'
export type Described = {
  category: string
  name: string
  isOrganic: boolean
  alcohol: string
  ingredients: string
  /** The size where name or source state one. */
  stated: Content | undefined
  content: Content
  box: number
  kind: FoodKind
}

/** What a portion is, in grams or millilitres, and its word. */
const portions: Record<string, [amount: number, de: string, en: string]> = {
  'pasta-reis': [100, 'Portionen', 'portions'],
  'sossen-senf': [30, 'Portionen', 'portions'],
  'suppen-fertiggerichte': [300, 'Portionen', 'portions'],
  'muesli-cerealien': [60, 'Portionen', 'portions'],
  'aufstriche-honig': [25, 'Portionen', 'portions'],
  'nuesse-trockenfruechte': [30, 'Schälchen', 'small bowls'],
  konserven: [150, 'Beilagen', 'side dishes'],
  'joghurt-quark': [150, 'Schalen', 'bowls'],
  kaese: [40, 'Portionen', 'portions'],
  'wurst-schinken': [30, 'Portionen', 'portions'],
  'fleisch-gefluegel': [180, 'Portionen', 'portions'],
  fisch: [150, 'Portionen', 'portions'],
  'feinkost-salate': [100, 'Portionen', 'portions'],
  'tk-gemuese': [150, 'Beilagen', 'side dishes'],
  eis: [80, 'Portionen', 'portions'],
  'saft-nektar': [200, 'Gläser', 'glasses'],
  'limonade-cola': [200, 'Gläser', 'glasses'],
  'schorle-eistee': [200, 'Gläser', 'glasses'],
  wasser: [200, 'Gläser', 'glasses'],
  sirup: [30, 'Gläser zum Mischen', 'glasses to mix'],
  wein: [100, 'Gläser zu 0,1 l', 'glasses of 0.1 l'],
  'sekt-schaumwein': [100, 'Gläser zu 0,1 l', 'glasses of 0.1 l'],
  spirituosen: [20, 'Gläser zu 2 cl', 'measures of 2 cl'],
  'kaffee-bohne': [8, 'Tassen', 'cups'],
  tee: [2, 'Tassen', 'cups'],
  kakao: [20, 'Tassen', 'cups'],
  pflanzendrinks: [200, 'Gläser', 'glasses'],
  'milch-sahne': [200, 'Gläser', 'glasses'],
}

const traits: [RegExp, string, string][] = [
  [/\bdemeter\b/i, 'Demeter', 'Demeter'],
  [/fair ?trade|\bgepa\b/i, 'fair gehandelt', 'fairly traded'],
  [/\bvegan/i, 'vegan', 'vegan'],
  [/vegetari|veggie/i, 'vegetarisch', 'vegetarian'],
  [/glutenfrei|gluten-free/i, 'glutenfrei', 'gluten-free'],
  [/la[ck]tosefrei|minus ?l\b/i, 'laktosefrei', 'lactose-free'],
  [/hefefrei/i, 'hefefrei', 'yeast-free'],
  [/ohne zucker|zuckerfrei|ungesüßt|ungesüsst|ungezuckert/i, 'ohne Zuckerzusatz', 'without added sugar'],
  [/alkoholfrei|non alcoholic/i, 'alkoholfrei', 'alcohol-free'],
  [/naturtrüb/i, 'naturtrüb', 'naturally cloudy'],
  [/direktsaft/i, 'Direktsaft', 'not from concentrate'],
  [/aus \S*konzentrat/i, 'aus Konzentrat', 'from concentrate'],
  [/vollkorn/i, 'mit Vollkorn', 'wholegrain'],
  [/geräuchert|räucher/i, 'geräuchert', 'smoked'],
  [/geröstet|röst/i, 'geröstet', 'roasted'],
  [/kaltgepresst|kalt gepresst|kaltpressung|nativ/i, 'kalt gepresst', 'cold pressed'],
  [/fettarm|\blight\b|\bleicht\b/i, 'fettarm', 'low in fat'],
  [/heumilch/i, 'aus Heumilch', 'from hay milk'],
  [/weidemilch/i, 'aus Weidemilch', 'from pasture milk'],
  [/halal|hallal/i, 'halal', 'halal'],
]

const origins: [RegExp, string, string][] = [
  [/italien|italian|\bmodena\b|sizilian/i, 'Italien', 'Italy'],
  [/griechi/i, 'Griechenland', 'Greece'],
  [/spani(?:en|sch)/i, 'Spanien', 'Spain'],
  [/äthiop/i, 'Äthiopien', 'Ethiopia'],
  [/\becuador\b/i, 'Ecuador', 'Ecuador'],
  [/\bmexi[ck]o\b/i, 'Mexiko', 'Mexico'],
  [/\bkenia\b/i, 'Kenia', 'Kenya'],
  [/norweg/i, 'Norwegen', 'Norway'],
  [/\balaska\b/i, 'Alaska', 'Alaska'],
  [/irisch/i, 'Irland', 'Ireland'],
  [/schottisch/i, 'Schottland', 'Scotland'],
  [/\ballgäu/i, 'dem Allgäu', 'the Allgäu'],
  [/spreewäld/i, 'dem Spreewald', 'the Spreewald'],
]
// '… nach griechischer Art' says nothing about where it comes from.
const STYLE = /\bart\b|\bstyle\b|\btyp\b/i

export const storageTexts = {
  dry: { de: 'Kühl und trocken lagern.', en: 'Store in a cool, dry place.' },
  chilled: { de: 'Gekühlt bei höchstens 7 °C lagern.', en: 'Keep chilled at 7 °C at most.' },
  frozen: { de: 'Bei −18 °C oder kälter lagern.', en: 'Keep at −18 °C or colder.' },
}

/**
 * Up to three sentences from what is known of the article; '' where nothing is but its name, then in both languages: an
 * ingredient without an English name leaves out its sentence, not the description.
 */
export function descriptionOf(article: Described, language: Language): string {
  const isKnown = article.stated || traitsOf(article, 'de') || madeOf(article, 'de')
  if (!isKnown) return ''
  const sentences = [traitsOf(article, language), madeOf(article, language)].filter(Boolean)
  return [...sentences, caseOf(article, language), storageTexts[article.kind.storage][language]]
    .map((sentence) => `<p>${sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('')
}

function traitsOf({ name, isOrganic, alcohol }: Described, language: Language) {
  const at = language === 'de' ? 1 : 2
  const found = traits.filter(([pattern]) => pattern.test(name)).map((trait) => trait[at])
  const origin = STYLE.test(name) ? undefined : origins.find(([pattern]) => pattern.test(name))?.[at]
  const all = [
    ...(isOrganic ? [language === 'de' ? 'aus biologischem Anbau' : 'organically grown'] : []),
    ...found.slice(0, 3),
    ...(origin ? [language === 'de' ? `aus ${origin}` : `from ${origin}`] : []),
    ...(Number(alcohol) > 0.5 ? [`${Number(alcohol).toLocaleString(language)} % vol`] : []),
  ]
  const text = all.join(', ')
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function madeOf({ ingredients }: Described, language: Language) {
  const german = mainIngredients(ingredients)
  const [first, second, third] = language === 'de' ? german : englishIngredients(german)
  if (!third) return ''
  return language === 'de'
    ? `Vor allem aus ${first}, ${second} und ${third}.`
    : `Mainly ${first}, ${second} and ${third}.`
}

function caseOf({ category, content, box }: Described, language: Language) {
  const [portion, de, en] = portions[category] ?? []
  const count = portion && content.unit !== 'PIECE' ? Math.round((box * content.amount) / portion) : 0
  const size = contentText(content, language)
  const yields =
    count >= 4 ? (language === 'de' ? `, etwa ${rounded(count)} ${de}` : `, about ${rounded(count)} ${en}`) : ''
  return language === 'de' ? `Karton mit ${box} × ${size}${yields}.` : `Case of ${box} × ${size}${yields}.`
}

const rounded = (count: number) =>
  count < 20 ? count : count < 200 ? Math.round(count / 5) * 5 : Math.round(count / 50) * 50

function contentText({ amount, unit }: Content, language: Language) {
  if (unit === 'PIECE') return `${amount} ${language === 'de' ? 'Stück' : 'pieces'}`
  const [small, large] = unit === 'G' ? ['g', 'kg'] : ['ml', 'l']
  return amount < 1000 ? `${amount} ${small}` : `${(amount / 1000).toLocaleString(language)} ${large}`
}
