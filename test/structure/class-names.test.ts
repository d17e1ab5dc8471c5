import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

test('a class is declared once: a second meaning of its name would dress what bears the first', () => {
  const sheets = globSync('web/**/*.css', { cwd: ROOT })
  const declared = sheets.flatMap((sheet) => {
    const text = readFileSync(join(ROOT, sheet), 'utf8')
    // What it shares with others stands in a list with them.
    const names = [...text.matchAll(/(?<!,\n)^\.([\w-]+) \{/gm)].map(([, name]) => name!)
    return names.map((name) => ({ name, sheet }))
  })
  expect(declared.length).toBeGreaterThan(50)
  const twice = [...Map.groupBy(declared, ({ name }) => name)].filter(([, places]) => places.length > 1)
  expect(twice.map(([name, places]) => `${name}: ${places.map(({ sheet }) => sheet).join(', ')}`)).toEqual([])
})

// A card of a product has one line for it; everywhere else there is room for two.
test('no page of buyers cuts off the name of a store', () => {
  const pages = globSync('web/**/*.tsx', { cwd: ROOT }).filter(
    (path) => !/\/(?:supplier|operator|desk|gallery)\//.test(path),
  )
  const cuts = /className="[^"]*\btruncate\b[^"]*"[^>]*>\s*(?:<[^>]*>\s*)?\{(?:store\.)?storeName\}/
  expect(pages.filter((path) => cuts.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})

// A table gives a cell whose words break anywhere what the others leave: on a phone one letter a line.
test('a cell whose words break anywhere has a least width', () => {
  const cells = globSync('web/**/*.tsx', { cwd: ROOT }).flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    return [...text.matchAll(/<t[dh]\b[^>]*className="([^"]*\bwrap-anywhere\b[^"]*)"/g)].map(([, names]) => ({
      path,
      names,
    }))
  })
  expect(cells.length).toBeGreaterThan(2)
  expect(cells.filter(({ names }) => !names!.includes('min-w-')).map(({ path }) => path)).toEqual([])
})

// What can be chosen in it is reached anyway; a list of words alone is not, and who has no mouse never reads its end.
test('a list of a workplace that scrolls by itself takes the focus', () => {
  const pages = globSync('web/**/*.tsx', { cwd: ROOT }).filter(
    // The field above the palette scrolls to the option that the arrow keys are at.
    (path) => /\/(?:supplier|operator|desk)\//.test(path) && path !== 'web/desk/palette/Palette.tsx',
  )
  const lists = pages.flatMap((path) =>
    [
      ...readFileSync(join(ROOT, path), 'utf8').matchAll(
        /<(ul|ol|blockquote|div)\b[^>]*overflow-y-auto[\s\S]*?<\/\1>/g,
      ),
    ].map(([list]) => ({ path, list })),
  )
  expect(lists.filter(({ list }) => !/tabIndex|<button|<input|<Button/.test(list)).map(({ path }) => path)).toEqual([])
})
