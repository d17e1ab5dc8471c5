import type { Context } from './command.ts'

/** What stands in an address: small letters, figures and dashes. */
export const readSlug = (text: string): string | null =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 80 ? text : null

/** One line that people read in the shop. */
export function readShopText(text: string): string | null {
  const line = text.trim()
  return line.length > 0 && line.length <= 120 && line.isWellFormed() && !/\p{Cc}/u.test(line) ? line : null
}

/** The name of a place of a page. */
export const readSlot = (text: string): string | null => (/^[A-Z][A-Z0-9_]{0,39}$/.test(text) ? text : null)

export const readRank = (text: string): number | null =>
  /^\d{1,4}$/.test(text) && Number(text) > 0 ? Number(text) : null

/** Whether the shop has this picture: folder and name, 'covers/cover-03'. */
export async function isPicture({ pictures }: Pick<Context, 'pictures'>, picture: string): Promise<boolean> {
  return (await pictures.stored(`${picture}.webp`, 500, 'webp')) !== null
}
