/** An element with all that is in it, by its local name. */
export type XmlNode = {
  name: string
  attributes: Record<string, string>
  /** Of the file, where it begins. */
  line: number
  text: string
  children: XmlNode[]
  parent: XmlNode | null
}

export function addTo(parent: XmlNode, child: Pick<XmlNode, 'name' | 'attributes' | 'line'>): XmlNode {
  const node = { ...child, text: '', children: [], parent }
  parent.children.push(node)
  return node
}

export const childrenOf = ({ children }: XmlNode, ...names: string[]): XmlNode[] =>
  children.filter(({ name }) => names.includes(name))

export const childOf = (node: XmlNode, ...names: string[]): XmlNode | undefined => childrenOf(node, ...names)[0]

export const textOf = (node: XmlNode | undefined): string => node?.text.trim() ?? ''

/** Text of the first child of one of these names; empty where there is none. */
export const textIn = (node: XmlNode | undefined, ...names: string[]): string =>
  node ? textOf(childOf(node, ...names)) : ''

/** Without the prefix of its namespace. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
