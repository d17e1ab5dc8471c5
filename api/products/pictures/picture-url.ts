// Of a draft that has no picture yet.
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** Address without size of a stored picture: 'uploads/…', 'heroes/hero-3', or the bare name of a cover. */
export function pictureUrl(picture: string): string {
  if (picture === '') return NOTHING
  if (picture.startsWith('uploads/')) return `/pictures/${picture}`
  return `/pictures/stored/${picture.includes('/') ? picture : `covers/${picture}`}`
}
