import ts from 'typescript6'
import type { SourceFile } from '../structure/source-files.ts'

/** What answers a read; hooks that hand one on come on top. */
const HOOKS = ['useRead', 'usePageQuery']

/** Reads whose data is used and whose failure is not, as 'file: hook'. The types hold the rest: data is there in one state only. */
export function ignoredFailures(files: SourceFile[]): string[] {
  const calls = files.flatMap(({ path, text }) =>
    callsOfHooks(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)).map((call) => ({ path, call })),
  )
  const hooks = new Set(HOOKS)
  const reads = () => calls.filter(({ call }) => hooks.has(call.expression.getText()))
  // A hook that returns a read is as good as one, also by way of another.
  for (let before = 0; before < hooks.size;) {
    before = hooks.size
    for (const { call } of reads()) if (isHandedOn(call)) hooks.add(nameAround(call))
  }
  return reads()
    .filter(({ call }) => ignoresFailure(call))
    .map(({ path, call }) => `${path}: ${call.expression.getText()}`)
}

function callsOfHooks(file: ts.SourceFile): ts.CallExpression[] {
  return nodesIn(file).filter(
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text.startsWith('use'),
  )
}

const isHandedOn = ({ parent }: ts.Node) => ts.isReturnStatement(parent) || ts.isArrowFunction(parent)

function nameAround(node: ts.Node): string {
  for (let around = node.parent; around; around = around.parent) {
    if (ts.isFunctionDeclaration(around) && around.name) return around.name.text
    if (ts.isVariableDeclaration(around)) return around.name.getText()
  }
  return ''
}

function ignoresFailure(call: ts.CallExpression): boolean {
  const { parent } = call
  // What no viewer is named for has one answer for all, which the page's loader has read.
  if (call.expression.getText() === 'usePageQuery' && isForEverybody(call)) return false
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'data'
  if (isLeftOut(call)) return true
  if (!ts.isVariableDeclaration(parent)) return false
  const { name } = parent
  if (ts.isObjectBindingPattern(name))
    return !name.elements.some((it) => it.dotDotDotToken || (it.propertyName ?? it.name).getText() === 'state')
  const uses = nodesIn(functionAround(call)).filter(
    (node) => ts.isIdentifier(node) && node.text === name.getText() && node !== name,
  )
  return !uses.some(readsFailure)
}

function isForEverybody({ arguments: [queryFor] }: ts.CallExpression) {
  return queryFor !== undefined && ts.isArrowFunction(queryFor) && queryFor.parameters.length === 0
}

const isLeftOut = ({ parent }: ts.Node) =>
  ts.isCallExpression(parent) && parent.expression.getText() === 'dataOrNothing'

/** Its failure or its state is looked at, or somebody else is given the whole. */
function readsFailure(use: ts.Node): boolean {
  const { parent } = use
  if (!ts.isPropertyAccessExpression(parent)) return !isLeftOut(use)
  const { text } = parent.name
  return text === 'failure' || (text === 'state' && /'failed'/.test(parent.parent.getText()))
}

function functionAround(node: ts.Node): ts.Node {
  let around = node.parent
  while (!ts.isFunctionLike(around) && !ts.isSourceFile(around)) around = around.parent
  return around
}

function nodesIn(top: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node) => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(top)
  return nodes
}
