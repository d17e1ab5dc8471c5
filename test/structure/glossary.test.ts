import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript6'
import { expect, test } from 'vitest'

// The glossary of docs/architecture.md: words for which the field has others.
const banned = [
  ['cache, store, save', 'keep keeps kept remember remembered'],
  ['notify', 'tell tells told'],
  ['input, params, options', 'asked wanted wish wished wishes'],
  ['poll, status', 'look looks looked hear hears heard'],
  ['index', 'shelf shelves'],
  ['erase', 'forget forgets forgotten'],
  ['notification', 'news'],
  ['shipping', 'carriage'],
  ['anonymous', 'nobody'],
  ['timeout, retry', 'patience insist'],
  ['reply, output', 'said'],
  ['similar', 'neighbour neighbours'],
].flatMap(([, words]) => words!.split(' '))

const allowed = [
  // Of HTTP, of TanStack Query and of a CSS class.
  /^keepAlive(Timeout)?$|^KEEP_ALIVE_MS$|^keepPreviousData$/,
  // The system's user of that name.
  /^NOBODY$|^nobody$/,
  // To look a thing up.
  /^lookUp|^look-up-/,
  // Columns of the database keep their names.
  /^lookAt$|^looks$|^isNews$/,
]

/** Folders whose words are still to be replaced; who replaces one takes it from the list. */
const left: Record<string, string> = {
  // `isReturnAsked` is part of a reply.
  'api/orders': 'asked',
  'contract/orders': 'asked',
  'web/orders': 'asked',
}

test('names speak the glossary', () => {
  const namesByFile = Object.entries(readNames())
  expect(namesByFile.length).toBeGreaterThan(500)
  const found = namesByFile.flatMap(([path, names]) =>
    names
      .filter((name) => !allowed.some((pattern) => pattern.test(name)))
      .flatMap((name) => wordsOf(name).map((word) => ({ path, name, word })))
      .filter(({ word }) => banned.includes(word) && !left[folderOf(path)]?.split(' ').includes(word)),
  )
  expect(found.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

test.each([
  ['keptPages', ['kept']],
  ['KEPT_MS', ['kept']],
  ['HTMLShelf2', ['shelf']],
  ['wishlist', []],
  ['getReader', []],
  ['lookup', []],
])('the words of %s', (name, expected) => {
  expect(wordsOf(name).filter((word) => banned.includes(word))).toEqual(expected)
})

/** What each file declares or uses by name, and its own name. */
function readNames(): Record<string, string[]> {
  const roots = ['api', 'bench', 'bin', 'contract', 'e2e', 'sandbox', 'server', 'test', 'web']
  const paths = roots
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)))
    .filter((path) => /\.tsx?$/.test(path))
  return Object.fromEntries(paths.map((path) => [path, [...identifiersOf(path), fileName(path)]]))
}

function identifiersOf(path: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest))
  return names
}

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '')
const folderOf = (path: string) =>
  path.split('/').length > 2 ? path.split('/').slice(0, 2).join('/') : path.split('/')[0]!

function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}
