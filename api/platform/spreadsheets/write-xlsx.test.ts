import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { writeXlsx } from './write-xlsx.ts'

test('what is written is read again as texts, amounts and days', async () => {
  const rows = [
    ['=1+1', { cents: 123_456 }, { day: '2026-11-25' }],
    ['Café „Süß“ & Co <b>\u0001\ud800', { cents: -5 }, null],
    [null, { number: 19 }, { day: '2024-02-29' }],
  ]
  const bytes = await writeXlsx({ head: ['Text', 'Betrag', 'Tag'], rows }, '2026-11')
  const book = read(bytes, { cellDates: true, cellFormula: true, UTC: true })
  expect(book.SheetNames).toEqual(['2026-11'])
  const sheet = book.Sheets['2026-11']!
  expect(sheet.A2).toMatchObject({ t: 's', v: '=1+1' })
  expect(sheet.A2.f).toBeUndefined()
  expect(sheet.B2).toMatchObject({ t: 'n', v: 1234.56, w: '1,234.56' })
  const [, first, second, third] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, UTC: true })
  expect(first).toEqual(['=1+1', 1234.56, new Date('2026-11-25T00:00:00Z')])
  expect(second).toEqual([expect.stringContaining('Café „Süß“ & Co <b>'), -0.05])
  expect(third).toEqual([undefined, 19, new Date('2024-02-29T00:00:00Z')])
})
