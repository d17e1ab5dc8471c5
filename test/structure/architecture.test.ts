import { expect, test } from 'vitest'
import { apiParts, browserPackages, roots, slices, webParts } from './import-rules.ts'
import { importsOf, sourceFiles } from './source-files.ts'
import type { Import } from './source-files.ts'

const files = sourceFiles(Object.keys(roots))
const imports = files.flatMap(importsOf)
const own = imports.filter(({ isOwn }) => isOwn)
const foreign = imports.filter(({ isOwn }) => !isOwn)

test('only api/platform/urls.ts knows how an address in German begins', () => {
  const own = sourceFiles(['api']).filter(({ path }) => path !== 'api/platform/urls.ts' && !path.endsWith('.test.ts'))
  expect(own.filter(({ text }) => /['`]\/de\b/.test(text)).map(({ path }) => path)).toEqual([])
})

test('files are found and their imports read', () => {
  expect(files.length).toBeGreaterThan(20)
  expect(imports).toContainEqual({ file: 'test/database.ts', target: 'api/platform/db.ts', isOwn: true, isType: false })
  expect(imports).toContainEqual({ file: 'test/database.ts', target: 'vitest', isOwn: false, isType: false })
})

test('a root imports only the roots below it', () => {
  expect(refused(own, ({ file, target }) => maySeeRoot(root(file), root(target)))).toEqual([])
})

test('contract, texts and web import only the packages they are allowed', () => {
  expect(refused(foreign, ({ file, target }) => mayUse(root(file), target) || mayUseNode(file, target))).toEqual([])
})

test('no server code uses a package of the browser', () => {
  const server = foreign.filter(({ file }) => ['api', 'server', 'seed'].includes(root(file)))
  expect(refused(server, ({ target }) => !matches(target, browserPackages))).toEqual([])
})

test.each([
  ['api', apiParts],
  ['web', webParts],
])('inside %s a part imports only the parts below it', (name, parts) => {
  const inside = own.filter(({ file, target }) => root(file) === name && root(target) === name)
  expect(
    refused(inside, ({ file, target }) => isOpen(file, target) || maySeePart(part(file), part(target), parts)),
  ).toEqual([])
})

test('no slice needs itself, not even by way of others', () => {
  expect(Object.keys(slices).filter((slice) => reached(slice, slices).has(slice))).toEqual([])
})

test('inside a slice the queries import nothing of it but shapes, and nobody imports the routes', () => {
  const inside = own.filter(({ file, target }) => root(file) === 'api' && part(file) && part(file) === part(target))
  const isLow = (file: string) => /\/([a-z-]+-)?queries\.ts$/.test(file) && !['http', 'platform'].includes(part(file)!)
  expect(
    refused(inside, ({ file, target, isType }) => (!isLow(file) || isType) && !target.endsWith('/routes.ts')),
  ).toEqual([])
})

test('only pages of the workplaces use their frame, so that the shop carries nothing of it', () => {
  const toDesk = own.filter(({ file, target }) => root(file) === 'web' && part(target) === 'desk' && part(file))
  const isOfWorkplace = (file: string) => /\/(desk|supplier|operator)\//.test(file) || file.startsWith('web/gallery/')
  expect(refused(toDesk, ({ file }) => isOfWorkplace(file))).toEqual([])
})

test('the routes of the workplaces take nothing but texts of a slice, so that its calls come with its pages', () => {
  const ofRoutes = own.filter(
    ({ file, isType }) => /^web\/(supplier|operator)[a-z-]*-routes\.ts$/.test(file) && !isType,
  )
  expect(ofRoutes.length).toBeGreaterThan(20)
  const isText = (target: string) => /\/([a-z-]+-)?texts\.ts$/.test(target)
  expect(
    refused(
      ofRoutes,
      ({ target }) => !part(target) || part(target) === 'desk' || isText(target) || target.endsWith('.tsx'),
    ),
  ).toEqual([])
})

test('SQL renames no column: rows are camelCase by themselves', () => {
  expect(files.filter(({ text }) => / as "[a-z]+[A-Z]/.test(text)).map(({ path }) => path)).toEqual([])
})

test('statements of a transaction are sent by inOrder, not by Promise.all', () => {
  const api = files.filter(({ path }) => root(path) === 'api')
  expect(api.filter(({ text }) => /Promise\.all\(\[[^\]]*?\btx\b/.test(text)).map(({ path }) => path)).toEqual([])
})

test('files are named by what they hold', () => {
  const banned = ['service', 'manager', 'helper', 'helpers', 'util', 'utils', 'common', 'impl', 'dto', 'data', 'info']
  const named = files.map(({ path }) => path)
  expect(named.filter((path) => words(path).some((word) => banned.includes(word)))).toEqual([])
  expect(named.filter((path) => /\/index\.tsx?$/.test(path))).toEqual([])
})

test('a file of functions is in kebab-case, a component in PascalCase', () => {
  const good = /^([a-z0-9]+(-[a-z0-9]+)*(\.d)?(\.config)?\.tsx?|[A-Z][A-Za-z0-9]*\.tsx)$/
  expect(files.map(({ path }) => path).filter((path) => !good.test(path.slice(path.lastIndexOf('/') + 1)))).toEqual([])
})

function refused(list: Import[], isAllowed: (entry: Import) => boolean) {
  return list.filter((entry) => !isAllowed(entry)).map(({ file, target }) => `${file} may not import ${target}`)
}

function maySeeRoot(from: string, to: string) {
  return from === to || roots[from]?.roots.includes(to) === true
}

function mayUse(from: string, target: string) {
  const allowed = roots[from]?.packages
  return allowed === 'any' || (allowed !== undefined && matches(target, allowed))
}

// The one file of web that never reaches a browser.
function mayUseNode(file: string, target: string) {
  return file === 'web/frame/entry-server.tsx' && target.startsWith('node:')
}

function matches(target: string, packages: string[]) {
  return packages.some((name) => target === name || target.startsWith(/\w$/.test(name) ? `${name}/` : name))
}

function isOpen(file: string, target: string) {
  return (
    /^web\/(account-)?paths\.ts$/.test(target) ||
    target.endsWith('.css') ||
    (/^web\/(desk-)?routes\.tsx$/.test(target) && (part(file) === 'frame' || file === 'web/desk/entry-desk.tsx'))
  )
}

function maySeePart(from: string | undefined, to: string | undefined, parts: Record<string, string[]>) {
  if (from === undefined || from === to) return true
  return to === undefined ? false : parts[from]?.includes(to) === true
}

function reached(slice: string, graph: Record<string, string[]>, seen = new Set<string>()): Set<string> {
  for (const next of graph[slice] ?? []) {
    if (!seen.has(next)) reached(next, graph, seen.add(next))
  }
  return seen
}

function words(path: string) {
  const name = path.slice(path.lastIndexOf('/') + 1, path.indexOf('.', path.lastIndexOf('/')))
  return name.split(/-|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())
}

function root(path: string) {
  return path.split('/')[0]!
}

function part(path: string) {
  const parts = path.split('/')
  return parts.length > 2 ? parts[1] : undefined
}
