import { afterEach, expect, test, vi } from 'vitest'

const browserStorage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}
const refuse = () => {
  throw new Error('refused')
}
const storageWith = (own: object) => Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...own })
const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
afterEach(() => {
  vi.resetModules()
  if (original) Object.defineProperty(globalThis, 'localStorage', original)
})
// A document of its own each time, as memory ends with it.
const openStore = async () => (await import('./storage.ts')).localStore

test.each([
  ['whose access throws', { get: refuse }],
  ['that is null', { value: null }],
  ['that refuses everything', { value: { getItem: refuse, setItem: refuse, removeItem: refuse } }],
  ['that is full', { value: { ...browserStorage(), setItem: refuse } }],
])('a storage %s keeps values for this document', async (_, own) => {
  storageWith(own)
  const store = await openStore()
  expect(store.read('theme')).toBeNull()
  store.write('theme', 'dark')
  store.write('checkout:1', '{"note":"Hof"}')
  expect(store.read('theme')).toBe('dark')
  expect(store.readJson('checkout:1')).toEqual({ note: 'Hof' })
  expect(store.keys()).toEqual(expect.arrayContaining(['theme', 'checkout:1']))
  store.remove('theme')
  expect(store.read('theme')).toBeNull()
  expect(store.keys()).not.toContain('theme')
})

test('a storage that works has the value itself', async () => {
  storageWith({ value: browserStorage() })
  const store = await openStore()
  store.write('theme', 'dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  store.remove('theme')
  expect(localStorage.getItem('theme')).toBeNull()
})

test('what a full storage cannot replace does not come back with the next document', async () => {
  const stored = browserStorage()
  storageWith({ value: stored })
  stored.setItem('Authorization', 'old')
  stored.setItem = refuse
  const store = await openStore()
  store.write('Authorization', 'new')
  expect(store.read('Authorization')).toBe('new')
  expect(stored.getItem('Authorization')).toBeNull()
})

test('a value that can be written again is the browser’s again', async () => {
  const stored = browserStorage()
  const { setItem } = stored
  storageWith({ value: stored })
  const store = await openStore()
  stored.setItem = refuse
  store.write('theme', 'dark')
  stored.setItem = setItem
  store.write('theme', 'light')
  stored.setItem('theme', 'dark')
  expect(store.read('theme')).toBe('dark')
})

test('what is no JSON counts as nothing', async () => {
  storageWith({ value: browserStorage() })
  const store = await openStore()
  store.write('scroll', '{"a":')
  expect(store.readJson('scroll')).toBeNull()
})
