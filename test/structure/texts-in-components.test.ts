import ts from 'typescript6'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Names that are the same in every language. */
const PROPER_NAMES = ['tresen', 'Deutsch', 'English']

/** What a person reads or hears of attributes, props and fields. */
const READ =
  /^(alt|title|placeholder|summary|text|heading|description|hint|message|caption|children|lead)$|label$|^aria-(description|roledescription|valuetext|placeholder|braille.*)$/i

const files = sourceFiles(['web'])

test('no text that a person reads stands in a component', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap(({ path, text }) => textsOf(path, text))).toEqual([])
})

test.each([
  ['const a = <p>Words</p>', ['Words']],
  ["const a = <p>{isNew ? 'One' : `Two ${n}`}</p>", ['One', 'Two']],
  ["const a = <p>{isNew && 'Three'}</p>", ['Three']],
  ['const a = <img alt="Four" />', ['Four']],
  ["const a = <Box aria-label={x ?? 'Five'} emptyLabel={'Six'} />", ['Five', 'Six']],
  ["toast('Nothing was saved.')", ['Nothing was saved.']],
  ["toast('Nothing was saved')", ['Nothing was saved']],
  ["const t = { title: 'Eight', label: `Nine ${n}` }", ['Eight', 'Nine']],
  ["const a = <p title={view === 'list' ? t.list : t.grid}>{kind === 'NEW' && t.new}</p>", []],
  ['const a = <p className="grid gap-2">{t.nine} · {\'×\'} tresen</p>', []],
  ["throw new Error('Read outside the frame.')", []],
])('in %s it is found', (code, expected) => {
  expect(textsOf('Example.tsx', code).map((place) => place.replace(/^.*?: /, ''))).toEqual(expected)
})

function textsOf(path: string, code: string): string[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const places: string[] = []
  const visit = (node: ts.Node) => {
    if (isText(node) && isWords(node.text) && isRead(node)) {
      places.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.text.trim()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return places
}

type Text = ts.JsxText | ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

function isText(node: ts.Node): node is Text {
  return (
    ts.isJsxText(node) ||
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  )
}

function isWords(text: string) {
  const rest = PROPER_NAMES.reduce(
    (left, name) => left.replaceAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), ''),
    text,
  )
  return /\p{L}/u.test(rest)
}

function isRead(text: Text): boolean {
  if (ts.isJsxText(text)) return true
  const { user, value } = userOf(text)
  if (ts.isJsxExpression(user)) return !ts.isJsxAttribute(user.parent) || READ.test(user.parent.name.getText())
  if (ts.isJsxAttribute(user)) return READ.test(user.name.getText())
  if (ts.isPropertyAssignment(user)) return user.initializer === value && READ.test(user.name.getText())
  if (ts.isNewExpression(user) || ts.isTypeNode(user)) return false
  // A capital, and then at least two words or the end of a sentence: no name of a key, a header or a class.
  return /^\p{Lu}\p{Ll}* \p{Ll}/u.test(text.text) || /^\p{Lu}.*\p{Ll}[.!?…]$/u.test(text.text)
}

/** Who takes the value that this text is, or is a part of; whoever only compares takes none. */
function userOf(text: ts.Node): { user: ts.Node; value: ts.Node } {
  let value = text
  for (let user = text.parent; ; value = user, user = user.parent) {
    const isPassedOn =
      (ts.isConditionalExpression(user) && user.condition !== value) ||
      (ts.isBinaryExpression(user) && CHOOSES.has(user.operatorToken.kind)) ||
      [ts.isTemplateExpression, ts.isTemplateSpan, ts.isParenthesizedExpression, ts.isAsExpression].some((is) =>
        is(user),
      )
    if (!isPassedOn) return { user, value }
  }
}

const CHOOSES = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
])
