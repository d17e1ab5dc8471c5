import ts from 'typescript6'

/**
 * Finds the texts that nothing reads, by the types of the program: a text is read where its property is named, taken apart
 * or looked up by a key that may be its own, and where it is handed to something that declares a property of its name.
 */
export function unusedTexts(program: ts.Program, folder: string): string[] {
  const checker = program.getTypeChecker()
  const [files, texts] = [program.getSourceFiles(), new Map<ts.Node, string>()]
  for (const file of files.filter(({ fileName }) => fileName.startsWith(folder))) collectTexts(file, folder, texts)
  const names = new Set([...texts.keys()].map((node) => nameOf(node as ts.PropertyAssignment)))
  const used = new Set<ts.Node>()
  const search: TextSearch = {
    checker,
    names,
    texts,
    mark: (symbol) => symbol?.declarations?.forEach((node) => used.add(node)),
  }
  const readers = files.filter(({ fileName }) => !/\/node_modules\/|\/texts\/(en|de)\//.test(fileName))
  for (const file of readers) readFile(file, search)
  return [...texts].filter(([node]) => !used.has(node)).map(([, place]) => place)
}

type TextSearch = {
  checker: ts.TypeChecker
  names: Set<string>
  texts: Map<ts.Node, string>
  mark: (symbol: ts.Symbol | undefined) => void
}

/** The sentences of what a file exports; objects with a type of their own are as full as that type asks. */
function collectTexts(file: ts.SourceFile, folder: string, texts: Map<ts.Node, string>) {
  const collect = (object: ts.ObjectLiteralExpression, place: string) => {
    for (const property of object.properties.filter(ts.isPropertyAssignment)) {
      const [here, value] = [`${place}.${nameOf(property)}`, property.initializer]
      if (ts.isObjectLiteralExpression(value)) collect(value, here)
      else texts.set(property, here)
    }
  }
  for (const statement of file.statements.filter(ts.isVariableStatement)) {
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    for (const { initializer, type, name } of statement.declarationList.declarations) {
      const place = `${file.fileName.slice(folder.length)}: ${name.getText()}`
      if (isExported && !type && initializer && ts.isObjectLiteralExpression(initializer)) collect(initializer, place)
    }
  }
}

const nameOf = ({ name }: ts.PropertyAssignment) => (ts.isStringLiteral(name) ? name.text : name.getText())

function readFile(file: ts.SourceFile, search: TextSearch) {
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node)) readNamed(node, search)
    else if (ts.isBindingElement(node)) readTakenApart(node, search)
    else if (ts.isElementAccessExpression(node)) readElementAccess(node, search)
    if (ts.isExpression(node)) readHandedOn(node, search)
    ts.forEachChild(node, visit)
  }
  visit(file)
}

function readNamed(node: ts.PropertyAccessExpression, { checker, names, mark }: TextSearch) {
  if (names.has(node.name.text)) mark(checker.getSymbolAtLocation(node.name))
}

function readTakenApart({ parent, propertyName, name }: ts.BindingElement, { checker, names, mark }: TextSearch) {
  const taken = (propertyName ?? name).getText()
  if (names.has(taken)) mark(checker.getPropertyOfType(checker.getTypeAtLocation(parent), taken))
}

function readElementAccess({ expression, argumentExpression }: ts.ElementAccessExpression, search: TextSearch) {
  const { checker, mark } = search
  const key = checker.getTypeAtLocation(
    ts.isAsExpression(argumentExpression) ? argumentExpression.expression : argumentExpression,
  )
  const keys = key.isUnion() ? key.types : [key]
  // The checker merges branches of the same form, so each is looked at alone.
  for (const type of branchesOf(expression).map((branch) => checker.getTypeAtLocation(branch))) {
    if (!isOfTexts(type, search)) continue
    if (keys.every((each) => each.isStringLiteral()))
      keys.forEach(({ value }) => mark(checker.getPropertyOfType(type, value)))
    else checker.getPropertiesOfType(type).forEach(mark)
  }
}

/** Where texts go to somebody who knows them by a type of his own. */
function readHandedOn(node: ts.Expression, search: TextSearch) {
  const { checker } = search
  if (!canBeTexts(node)) return
  const receiver = receiverOf(node)
  if (!receiver) return
  const type = checker.getTypeAtLocation(node)
  if (!isOfTexts(type, search)) return
  const known = receiver === 'everything' ? null : checker.getContextualType(receiver)
  if (receiver === 'everything') markAll(type, search)
  else if (known) markKnown(type, known, search)
}

/** To ask for the type of everything would check the whole program, which takes a minute. */
function canBeTexts(node: ts.Expression): boolean {
  if (ts.isCallExpression(node)) return /texts/i.test(node.expression.getText())
  return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
}

/** The expression whose place says what is known of the texts; 'everything' where they are listed or copied; null else. */
function receiverOf(node: ts.Expression): ts.Expression | 'everything' | null {
  const { parent } = node
  if (ts.isSpreadAssignment(parent)) return isReadAtOnce(parent.parent) ? null : 'everything'
  if (ts.isCallExpression(parent) && parent.expression !== node) {
    return /^Object\.(entries|values|keys)$/.test(parent.expression.getText()) ? 'everything' : node
  }
  const isPassed =
    ts.isJsxExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isConditionalExpression(parent) ||
    ((ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) && parent.initializer === node) ||
    (ts.isArrowFunction(parent) && parent.body === node)
  return isPassed ? node : null
}

function isReadAtOnce({ parent }: ts.Node) {
  return (
    ts.isElementAccessExpression(parent) || ts.isPropertyAccessExpression(parent) || ts.isVariableDeclaration(parent)
  )
}

function branchesOf(expression: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return branchesOf(expression.expression)
  if (!ts.isConditionalExpression(expression)) return [expression]
  return [expression.whenTrue, expression.whenFalse].flatMap(branchesOf)
}

const isOfTexts = (type: ts.Type, { checker, texts }: TextSearch) =>
  isObject(type) &&
  checker.getPropertiesOfType(type).some(({ declarations }) => declarations?.some((node) => isText(node, texts)))

const isObject = (type: ts.Type) => (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection)) !== 0

/** A text, or an object of such. */
function isText(node: ts.Node, texts: Map<ts.Node, string>): boolean {
  return texts.has(node) || (ts.isPropertyAssignment(node) && /\/texts\/en\//.test(node.getSourceFile().fileName))
}

function markAll(type: ts.Type, search: TextSearch) {
  for (const property of search.checker.getPropertiesOfType(type)) {
    if (!property.declarations?.some((node) => isText(node, search.texts))) continue
    search.mark(property)
    markAll(search.checker.getTypeOfSymbol(property), search)
  }
}

/** Marks what a type names that is not made from the texts themselves. */
function markKnown(type: ts.Type, known: ts.Type, search: TextSearch) {
  const { checker, mark } = search
  const named = checker.getNonNullableType(known)
  if (!isObject(named)) return
  for (const property of checker.getPropertiesOfType(type)) {
    const texts = property.declarations?.filter((node) => isText(node, search.texts)) ?? []
    const same = checker.getPropertyOfType(named, property.name)
    if (texts.every((node) => same?.declarations?.includes(node))) continue
    const next = same ? checker.getTypeOfSymbol(same) : checker.getIndexTypeOfType(named, ts.IndexKind.String)
    if (!next) continue
    mark(property)
    markKnown(checker.getTypeOfSymbol(property), next, search)
  }
}
