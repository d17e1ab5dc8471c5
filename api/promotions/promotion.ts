export const placements = ['HOME', 'CATEGORY', 'STORE', 'SEARCH'] as const
export type Placement = (typeof placements)[number]

/** Where a listing or page stands: the first slug is its own, further ones are of what it belongs to. */
export type PromotionPlace = { placement: Placement; slugs: string[] }

/**
 * An address inside the shop without language: '/collections/winter?page=2'. What a browser could read as another host
 * ('//elsewhere', '/\elsewhere') is none.
 */
export function isShopPath(url: string): boolean {
  if (!/^\/[\w\-./?=&%,+]*$/.test(url) || url.startsWith('//') || /^\/(de|api)(\/|$)/.test(url)) return false
  return URL.parse(url, 'https://shop.invalid')?.host === 'shop.invalid'
}
