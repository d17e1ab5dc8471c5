import type { ReadLine } from '../runs/read-line.ts'
import { UnusableImport } from '../refusal.ts'
import { bmecatLine } from './bmecat-line.ts'
import type { CatalogHead } from './bmecat-price.ts'
import { noGroups, type CatalogueGroups } from './catalogue-groups.ts'
import { createElementReader } from '../../platform/xml/element-reader.ts'
import { encodingOf, UnknownEncoding } from '../../platform/xml/xml-encoding.ts'
import { childOf, childrenOf, textIn, textOf, type XmlNode } from '../../platform/xml/xml-node.ts'

/** More than any article has. */
const MOST = { levels: 60, elements: 400_000, signs: 2_000_000 }

/** The articles of a BMEcat 1.2 or 2005, by local names, one in memory at a time. What follows a fault is not read. */
export async function* readBmecat(
  chunks: AsyncIterable<Uint8Array>,
  groups: CatalogueGroups = noGroups(),
): AsyncGenerator<ReadLine> {
  const catalogue = new CatalogueReader(groups)
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of chunks) {
      decoder ??= new TextDecoder(encodingOf(chunk))
      catalogue.write(decoder.decode(chunk, { stream: true }))
      yield* catalogue.take()
    }
    catalogue.write(decoder?.decode() ?? '')
    catalogue.end()
  } catch (error) {
    if (error instanceof UnusableImport) throw error
    if (error instanceof UnknownEncoding) throw new UnusableImport({ code: 'ENCODING', name: error.encoding })
    yield* catalogue.take()
    if (!catalogue.isBegun) throw new UnusableImport({ code: 'NOT_BMECAT' })
    const reason = { code: 'XML', line: catalogue.line } as const
    yield { line: catalogue.count + 1, cells: {}, problems: [{ column: null, reason }] }
    return
  }
  yield* catalogue.take()
  if (!catalogue.isBegun) throw new UnusableImport({ code: 'NOT_BMECAT' })
}

class CatalogueReader {
  private head: CatalogHead = { currency: null, pictureRoot: '' }
  private ready: ReadLine[] = []
  private readonly groups: CatalogueGroups
  count = 0
  isBegun = false
  private readonly reader = createElementReader({
    most: MOST,
    isGathered: isWhole,
    onOpen: (path, { name }) => {
      if (path.length === 1 && name !== 'BMECAT') throw new UnusableImport({ code: 'NOT_BMECAT' })
      this.isBegun = true
    },
    onGathered: (node) => this.gathered(node),
    onDoctype: (text) => {
      if (/<!ENTITY/i.test(text)) throw new UnusableImport({ code: 'ENTITIES' })
    },
    beyond: () => new Error('too deep or too long'),
  })

  constructor(groups: CatalogueGroups) {
    this.groups = groups
  }

  get line() {
    return this.reader.line
  }

  write(text: string) {
    this.reader.write(text)
  }

  end() {
    this.reader.close()
  }

  take(): ReadLine[] {
    const taken = this.ready
    this.ready = []
    return taken
  }

  private gathered(node: XmlNode) {
    if (node.name === 'HEADER') this.head = headOf(node)
    else {
      // Many a catalogue is one long line: its articles are counted.
      this.count += 1
      this.ready.push(bmecatLine(node, this.count, { head: this.head, groups: this.groups }))
    }
  }
}

/** What is gathered before it is read: the header, and each article of whatever transaction. */
const isWhole = (path: readonly string[]) =>
  (path.length === 2 && path[1] === 'HEADER') ||
  (path.length === 3 && path[1]!.startsWith('T_') && (path[2] === 'PRODUCT' || path[2] === 'ARTICLE'))

const headOf = (header: XmlNode): CatalogHead => {
  const catalogs = childrenOf(header, 'CATALOG')
  const currency = catalogs.flatMap((catalog) => childOf(catalog, 'CURRENCY') ?? [])[0]
  const [pictureRoot = ''] = catalogs.map((catalog) => textIn(catalog, 'MIME_ROOT'))
  return { currency: currency ? textOf(currency) : null, pictureRoot }
}
