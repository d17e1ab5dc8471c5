/** Widths in pixels of the three sizes of an image URL (specification section 5). */
export const imageWidths = { small: 500, medium: 1000, large: 1500 } as const

/** Appends the size to an image URL of the API; a data URL is used as it is. */
export function imageUrl(url: string, size: keyof typeof imageWidths): string {
  return url.startsWith('data:') ? url : `${url}_${imageWidths[size]}`
}

/** What a shared link may show a picture of. */
export const sharedKinds = ['pages', 'products', 'categories', 'collections', 'stores', 'posts'] as const
export type SharedKind = (typeof sharedKinds)[number]

/** Address of the picture of 1200 × 630 that stands where a page is shared; `name` is its SKU, slug or path. */
export const shareImageUrl = (language: 'de' | 'en', kind: SharedKind, name: string): string =>
  `/pictures/og/${language}/${kind}/${name}.jpg`
