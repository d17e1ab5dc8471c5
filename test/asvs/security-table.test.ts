import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')
/** Requirement, what the shop does, file, title. */
const rows = page
  .split('\n')
  .map((line) => /^\| (\d+\.\d+(?:\.\d+)?) \| (.+) \| `([^`]+)` \| (.+) \|$/.exec(line)?.slice(1) as Row | undefined)
  .filter((row) => row !== undefined)
type Row = [requirement: string, what: string, file: string, title: string]

test('each line names a test that is there, by its title', () => {
  expect(rows.length).toBeGreaterThan(60)
  const missing = rows.filter(([, , file, title]) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return !["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`))
  })
  expect(missing).toEqual([])
})

test('each line stands in its chapter, in order, and each test of this folder in a line', () => {
  const chapters = page.split(/^## V/m).slice(1)
  for (const chapter of chapters) {
    const number = Number.parseInt(chapter)
    const found = rows.filter(([requirement, what]) => chapter.includes(`| ${requirement} | ${what} |`))
    expect(found.map(([requirement]) => Number.parseInt(requirement))).toEqual(found.map(() => number))
    const sorted = found
      .map(([requirement]) => requirement)
      .toSorted(new Intl.Collator('en', { numeric: true }).compare)
    expect(found.map(([requirement]) => requirement)).toEqual(sorted)
  }
  const files = readdirSync('test/asvs').filter((name) => name.startsWith('v'))
  for (const name of files) {
    const titles = readFileSync(`test/asvs/${name}`, 'utf8').matchAll(/'(\d+(?:\.\d+)+: [^'\n]*)'/g)
    const named = rows.filter(([, , file]) => file === `test/asvs/${name}`).map(([, , , title]) => title)
    expect([...titles].map(([, title]) => title!).filter((title) => !named.includes(title))).toEqual([])
  }
})
