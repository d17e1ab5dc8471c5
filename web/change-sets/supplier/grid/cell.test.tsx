import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sheet as de } from '../../../../texts/de/change-sets/sheet.ts'
import { sheet as en } from '../../../../texts/en/change-sets/sheet.ts'
import { draftTerms, problemsOfRow, termsOfRow, type Draft } from '../logic/draft.ts'
import { rowOf } from '../logic/sample-row.ts'
import { only } from '../logic/selection.ts'
import type { Sheet } from '../use-sheet.ts'
import { Cell } from './Cell.tsx'

const texts = { de, en: en as typeof de }
const place = { row: 0, column: 0 }
const now = new Date('2026-11-29T08:00:00Z')

function cellWith(to: number, language: 'de' | 'en') {
  const row = rowOf()
  const draft: Draft = { a: { number: row.supplierSku, cells: { PRICE: { from: 1840, to } } } }
  const state = {
    row,
    before: termsOfRow(row),
    after: draftTerms(row, draft),
    problems: problemsOfRow(row, draft, now),
  }
  const sheet = { state: { draft }, editing: null, selection: only(place) } as unknown as Sheet
  const html = renderToStaticMarkup(
    <Cell
      {...{ sheet, state, place, language }}
      name="PRICE"
      t={texts[language]}
      isActive
      isChosen
      isCorner
      onDone={() => {}}
    />,
  )
  return { html, name: /aria-label="([^"]*)"/.exec(html)![1]!, text: html.replaceAll(/<[^>]*>/g, '') }
}

test.each([
  ['de', 1895, '18,95', '18,40'],
  ['en', 1895, '18.95', '18.40'],
  ['de', 900, '9,00', '18,40'],
  ['en', 900, '9.00', '18.40'],
] as const)(
  'in %s the name of a cell changed to %i has what is read in it, and what it was',
  (language, to, text, was) => {
    const cell = cellWith(to, language)
    expect(cell.text).toBe(text)
    expect(cell.name).toContain(`Espresso, ${texts[language].names.PRICE}, ${text}, ${texts[language].was(was)}`)
    expect(cell.html).toContain(`data-was="${was}"`)
    expect(cell.html.includes('data-reason')).toBe(to === 900)
  },
)
