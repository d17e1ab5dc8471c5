import { toggleMark, baseKeymap, setBlockType } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { DOMParser, DOMSerializer, Schema } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { EditorState, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'

/** The tags that a page may show (api/products/clean-html.ts), and nothing else: what is pasted loses the rest at once. */
const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 3 } },
      parseDOM: [1, 2, 3]
        .map((level) => ({ tag: `h${level}`, attrs: { level: 3 } }))
        .concat([4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: 4 } }))),
      toDOM: ({ attrs }) => [`h${attrs.level as number}`, 0],
    },
    bullet_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    hard_break: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
})
const { heading, paragraph, bullet_list: bulletList, list_item: listItem, hard_break: hardBreak } = schema.nodes
const { strong, em } = schema.marks

export const formats = ['BOLD', 'ITALIC', 'HEADING', 'LIST', 'UNDO'] as const
export type Format = (typeof formats)[number]

const toggleHeading: Command = (state, dispatch) =>
  setBlockType(state.selection.$from.parent.type === heading ? paragraph! : heading!)(state, dispatch)
const toggleList: Command = (state, dispatch) =>
  wrapInList(bulletList!)(state, dispatch) || liftListItem(listItem!)(state, dispatch)
const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hardBreak!.create()).scrollIntoView())
  return true
}

const commands: Record<Format, Command> = {
  BOLD: toggleMark(strong!),
  ITALIC: toggleMark(em!),
  HEADING: toggleHeading,
  LIST: toggleList,
  UNDO: undo,
}

const keys = {
  'Mod-b': commands.BOLD,
  'Mod-i': commands.ITALIC,
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Shift-Enter': breakLine,
  Enter: splitListItem(listItem!),
  'Mod-]': sinkListItem(listItem!),
  'Mod-[': liftListItem(listItem!),
}

type EditorOptions = {
  html: string
  attributes: Record<string, string>
  isReadOnly: boolean
  onChange: (html: string) => void
  /** Which formats hold at the cursor, and which can be used. */
  onState: (state: Partial<Record<Format, { isOn: boolean; isPossible: boolean }>>) => void
}

/** A text with headings, lists and emphasis, edited in `place`. */
export function openHtmlEditor(place: HTMLElement, { html, attributes, isReadOnly, onChange, onState }: EditorOptions) {
  let emitted = html
  const plugins = [history(), keymap(keys), keymap(baseKeymap)]
  const begin = (text: string) => EditorState.create({ doc: parsed(text), plugins })
  const view: EditorView = new EditorView(place, {
    state: begin(html),
    attributes,
    editable: () => !isReadOnly,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      onState(stateOf(view.state))
      if (!transaction.docChanged) return
      emitted = written(view.state)
      onChange(emitted)
    },
  })
  onState(stateOf(view.state))
  return {
    /** Shows a text that came from elsewhere; its own is none. */
    show(text: string) {
      if (text === emitted) return
      emitted = text
      view.updateState(begin(text))
    },
    run(format: Format) {
      commands[format](view.state, view.dispatch)
      view.focus()
    },
    close: () => view.destroy(),
  }
}
export type HtmlEditor = ReturnType<typeof openHtmlEditor>

function parsed(html: string) {
  // A document of its own: nothing in it is loaded or run.
  const read = new window.DOMParser().parseFromString(html, 'text/html')
  return DOMParser.fromSchema(schema).parse(read.body)
}

function written({ doc }: EditorState): string {
  if (doc.textContent.trim() === '') return ''
  const holder = document.createElement('div')
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content))
  return holder.innerHTML
}

function stateOf(state: EditorState) {
  const { $from, from, to, empty } = state.selection
  const hasMark = (type: typeof strong) =>
    empty ? Boolean(type!.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type!)
  const isInList = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(
    ({ type }) => type === listItem,
  )
  const isOn: Record<Format, boolean> = {
    BOLD: hasMark(strong),
    ITALIC: hasMark(em),
    HEADING: $from.parent.type === heading,
    LIST: isInList,
    UNDO: false,
  }
  return Object.fromEntries(
    formats.map((format) => [format, { isOn: isOn[format], isPossible: commands[format](state) }]),
  )
}
