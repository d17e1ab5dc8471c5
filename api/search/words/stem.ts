/** Plurals that no ending tells. */
const irregular = new Map([
  ['eier', 'ei'],
  ['eiern', 'ei'],
  // 'Eisenpfanne' is no ice.
  ['eisen', 'eisen'],
  // 'Kelle' is no cellar, 'Toast' no toaster, 'Krug' no brand, nor a 'saucer' a sauce.
  ['keller', 'keller'],
  ['toaster', 'toaster'],
  ['kruger', 'kruger'],
  ['saucer', 'saucer'],
  ['saucers', 'saucer'],
  ['glasses', 'glas'],
  ['glass', 'glas'],
  ['knives', 'knif'],
  ['knife', 'knif'],
  ['loaves', 'loaf'],
  ['leaves', 'leaf'],
  ['shelves', 'shelf'],
  ['halves', 'half'],
  ['pizza', 'pizza'],
  ['pizzas', 'pizza'],
  ['pizzen', 'pizza'],
  ['gans', 'gans'],
  ['geese', 'goose'],
  ['feet', 'foot'],
  ['children', 'child'],
])
const SHORTEST_STEM = 3
/** The longest first. What German and English share is cut alike, as names of both are found by either. */
const endings = ['ern', 'er', 'en', 'es', 'e']
/** Only behind these a single n is one: 'Gabeln' loses it, 'Wein' and 'vegan' keep it. */
const beforeFinalN = /[lr]n$/
/** Only behind these an s is an ending: 'Gabels' loses it, 'Glas' and 'Reis' keep it. */
const beforeFinalS = /([bdfgklmnoprtwy]|[^c]h)s$/
/** Longer ones of other languages lose it too: 'Tortillas', but not 'Ananas'. */
const foreignPlural = /^.{5,}as$/

/**
 * What the forms of a folded word share: 'tassen' and 'tasse' are 'tass', 'glaser' and 'glas' are 'glas', 'strawberries' and
 * 'strawberry' are 'strawberry'. It need not be a word, and is compared with stems only.
 */
export function stemOf(folded: string): string {
  const known = irregular.get(folded)
  if (known !== undefined) return known
  if (folded.length <= SHORTEST_STEM || /\d/.test(folded)) return folded
  if (folded.length > 5 && folded.endsWith('ies')) return `${folded.slice(0, -3)}y`
  const bare =
    folded.length > SHORTEST_STEM && (beforeFinalS.test(folded) || foreignPlural.test(folded))
      ? folded.slice(0, -1)
      : folded
  const ending = endings.find((end) => bare.endsWith(end) && bare.length - end.length >= SHORTEST_STEM)
  // 'Keks' has lost its last letter above.
  if (ending) return bare.slice(0, -ending.length).replace(/eks$/, 'ek')
  return beforeFinalN.test(bare) ? bare.slice(0, -1) : bare
}
