import { readContent } from './food-content.ts'
import { foodWords, type FoodWord } from './food-words.ts'
import { isNoun } from './placing/head-noun.ts'

const NOISE = /\s(?:merken|hih|de-öko-\d+|saisonpause|mw|dpg|zeytinyagi|pet)(?=[\s,]|$)/giu
const LINKS = /(?<=\S )(?:Mit|Und|In|Im|Aus|Auf|Ohne|Für|FüR|Von|Vom|Zum|Zur|Nach|Oder)(?= \S)/g

/** The German name as a shop shows it: no size, no shouting, no remains of scanning, the brand not twice. */
export function cleanName(raw: string, brand: string): string {
  const text = spaced(readContent(unescaped(raw)).rest)
  const words = whole(raw, text)
    .split(' ')
    .filter((word, i, all) => word.toLowerCase() !== all[i - 1]?.toLowerCase() || /^mi?o$|^mate$/i.test(word))
    .map(quieten)
    .map((word) => word.replaceAll(/(?<![\p{L}'’])\p{Ll}+/gu, (part) => (isNoun(part) ? capital(part) : part)))
  const name = words.join(' ').replaceAll(LINKS, (link) => link.toLowerCase())
  const twice = brand !== '' && name.toLowerCase().startsWith(`${brand.toLowerCase()} ${brand.toLowerCase()}`)
  const single = twice ? name.slice(brand.length + 1) : name
  return capital(single)
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function unescaped(raw: string) {
  return raw
    .replaceAll(/&#40;?/g, '(')
    .replaceAll(/&#41;?/g, ')')
    .replaceAll(/&(?:amp|quot|lt|gt);?/g, (entity) => (entity.startsWith('&amp') ? '&' : ' '))
    .replaceAll(/&#\d+;?/g, ' ')
    .replaceAll('`', '’')
    .replaceAll(/[´‘]/g, '’')
}

function spaced(text: string) {
  return ` ${text} `
    .replaceAll(NOISE, ' ')
    .replaceAll(/[;|]/g, ',')
    .replaceAll(/\(\s*(?:packung|dose|glas|beutel)?\s*\)/gi, ' ')
    .replaceAll(/\s[?*_~]+(?=\s)/g, ' ')
    .replaceAll(/\s+-\s+(?=-\s)|\s+-\s*$|^\s*-\s+/g, ' ')
    .replaceAll(/(\d)\s*[.,]\s+(\d)\s*(?=%)/g, '$1,$2 ')
    .replaceAll(/(\d)\.(\d+)\s?%/g, '$1,$2 %')
    .replaceAll(/(\d)\s?%/g, '$1 %')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*,(?!\d)[\s,]*/g, ', ')
    .trim()
    .replaceAll(/^[\s,.:–-]+|[\s,.:&–-]+$/g, '')
}

// The source cuts names at fifty characters: the last, broken word goes.
function whole(raw: string, text: string) {
  const isCut = raw.length === 50 && !isNoun(raw.slice(raw.search(/[^\s,-]+$/)).toLowerCase())
  const cut = isCut ? text.slice(0, Math.max(text.lastIndexOf(','), text.lastIndexOf(' '))) : text
  const isOpen = (cut.match(/\(/g)?.length ?? 0) !== (cut.match(/\)/g)?.length ?? 0)
  return (isOpen ? cut.replaceAll(/[()]/g, ' ') : cut)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:[\s,&]|\s(?:mit|und|in|aus|ohne)|\s\d{1,2} x)+$/gi, '')
}

// French and English leftovers of a German source, and letters that got lost.
const FOREIGN_WORDS = `chocolats? lapin oeufs? œufs? poule poussin p[eè]re no[eë]l barre dinde boeuf bœuf fromages? aux? pour
  avec sans chèvre végétale légumes crevette caneles sery tranché dilim tavuk volaille miel huile barritas? para amer protéiné
  brownies?_chocolat lot_de geante familiale originale_cuire noix cacahuètes biscuiterie fumé fines_herbes filets_de botella ursinhos granulés mélange_italien aromatisé boisson lactee
  canettes peynir amarillas poivre moelleux sélection bâtonnets`
const LOST_LETTERS = String.raw`\p{L}\?|\?\p{L}`
const FOREIGN = new RegExp(
  String.raw`${LOST_LETTERS}|(?<!\p{L})(?:${FOREIGN_WORDS.split(/\s+/).join('|').replaceAll('_', ' ')})(?!\p{L})`,
  'iu',
)
const KNOWN = /au chocolat|merci|petit beurre|pommes frites|kasar|peyniri/i

/** False where a German shop would not show the name: another language, or letters that got lost on the way. */
export const isReadable = (raw: string): boolean => KNOWN.test(raw) || !FOREIGN.test(unescaped(raw))

/**
 * What the name says the article is, of the words whose pictures suit its category: 'Whiskey Cola' among the chocolates
 * is no cola. Undefined where no word is known.
 */
export function foodWordOf(name: string, fitting: string[]): FoodWord | undefined {
  for (const word of foodWords) {
    if (!word.pattern.test(name)) continue
    const archetypes = word.archetypes?.filter((archetype) => fitting.includes(archetype))
    if (!archetypes) return word
    if (archetypes.length > 0) return { ...word, archetypes }
  }
  return undefined
}

/** The German name with the English noun behind it; names of articles are not translated. */
export function englishName(name: string, word: FoodWord | undefined): string {
  if (!word || name.includes('(') || name.toLowerCase().includes(word.english)) return name
  return `${name} (${word.english})`
}

const KEPT = /^(?:BIO|XXL|UHT|ESL|DDR|NVA|BBQ|ACE|LAC|DAB|ESN|RUF|USA|XL|IPA|FIT|PEMA|ABC|H|II|III)$/

// 'APFELSAFT' becomes 'Apfelsaft'; short capitals as 'XXL' and mixed words stay, 'BIO' is a word of its own.
function quieten(word: string) {
  if (/^(?:IN|MIT|UND|AUS|OHNE)$/.test(word)) return word.toLowerCase()
  if (/^(?:BIO|DR|NR|DER|DIE|DAS)\b/.test(word))
    return word.replace(/^\p{L}+/u, (start) => capital(start.toLowerCase()))
  const letters = word.replaceAll(/[^\p{L}]/gu, '')
  const isShouting = letters.length > 3 && word === word.toUpperCase() && !KEPT.test(letters)
  return isShouting
    ? word.toLowerCase().replaceAll(/(^|[-/(])(\p{L})/gu, (_, mark, letter) => mark + letter.toUpperCase())
    : word
}
