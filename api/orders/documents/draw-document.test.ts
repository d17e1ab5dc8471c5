import { expect, test } from 'vitest'
import { documentContent as content, documentLine as goods } from '../../../test/orders/document-content.ts'
import { pdfPages } from '../../../test/orders/pdf-text.ts'
import type { DocumentContent } from './document-content.ts'
import { drawDocument } from './draw-document.ts'

const issuedAt = new Date('2026-03-29T10:00:00Z')
const pagesOf = async (values: Partial<DocumentContent>) =>
  pdfPages(await drawDocument({ content: content(values), issuedAt }))

test('a short invoice has one page, with its days written out', async () => {
  const pages = await pagesOf({})
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('29. März 2026')
  expect(pages[0]).toContain('Seite 1 von 1')
})

test('sixty lines go over pages, each with the head of the table and its number; none is lost', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => goods(index + 1))
  const pages = await pagesOf({ lines })
  expect(pages.length).toBeGreaterThanOrEqual(3)
  for (const [index, page] of pages.entries()) expect(page).toContain(`Seite ${index + 1} von ${pages.length}`)
  expect(pages[1]).toContain('Einzelpreis netto')
  const all = pages.join('\n').split('\n')
  for (const { name } of lines) expect(all.filter((run) => run === name)).toHaveLength(1)
})

test('a word that is wider than its column is broken, not cut', async () => {
  const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsbecher'
  const [page] = await pagesOf({ lines: [goods(1, { name })] })
  expect(page!.replaceAll('\n', '')).toContain(name)
})

test.each([
  ['INTRA_COMMUNITY', '§ 4 Nr. 1 Buchst. b, § 6a UStG'],
  ['EXPORT', 'Steuerfreie Ausfuhrlieferung'],
] as const)('an untaxed supply says why: %s', async (exemption, sentence) => {
  const totals = {
    net: 5040,
    discount: 0,
    deposit: 0,
    shipping: 0,
    tax: 0,
    taxLines: [{ rateBp: 0, base: 5040, shipping: 0, amount: 0 }],
    taxCase: 'INTRA_COMMUNITY' as const,
    gross: 5040,
  }
  const [page] = await pagesOf({ exemption, totals })
  expect(page!.replaceAll('\n', ' ')).toContain(sentence)
  expect(page).toContain('Umsatzsteuer 0 % auf 50,40 €')
})

test('what was drawn before takes no letter from a document, though both share fonts', async () => {
  const drawn = (name: string) => pagesOf({ lines: [goods(1, { name })] })
  // Fonts make these of the letters below, which then are asked for as parts, without the sign they stand for.
  expect((await drawn('ÝÑÕÇ ΏΎΉ ЌЃЙ')).join()).toContain('ÝÑÕÇ')
  for (const letters of ['YNOC', 'ΩΥΗ', 'КГИ']) expect((await drawn(letters)).join()).toContain(letters)
})
