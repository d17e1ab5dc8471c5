import { createElementReader } from '../../platform/xml/element-reader.ts'
import { encodingOf } from '../../platform/xml/xml-encoding.ts'
import { childOf, textIn, type XmlNode } from '../../platform/xml/xml-node.ts'

/** What a catalogue says of itself: which it is, in which version, and on which of its updates it builds. */
export type CatalogueHead = {
  id: string
  version: string
  content: 'ALL' | 'PRODUCTS' | 'PRICES'
  /** The update before this one, counted from 0 for the whole catalogue; null where it is not stated. */
  previous: number | null
}

const MOST = { levels: 60, elements: 20_000, signs: 200_000 }
const contents: Partial<Record<string, CatalogueHead['content']>> = {
  T_NEW_CATALOG: 'ALL',
  T_UPDATE_PRODUCTS: 'PRODUCTS',
  T_UPDATE_PRICES: 'PRICES',
}

/** Reads no further than where the articles begin. Null where it does not name itself, or cannot be read so far. */
export async function readCatalogueHead(chunks: AsyncIterable<Uint8Array>): Promise<CatalogueHead | null> {
  const found: { header?: XmlNode; begun?: { name: string; attributes: Record<string, string> } } = {}
  const reader = createElementReader({
    most: MOST,
    isGathered: (path) => path.length === 2 && path[1] === 'HEADER',
    onOpen: (path, element) => {
      if (path.length === 2 && path[1]!.startsWith('T_')) found.begun ??= element
    },
    onGathered: (node) => (found.header = node),
    onDoctype: () => {},
    beyond: () => new Error('too deep or too long'),
  })
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of chunks) {
      decoder ??= new TextDecoder(encodingOf(chunk))
      reader.write(decoder.decode(chunk, { stream: true }))
      if (found.begun) break
    }
  } catch {
    // The reading of the articles names the fault.
  }
  return found.header && found.begun ? headOf(found.header, found.begun) : null
}

function headOf(
  header: XmlNode,
  { name, attributes }: { name: string; attributes: Record<string, string> },
): CatalogueHead | null {
  const catalogue = childOf(header, 'CATALOG')
  const content = contents[name]
  const id = stored(textIn(catalogue, 'CATALOG_ID'))
  if (!content || id === '') return null
  const previous = attributes.prev_version?.trim() ?? ''
  return {
    id,
    version: stored(textIn(catalogue, 'CATALOG_VERSION')),
    content,
    previous: /^\d{1,9}$/.test(previous) ? Number(previous) : null,
  }
}

const stored = (text: string) => text.replaceAll('\0', '').slice(0, 120).toWellFormed()
