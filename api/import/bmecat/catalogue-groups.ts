import { createElementReader } from '../../platform/xml/element-reader.ts'
import { encodingOf } from '../../platform/xml/xml-encoding.ts'
import { childrenOf, textIn, type XmlNode } from '../../platform/xml/xml-node.ts'

/** The supplier's own groups of goods, as a catalogue names them around its articles. */
export type CatalogueGroups = {
  /** Names of classes, such as those of ECLASS, by their codes. */
  classNames: Map<string, string>
  /** Names of the catalogue's own tree. */
  groupNames: Map<string, string>
  /** The group of the tree that an article stands in, by its number. */
  groupOfArticle: Map<string, string>
}

export const noGroups = (): CatalogueGroups => ({
  classNames: new Map(),
  groupNames: new Map(),
  groupOfArticle: new Map(),
})

/** No trade has so many classes, and no catalogue so many articles: what is beyond that is left out. */
const MOST = { levels: 60, elements: 2000, signs: 100_000, entries: 300_000 }

const gathered = [
  'CLASSIFICATION_GROUP',
  'CATALOG_STRUCTURE',
  'PRODUCT_TO_CATALOGGROUP_MAP',
  'ARTICLE_TO_CATALOGGROUP_MAP',
]

/**
 * Reads them before the articles, behind which a catalogue says which group each stands in. What no longer can be read is left out: the
 * reading of the articles names the fault.
 */
export async function readGroups(chunks: AsyncIterable<Uint8Array>): Promise<CatalogueGroups> {
  const groups = noGroups()
  const reader = createElementReader({
    most: MOST,
    isGathered: (path) => path[1]?.startsWith('T_') === true && gathered.includes(path.at(-1)!),
    onOpen: () => {},
    onGathered: (node) => addNode(groups, node),
    onDoctype: () => {},
    beyond: () => new Error('too deep or too long'),
  })
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of chunks) {
      decoder ??= new TextDecoder(encodingOf(chunk))
      reader.write(decoder.decode(chunk, { stream: true }))
    }
  } catch {
    return groups
  }
  return groups
}

function addNode({ classNames, groupNames, groupOfArticle }: CatalogueGroups, node: XmlNode): void {
  if (node.name === 'CLASSIFICATION_GROUP')
    add(classNames, textIn(node, 'CLASSIFICATION_GROUP_ID'), textIn(node, 'CLASSIFICATION_GROUP_NAME'))
  else if (node.name === 'CATALOG_STRUCTURE') add(groupNames, textIn(node, 'GROUP_ID'), textIn(node, 'GROUP_NAME'))
  else add(groupOfArticle, textIn(node, 'PROD_ID', 'ART_ID'), textIn(node, 'CATALOG_GROUP_ID'))
}

/** The first that is stated counts. */
function add(map: Map<string, string>, key: string, value: string): void {
  if (key && value && map.size < MOST.entries && !map.has(key)) map.set(copyOf(key), copyOf(value))
}

/** A part of a text holds the whole piece of the file that it was read from. */
const copyOf = (text: string) => Buffer.from(text).toString()

/** What an article is, in the supplier's words: our own category, else its place in the catalogue's tree, else its first class. */
export function groupOf(article: XmlNode, number: string, groups: CatalogueGroups): { code: string; name: string } {
  const classes = childrenOf(article, 'PRODUCT_FEATURES', 'ARTICLE_FEATURES').map((features) => ({
    system: textIn(features, 'REFERENCE_FEATURE_SYSTEM_NAME'),
    code: textIn(features, 'REFERENCE_FEATURE_GROUP_ID', 'REFERENCE_FEATURE_GROUP_NAME'),
  }))
  const own = classes.find(({ system, code }) => code && /^TRESEN\b/i.test(system))
  if (own) return { code: own.code, name: '' }
  const place = groups.groupOfArticle.get(number)
  if (place) return { code: place, name: groups.groupNames.get(place) ?? '' }
  const code = classes.find((named) => named.code)?.code ?? ''
  return { code, name: groups.classNames.get(code) ?? '' }
}
