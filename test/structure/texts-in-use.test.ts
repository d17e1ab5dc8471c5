import { resolve } from 'node:path'
import ts from 'typescript6'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'
import { unusedTexts } from './text-uses.ts'

test('every text is read somewhere', { timeout: 300_000, tags: ['long'] }, () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const { options } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host)!
  const readers = sourceFiles(['api', 'bin', 'server', 'texts', 'web']).map(({ path }) => path)
  expect(unusedTexts(ts.createProgram(readers, options), resolve('texts/en/'))).toEqual([])
})

const known = `
  import { shop } from './texts/en/shop.ts'
  declare const status: 'NEW' | 'OLD'
  declare const field: 'text'
  declare const isOld: boolean
  declare function show(dialog: { title: string; lead?: string }): void
`
test.each([
  ['shop.title', ['title']],
  ['const { title, one: { text } } = shop', ['title', 'one.text']],
  ['const it = shop.one; it.text', ['one.text']],
  ['shop.states[status]', ['states.NEW', 'states.OLD']],
  ["shop.states['NEW']", ['states.NEW']],
  ['(isOld ? shop.one : shop.two)[field]', ['one.text', 'two.text']],
  ['show(shop.one)', ['one.title']],
  ['show(isOld ? shop.one : shop.two)', ['one.title', 'two.title']],
  ['const shown: { texts: { text: string } } = { texts: shop.two }', ['two.text']],
  ['Object.entries(shop.states)', ['states.NEW', 'states.OLD', 'states.GONE']],
  ['const copy = { own: 1, ...shop.two }; const { text } = copy', ['two.text']],
  ['export const reply = () => [{ own: 1, ...shop.two }]', ['two.title', 'two.text']],
  ['const same: typeof shop = shop', []],
  ["const other = { title: 'x' }; other.title", []],
])('%s reads %j', (code, read) => {
  const all = ['title', 'one.title', 'one.text', 'two.title', 'two.text', 'states.NEW', 'states.OLD', 'states.GONE']
  const unused = unusedTexts(programOf(known + code), '/texts/en/').map((place) => place.replace('shop.ts: shop.', ''))
  expect(unused).toEqual(all.filter((text) => !read.includes(text)))
})

function programOf(code: string) {
  const files: Record<string, string> = {
    '/page.ts': code,
    '/lib.d.ts': 'declare const Object: { entries(it: object): unknown }; interface Array<T> {}',
    '/texts/en/shop.ts': `export const shop = {
      title: 'Shop',
      one: { title: 'One', text: 'It is one.' },
      two: { title: 'Two', text: 'They are two.' },
      states: { NEW: 'New', OLD: 'Old', GONE: 'Gone' },
    }`,
  }
  const options = {
    noLib: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getCurrentDirectory: () => '/',
    directoryExists: () => true,
    fileExists: (path) => path in files,
    readFile: (path) => files[path],
    getSourceFile: (path, version) =>
      path in files ? ts.createSourceFile(path, files[path]!, version, true) : undefined,
  }
  return ts.createProgram(Object.keys(files), options, host)
}
