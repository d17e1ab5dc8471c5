import { foodWords, type FoodWord } from './food-words.ts'

/** The German name as a shop shows it: no size at its end, no shouting, the brand not twice. */
export function cleanName(raw: string, brand: string): string {
  const spaced = raw
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*,(?!\d)\s*/g, ', ')
    .replaceAll(/[;|]/g, ',')
    .trim()
  const sized = spaced.replace(/[,\s]+\d+(?:[.,]\d+)?\s?(?:g|kg|ml|l|cl)\b(?:\s?(?:glas|dose|beutel|packung))?$/i, '')
  const words = (sized || spaced).split(' ').map(quieten)
  const name = words.join(' ')
  const twice = brand !== '' && name.toLowerCase().startsWith(`${brand.toLowerCase()} ${brand.toLowerCase()}`)
  const single = twice ? name.slice(brand.length + 1) : name
  return single.charAt(0).toUpperCase() + single.slice(1)
}

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

// 'APFELSAFT' becomes 'Apfelsaft'; short capitals as 'BIO' or 'XXL' and mixed words stay.
function quieten(word: string) {
  const isShouting = word.length > 3 && word === word.toUpperCase() && /^\p{L}+$/u.test(word)
  return isShouting ? word.charAt(0) + word.slice(1).toLowerCase() : word
}
