const START = /^.{0,60}?\bZutaten(?:verzeichnis)?\s*[:;.]?\s*/is
// What follows the ingredients on a packing.
const AFTER = [
  /durchschnittliche\s+n[äa]hr|n[äa]hrwert|energie\b|brennwert/,
  /mindestens\s+haltbar|ungeöffnet|trocken\s+l[ae]ger|vor\s+w[äa]rme|kühl\s+und|bei\s+\+?\d+\s?°/,
  /gebraut\s+und|hergestellt\s+(?:in|von|für)|www\.|tel\./,
  /lnhalt|inhalt:/,
]
const END = new RegExp(String.raw`\s*(?:${AFTER.map(({ source }) => source).join('|')}).*$`, 'is')

/** The ingredients as stated, without what stood around them on the packing; '' where scanning left no text to trust. */
export function cleanIngredients(raw: string): string {
  const text = raw
    .replaceAll(/&quot;|&lt;|&gt;/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#\d+;?/g, ' ')
    .replaceAll(/[âà](?=\p{Ll})/gu, 'ä')
    .replaceAll(/ô/g, 'ö')
    .replaceAll(/û/g, 'ü')
    .replaceAll(/\s*-\s+(?=\p{Ll})/gu, '-')
    .replaceAll(/\bln\b/g, 'In')
    .replaceAll(/\s+/g, ' ')
    .replace(START, '')
    .replace(END, '')
    .replaceAll(/\s+([,.;:)])/g, '$1')
    .trim()
  return isReadable(text) ? text : ''
}

// Letters and signs that no ingredient list has: the share of words that bear them.
const STRANGE = /[|~^{}=<>\\_•£€@#]|\p{L}\d\p{L}|\p{Ll}\p{Lu}{2}|[êîëïœæã]|^\p{L}$/u

function isReadable(text: string) {
  const words = text.split(' ').filter((word) => !/^[\d.,%()*-]*$/.test(word))
  if (text.length < 4 || words.length === 0) return false
  const strange = words.filter((word) => STRANGE.test(word.replaceAll(/[(),.;:*]/g, ''))).length
  return strange / words.length <= 0.05
}

/** Up to three main ingredients, as the list begins with them; none where they cannot be told apart. */
export function mainIngredients(ingredients: string): string[] {
  const first = ingredients
    .replaceAll(/\([^)]*\)|\[[^\]]*\]|\d+(?:[.,]\d+)?\s?%|\*/g, ' ')
    .split(/[,;.]/)
    .slice(0, 3)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
  const isName = (part: string) => /^\p{L}[\p{L} -]{2,32}$/u.test(part) && part.split(' ').length <= 3
  return first.every(isName) ? first.map((part) => part.charAt(0).toUpperCase() + part.slice(1)) : []
}
