import type { CellObject } from '@e965/xlsx'
import type { Cell, Table } from './table.ts'

// Formats that every Excel has and shows as its country writes them: amounts and days.
const AMOUNT = '#,##0.00'
const DAY = 'm/d/yy'

/**
 * One sheet for Excel: texts are texts, whatever they begin with, amounts and days are values that can be worked with
 * (decision 156). The library is loaded by the first sheet.
 */
export async function writeXlsx({ head, rows }: Table, name: string): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx')
  const sheet = utils.aoa_to_sheet([head, ...rows].map((row) => row.map(cellOf)))
  sheet['!cols'] = head.map(() => ({ wch: 18 }))
  return write(utils.book_new(sheet, name), { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}

function cellOf(cell: Cell): CellObject | null {
  if (cell === null || cell === '') return null
  if (typeof cell === 'string') return { t: 's', v: cell.toWellFormed() }
  if ('day' in cell) return { t: 'n', v: serialOf(cell.day), z: DAY }
  return 'cents' in cell ? { t: 'n', v: cell.cents / 100, z: AMOUNT } : { t: 'n', v: cell.number }
}

/** Days since 30 December 1899. */
const serialOf = (day: string) => Math.round((Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000)
