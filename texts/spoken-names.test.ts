import { expect, test } from 'vitest'

type Texts = Record<string, unknown>
const files = import.meta.glob<Texts>('./{de,en}/**/*.ts')

/** Words as they are read, without marks: who speaks to the machine names none. */
const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

/** Of `grant` and `grantNamed` the first is read on a button and the second is its name: it has those words beside each other (WCAG 2.5.3). */
const unread = new Set([
  // A picture alone.
  'quantity.addNamed',
  'wishlist.addNamed',
  'wishlist.removeNamed',
  // Its button says 'change'; `bind` is another one.
  'orderRules.bindNamed',
])

function strayNames(texts: object, path: string): string[] {
  const all = texts as Texts
  return Object.entries(all).flatMap(([key, text]): string[] => {
    if (typeof text === 'object' && text !== null) return strayNames(text, `${path}.${key}`)
    const shown = all[/^(.*)Named$/.exec(key)?.[1] ?? '']
    if (typeof text !== 'function' || typeof shown !== 'string') return []
    const name = (text as (...all: string[]) => string)(...['Eins', 'Zwei', 'Drei'].slice(0, text.length))
    if ([...unread].some((one) => `${path}.${key}`.endsWith(one))) return []
    return wordsOf(name).includes(wordsOf(shown)) ? [] : [`${path}.${key}: '${name}' lacks '${shown}'`]
  })
}

test.each([
  [{ end: 'End', endNamed: (name: string) => `End “${name}”` }, 0],
  [{ end: 'Beenden', endNamed: (name: string) => `„${name}“ beenden` }, 0],
  [{ a: { grant: 'Grant access', grantNamed: (name: string) => `Grant ${name} access` } }, 1],
])('of %o so many names lack what is read: %i', (texts, count) => {
  expect(strayNames(texts, 't')).toHaveLength(count)
})

test('what is named for who hears it begins with, or has in it, what is read there', async () => {
  expect(Object.keys(files).length).toBeGreaterThan(100)
  const found = await Promise.all(
    Object.entries(files).map(async ([file, read]) => strayNames(await read(), file.slice(2))),
  )
  expect(found.flat()).toEqual([])
})
