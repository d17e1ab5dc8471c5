/**
 * An address inside the shop without language: '/collections/winter?page=2'. What a browser could read as another host
 * ('//elsewhere', '/\elsewhere') is none.
 */
export function isShopPath(url: string): boolean {
  if (!/^\/[\w\-./?=&%,+]*$/.test(url) || url.startsWith('//') || /^\/(de|api)(\/|$)/.test(url)) return false
  return URL.parse(url, 'https://shop.invalid')?.host === 'shop.invalid'
}
