import { SaxesParser } from 'saxes'
import { addTo, localName, type XmlNode } from './xml-node.ts'

type ElementReaderOptions = {
  /** Levels of the file, and elements and signs of one that is gathered: what has more is a file that wants to take memory. */
  most: { levels: number; elements: number; signs: number }
  /** Whether the element at this path, by local names, is gathered with all that is in it. */
  isGathered(path: readonly string[]): boolean
  /** Each element that is in none that is gathered, as it begins. */
  onOpen(path: readonly string[], element: Pick<XmlNode, 'name' | 'attributes' | 'line'>): void
  onGathered(node: XmlNode): void
  /** Entities of a file's own could grow without bound, or read what is not the file's. */
  onDoctype(text: string): void
  /** The error for more than `most`. */
  beyond(): Error
}

/** Reads an XML file piece by piece and has one gathered element in memory at a time. Throws where it is no XML. */
export function createElementReader(options: ElementReaderOptions) {
  const { most } = options
  const parser = new SaxesParser()
  const path: string[] = []
  let node: XmlNode | null = null
  let elements = 0
  let signs = 0

  function begin(name: string, attributes: Record<string, string>) {
    path.push(name)
    if (path.length > most.levels) throw options.beyond()
    const element = { name, attributes, line: parser.line }
    if (node) {
      if (++elements > most.elements) throw options.beyond()
      node = addTo(node, element)
      return
    }
    options.onOpen(path, element)
    if (!options.isGathered(path)) return
    elements = 0
    signs = 0
    node = { ...element, text: '', children: [], parent: null }
  }

  function addText(text: string) {
    if (!node) return
    signs += text.length
    if (signs > most.signs) throw options.beyond()
    node.text += text
  }

  function end() {
    path.pop()
    const ended = node
    if (!ended) return
    node = ended.parent
    if (!ended.parent) options.onGathered(ended)
  }

  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', (text) => options.onDoctype(text))
  parser.on('opentag', ({ name, attributes }) => begin(localName(name), attributes))
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', end)
  return {
    /** Where it has come to, from 1. */
    get line() {
      return parser.line
    },
    write: (text: string) => void parser.write(text),
    /** Throws where elements are still open. */
    close: () => void parser.close(),
  }
}
