import { MOST_SHEETS } from '../../../contract/goods-in/check-words.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { findCompanyName } from '../../orders/company-name.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts'
import { workOneAtATime } from '../../platform/threads/work-one-at-a-time.ts'
import { findCheckedIn, findShipment } from '../queries.ts'
import { presentShipment } from '../read-goods-in.ts'
import type { SheetContent } from './sheet-content.ts'
import { sheetTable } from './sheet-table.ts'

const draw = workOneAtATime<SheetContent>(new URL('./sheet-thread.ts', import.meta.url), { waiting: 20 })

type Buyer = Caller<'buyer'>
/** One shipment, or what was checked within days. */
type Chosen = { shipmentId: string } | { from: string; to: string }

/**
 * The HACCP records as a PDF. Throws NOT_FOUND for a shipment that nobody has checked, VALIDATION for a period with more than
 * MOST_SHEETS, and Busy.
 */
export async function readSheets(deps: Pick<Deps, 'db' | 'clock'>, caller: Buyer, chosen: Chosen): Promise<File> {
  const content = await readContent(deps, caller, chosen)
  const pdf = await draw(content)
  return fileOf(content, { bytes: pdf, ending: 'pdf', type: 'application/pdf' })
}

/** The same as a table for a spreadsheet. */
export async function readSheetCsv(deps: Pick<Deps, 'db' | 'clock'>, caller: Buyer, chosen: Chosen): Promise<File> {
  const content = await readContent(deps, caller, chosen)
  return fileOf(content, { bytes: writeCsv(sheetTable(content), content.language), ending: 'csv', type: 'text/csv' })
}

async function readContent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account: { companyId }, language }: Buyer,
  chosen: Chosen,
): Promise<SheetContent> {
  const [companyName, rows] = await Promise.all([
    findCompanyName(db, companyId),
    'shipmentId' in chosen
      ? findShipment(db, companyId, chosen.shipmentId).then((row) => (row?.checks.length ? [row] : []))
      : findCheckedIn(db, companyId, { ...chosen, most: MOST_SHEETS + 1 }),
  ])
  if ('shipmentId' in chosen && rows.length === 0) throw Problem.of('NOT_FOUND')
  // A record with something left out would be none.
  if (rows.length > MOST_SHEETS)
    throw Problem.of('VALIDATION', undefined, {
      fieldErrors: { to: texts(language).goodsIn.replies.periodTooLong(MOST_SHEETS) },
    })
  return {
    language,
    printedAt: clock.now(),
    companyName,
    period: 'from' in chosen ? { from: chosen.from, to: chosen.to } : null,
    shipments: rows.map((row) => presentShipment(row, language)),
  }
}

function fileOf(content: SheetContent, { bytes, ending, type }: { bytes: Buffer; ending: string; type: string }): File {
  return new File([new Uint8Array(bytes)], `${nameOf(content, content.language)}.${ending}`, { type })
}

function nameOf({ period, shipments }: SheetContent, language: Language) {
  const { fileName } = texts(language).goodsIn.sheets
  return `${fileName} ${period ? `${period.from} ${period.to}` : shipments[0]!.subOrderNumber}`
}
