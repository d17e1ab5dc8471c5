/** The file says that it is written in a way that is not read here. */
export class UnknownEncoding extends Error {
  readonly encoding: string

  constructor(encoding: string) {
    super(encoding)
    this.encoding = encoding
  }
}

/** By the mark, else by what the declaration says; XML without one is UTF-8. Throws UnknownEncoding. */
export function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const head = Buffer.from(start.subarray(0, 200)).toString('latin1')
  const named = /^\s*(?:\xef\xbb\xbf)?<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  // ISO-8859-1 is read as the Windows code page that holds it, as browsers do.
  const known = ['utf-8', 'iso-8859-1', 'iso-8859-15', 'windows-1252', 'us-ascii']
  if (!known.includes(named)) throw new UnknownEncoding(named)
  return named
}
