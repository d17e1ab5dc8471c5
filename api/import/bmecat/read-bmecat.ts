import { SaxesParser } from 'saxes'
import type { ReadLine } from '../runs/read-line.ts'
import { UnusableImport } from '../refusal.ts'
import { bmecatLine } from './bmecat-line.ts'
import type { CatalogHead } from './bmecat-price.ts'
import { encodingOf, UnknownEncoding } from '../../platform/xml/xml-encoding.ts'
import { addTo, childOf, childrenOf, localName, textOf, type XmlNode } from '../../platform/xml/xml-node.ts'

/** More than any article has; what is deeper or longer is a file that wants to take memory. */
const DEEPEST = 60
const LONGEST = 2_000_000

/** The articles of a BMEcat 1.2 or 2005, by local names, one in memory at a time. What follows a fault is not read. */
export async function* readBmecat(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ReadLine> {
  const catalogue = new CatalogueParser()
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

class CatalogueParser {
  private readonly parser = new SaxesParser()
  private readonly path: string[] = []
  private node: XmlNode | null = null
  private length = 0
  private head: CatalogHead = { currency: null }
  private ready: ReadLine[] = []
  count = 0
  isBegun = false

  constructor() {
    this.parser.on('error', (error) => {
      throw error
    })
    // Entities of a file's own could grow without bound, or read what is not the file's.
    this.parser.on('doctype', (text) => {
      if (/<!ENTITY/i.test(text)) throw new UnusableImport({ code: 'ENTITIES' })
    })
    this.parser.on('opentag', ({ name, attributes }) => this.open(localName(name), attributes))
    this.parser.on('text', (text) => this.text(text))
    this.parser.on('cdata', (text) => this.text(text))
    this.parser.on('closetag', () => this.close())
  }

  get line() {
    return this.parser.line
  }

  write(text: string) {
    this.parser.write(text)
  }

  end() {
    this.parser.close()
  }

  take(): ReadLine[] {
    const taken = this.ready
    this.ready = []
    return taken
  }

  private open(name: string, attributes: Record<string, string>) {
    this.path.push(name)
    if (this.path.length === 1 && name !== 'BMECAT') throw new UnusableImport({ code: 'NOT_BMECAT' })
    if (this.path.length > DEEPEST) throw new Error('too deep')
    this.isBegun = true
    const element = { name, attributes, line: this.parser.line }
    if (this.node) this.node = addTo(this.node, element)
    else if (isWhole(this.path)) {
      this.length = 0
      this.node = { ...element, text: '', children: [], parent: null }
    }
  }

  private text(text: string) {
    if (!this.node) return
    this.length += text.length
    if (this.length > LONGEST) throw new Error('too long')
    this.node.text += text
  }

  private close() {
    this.path.pop()
    const { node } = this
    if (!node) return
    this.node = node.parent
    if (node.parent) return
    if (node.name === 'HEADER') this.head = headOf(node)
    else {
      // Many a catalogue is one long line: its articles are counted.
      this.count += 1
      this.ready.push(bmecatLine(node, this.count, this.head))
    }
  }
}

/** What is gathered before it is read: the header, and each article of whatever transaction. */
const isWhole = (path: string[]) =>
  (path.length === 2 && path[1] === 'HEADER') ||
  (path.length === 3 && path[1]!.startsWith('T_') && (path[2] === 'PRODUCT' || path[2] === 'ARTICLE'))

const headOf = (header: XmlNode): CatalogHead => {
  const catalogs = childrenOf(header, 'CATALOG')
  const currency = catalogs.flatMap((catalog) => childOf(catalog, 'CURRENCY') ?? [])[0]
  return { currency: currency ? textOf(currency) : null }
}
