type Attributes = Map<string, string>

/** As much of a document as React needs to build a page and keep its state; nothing is laid out, and no event happens by itself. */
class SmallNode {
  readonly nodeType: number
  readonly ownerDocument: SmallDocument
  parentNode: SmallNode | null = null
  childNodes: SmallNode[] = []
  nodeValue: string | null = null
  constructor(nodeType: number, ownerDocument: SmallDocument | null) {
    this.nodeType = nodeType
    this.ownerDocument = ownerDocument ?? (this as never)
  }
  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null
  }
  get lastChild(): SmallNode | null {
    return this.childNodes.at(-1) ?? null
  }
  get nextSibling(): SmallNode | null {
    const beside = this.parentNode?.childNodes ?? []
    return beside[beside.indexOf(this) + 1] ?? null
  }
  get data() {
    return this.nodeValue
  }
  set data(text: string | null) {
    this.nodeValue = text
  }
  get textContent(): string {
    return this.nodeValue ?? this.childNodes.map(({ textContent }) => textContent).join('')
  }
  set textContent(text: string) {
    for (const child of this.childNodes) child.parentNode = null
    this.childNodes = []
    if (text) this.appendChild(this.ownerDocument.createTextNode(text))
  }
  appendChild(child: SmallNode) {
    return this.insertBefore(child, null)
  }
  insertBefore(child: SmallNode, before: SmallNode | null) {
    child.parentNode?.removeChild(child)
    child.parentNode = this
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, child)
    return child
  }
  removeChild(child: SmallNode) {
    this.childNodes = this.childNodes.filter((one) => one !== child)
    child.parentNode = null
    return child
  }
  contains(node: SmallNode | null): boolean {
    return node !== null && (node === this || this.contains(node.parentNode))
  }
  addEventListener() {}
  removeEventListener() {}
}

export class SmallElement extends SmallNode {
  readonly localName: string
  readonly namespaceURI: string
  readonly attributes: Attributes = new Map()
  readonly style = { setProperty() {} }
  readonly dataset = {}
  readonly classList = { add() {}, remove() {}, toggle() {} }
  readonly target = ''
  value = ''
  checked = false
  constructor(name: string, namespace: string, ownerDocument: SmallDocument) {
    super(1, ownerDocument)
    this.localName = name
    this.namespaceURI = namespace
  }
  get tagName() {
    return this.localName.toUpperCase()
  }
  get nodeName() {
    return this.tagName
  }
  get options() {
    return this.all().filter(({ localName }) => localName === 'option')
  }
  setAttribute(name: string, value: unknown) {
    this.attributes.set(name, String(value))
  }
  removeAttribute(name: string) {
    this.attributes.delete(name)
  }
  getAttribute(name: string) {
    return this.attributes.get(name) ?? null
  }
  hasAttribute(name: string) {
    return this.attributes.has(name)
  }
  /** It and all that is in it. */
  all(): SmallElement[] {
    return [this, ...this.childNodes.flatMap((child) => (child instanceof SmallElement ? child.all() : []))]
  }
  hasClass(name: string) {
    return (this.getAttribute('class') ?? '').split(/\s+/).includes(name)
  }
  /** Whether it is of this class or in what is. */
  inside(name: string): boolean {
    return this.hasClass(name) || (this.parentNode instanceof SmallElement && this.parentNode.inside(name))
  }
  querySelector() {
    return null
  }
  querySelectorAll() {
    return []
  }
  closest() {
    return null
  }
  matches() {
    return false
  }
  focus() {}
  blur() {}
  scrollIntoView() {}
  scrollTo() {}
  showModal() {}
  close() {}
  getBoundingClientRect() {
    return { top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 }
  }
}

export class SmallDocument extends SmallNode {
  readonly documentElement: SmallElement & { lang: string }
  readonly body: SmallElement
  readonly head: SmallElement
  readonly activeElement = null
  readonly visibilityState = 'visible'
  readonly cookie = ''
  defaultView: unknown = null
  constructor() {
    super(9, null)
    this.documentElement = Object.assign(this.createElement('html'), { lang: 'de' })
    this.head = this.createElement('head')
    this.body = this.createElement('body')
    this.appendChild(this.documentElement)
    this.documentElement.appendChild(this.head)
    this.documentElement.appendChild(this.body)
  }
  createElement(name: string) {
    return new SmallElement(name, 'http://www.w3.org/1999/xhtml', this)
  }
  createElementNS(namespace: string, name: string) {
    return new SmallElement(name, namespace, this)
  }
  createTextNode(text: string) {
    const node = new SmallNode(3, this)
    node.nodeValue = text
    return node
  }
  createComment(text: string) {
    const node = new SmallNode(8, this)
    node.nodeValue = text
    return node
  }
  querySelector() {
    return null
  }
  querySelectorAll() {
    return []
  }
  getElementById() {
    return null
  }
}
