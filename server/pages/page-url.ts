/** Null for what no browser sends: a whole address, or one that cannot be decoded. */
export function urlOf(path: string): URL | null {
  if (!path.startsWith('/') || !URL.canParse(`http://localhost${path}`)) return null
  const url = new URL(`http://localhost${path}`)
  try {
    decodeURIComponent(url.pathname)
    return url
  } catch {
    return null
  }
}
