/** Widths in pixels of the three sizes of an image URL (specification section 5). */
export const imageWidths = { small: 500, medium: 1000, large: 1500 } as const

/** Appends the size to an image URL of the API; a data URL is used as it is. */
export function imageUrl(url: string, size: keyof typeof imageWidths): string {
  return url.startsWith('data:') ? url : `${url}_${imageWidths[size]}`
}
