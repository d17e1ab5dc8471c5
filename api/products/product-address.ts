/** Path of a product's page, the same in both languages but for the prefix (api.md section 3). */
export function canonicalUrl({ skuId, nameDe }: { skuId: string; nameDe: string }): string {
  return `/products/${slugOf(nameDe) || 'xxx'}-${skuId}`
}

/** Lower-case ASCII letters, digits and dashes, at most 80; '' where the text has none of them. */
export function slugOf(text: string): string {
  const spelled = text.toLowerCase().replace(/[äöüßæœø]/g, (letter) => spellings[letter] ?? '')
  const words = spelled
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
  return words.replace(/^-/, '').slice(0, 80).replace(/-$/, '')
}

const spellings: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe' }
