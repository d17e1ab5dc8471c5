/** '1.250,50', '1250.50' and '500'; null for what is no amount of at most a million. */
export function parseEuros(text: string): number | null {
  const plain = text
    .replaceAll(/[\s€]/g, '')
    .replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(plain)) return null
  const euros = Number(plain)
  return euros <= 1_000_000 ? euros : null
}
