const pictures = new Map<string, Promise<HTMLImageElement>>()

/** A picture of our own origin, decoded; requested again where it failed. */
export function loadPicture(url: string): Promise<HTMLImageElement> {
  const known = pictures.get(url)
  if (known) return known
  const picture = new Image()
  picture.src = url
  const load = picture.decode().then(() => picture)
  pictures.set(url, load)
  load.catch(() => pictures.delete(url))
  return load
}
