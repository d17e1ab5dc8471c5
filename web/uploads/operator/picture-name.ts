/** What a picture's name says: which one, and around which point in per cent it is cut. */
export type Focus = { x: number; y: number }

/** 'uploads/<token>', 'covers/cover-07': without the part that is shown. */
export const wholeOf = (name: string): string => name.replace(/^(uploads\/[0-9a-f]{40})-.*$/, '$1')

export function focusOf(name: string): Focus {
  const [, x, y] = /^uploads\/[0-9a-f]{40}-\d+x\d+-(\d{1,3})-(\d{1,3})$/.exec(name) ?? []
  return x === undefined ? { x: 50, y: 50 } : { x: Number(x), y: Number(y) }
}

/** Only an uploaded picture is cut; those of the studio are drawn as they are shown. */
export const mayFocus = (name: string): boolean => name.startsWith('uploads/')

export const withFocus = (name: string, ratio: string, { x, y }: Focus): string =>
  mayFocus(name) ? `${wholeOf(name)}-${ratio}-${Math.round(x)}-${Math.round(y)}` : name

/** Address without size. */
export const urlOfPicture = (name: string): string =>
  mayFocus(name) ? `/pictures/${name}` : `/pictures/stored/${name}`
