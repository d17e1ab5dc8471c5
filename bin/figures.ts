import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importCircles, importGraph } from '../test/structure/import-circles.ts'
import { importsOf, type SourceFile } from '../test/structure/source-files.ts'

// npm run figures: how large the house is and where it is crowded, for a review to hold against the last one.
const PRODUCT = ['contract', 'texts', 'api', 'web', 'server', 'sandbox', 'bin']
const ROOTS = [...PRODUCT, 'seed', 'bench', 'e2e', 'test']
const MOST_FILES = 25
const FRAGMENT_LINES = 25

const files = ROOTS.flatMap(readRoot)
const sources = files.filter(({ path }) => !isTest(path))

console.log('root        files   lines  median  p95  max   test files/lines')
for (const root of ROOTS) console.log(rootLine(root))
console.log(sum('product', sources.filter(isProduct)))
console.log(sum('all', sources))
console.log(
  `test:source of product ${(lines(files.filter(isTestOfProduct)) / lines(sources.filter(isProduct))).toFixed(2)}`,
)

const crowded = folders().filter(([, count]) => count > MOST_FILES)
console.log(`\nfolders of more than ${MOST_FILES} files: ${crowded.length}`)
console.log(crowded.map(([folder, count]) => `  ${folder} ${count}`).join('\n'))

const fragments = oneImporter().filter((file) => lines([file]) <= FRAGMENT_LINES)
console.log(
  `\nmodules with one importer: ${oneImporter().length}, of at most ${FRAGMENT_LINES} lines: ${fragments.length}`,
)
if (process.argv.includes('--list')) console.log(fragments.map(({ path }) => `  ${path}`).join('\n'))

const circles = importCircles(ROOTS)
console.log(`\nimport circles: ${circles.length}`)
console.log(circles.map((circle) => `  ${circle.join(' ↔ ')}`).join('\n'))

console.log(`\nsnake to camel aliases in SQL: ${aliases()}`)
for (const word of ['wishlist', 'coupon']) {
  console.log(`files named by ${word}: ${sources.filter(({ path }) => path.toLowerCase().includes(word)).length}`)
}

function readRoot(root: string): SourceFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, name))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules') && !path.startsWith('seed/studio'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

function isTest(path: string) {
  return /\.(test|spec)\.tsx?$/.test(path) || /^(test|e2e)\//.test(path)
}

function isProduct({ path }: SourceFile) {
  return PRODUCT.includes(path.split('/')[0]!)
}

// What starts the shop or plays the world for it counts as a test as well.
function isTestOfProduct(file: SourceFile) {
  return isTest(file.path) && !file.path.startsWith('seed/')
}

function lines(list: SourceFile[]) {
  return list.reduce((total, { text }) => total + text.split('\n').length - 1, 0)
}

function rootLine(root: string) {
  const own = files.filter(({ path }) => path.startsWith(`${root}/`))
  const source = own.filter(({ path }) => !isTest(path))
  const tests = own.filter(({ path }) => isTest(path))
  return `${sum(root, source)}   ${tests.length}/${lines(tests)}`
}

function sum(name: string, list: SourceFile[]) {
  const lengths = list.map((file) => lines([file])).toSorted((a, b) => a - b)
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0
  const columns = [list.length, lines(list), at(0.5), at(0.95), at(1)]
  return name.padEnd(10) + columns.map((value, index) => String(value).padStart([7, 8, 8, 5, 5][index]!)).join('')
}

function folders() {
  const counts = new Map<string, number>()
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

function oneImporter() {
  const importers = new Map<string, number>()
  for (const targets of importGraph(sources.flatMap(importsOf)).values()) {
    for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1)
  }
  return sources.filter((file) => isProduct(file) && importers.get(file.path) === 1)
}

function aliases() {
  const written = files.flatMap(({ text }) => [...text.matchAll(/\b([a-z]\w*) as "([a-z]\w*)"/g)])
  return written.filter(([, column, alias]) => column!.includes('_') && camel(column!) === alias).length
}

function camel(column: string) {
  return column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
}
