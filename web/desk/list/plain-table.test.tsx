import { readFile } from 'node:fs/promises'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlainTable } from './PlainTable.tsx'

const columns = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Spalte "${at + 1}"` }))
const tableOf = (all: ComponentProps<typeof PlainTable>['columns']) =>
  renderToStaticMarkup(
    <PlainTable label="Liste" columns={all}>
      <tr />
    </PlainTable>,
  )

test('a row of many columns is a card on phones, which names each of its cells', async () => {
  const html = tableOf(columns(12))
  expect(html).toContain('plain-cards')
  // As the content of a style, quoted.
  expect(html.replaceAll('&quot;', '"')).toContain(String.raw`--column-12:"Spalte \"12\""`)
  const sheet = await readFile(new URL('plain-table.css', import.meta.url), 'utf8')
  for (let at = 1; at <= 12; at++) expect(sheet).toContain(`td:nth-child(${at})::before`)
})

test('the outer cells have their room from tablets on: in a card it would push the first value out of its column', async () => {
  const sheet = await readFile(new URL('plain-table.css', import.meta.url), 'utf8')
  expect(sheet).toMatch(/sm:first:pl-/)
  expect(sheet).not.toMatch(/(?<!sm:)\b(first|last):p[lr]-/)
})

test('a column can be named for readers of screens alone, and stand elsewhere on a tablet', () => {
  const html = tableOf([
    { name: 'Auswählen', isUnnamed: true },
    { name: 'Provision', isSpare: true },
  ])
  expect(html).toContain('<span class="sr-only">Auswählen</span>')
  expect(html).toMatch(/class="[^"]*sm:max-xl:hidden[^"]*">Provision/)
})

test('a narrow one stays a table, as does one whose other columns are left out there', () => {
  expect(tableOf(columns(3))).not.toContain('plain-cards')
  expect(tableOf([...columns(3), { name: 'Preis', isWide: true }])).not.toContain('plain-cards')
})
