import { inflateSync } from 'node:zlib'

/** The `factur-x.xml` that a PDF of ours carries; null where it carries none. */
export function embeddedXml(pdf: Buffer): string | null {
  const text = pdf.toString('latin1')
  const head = /\/Type \/EmbeddedFile[\s\S]*?\/Length (\d+)[\s\S]*?stream\r?\n/.exec(text)
  if (!head) return null
  const from = head.index + head[0].length
  const bytes = pdf.subarray(from, from + Number(head[1]))
  return (head[0].includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString()
}
