import { berlinDay } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { Cell, Table } from '../../platform/spreadsheets/table.ts'
import { momentText } from '../../platform/wall-clock.ts'
import type { SheetContent } from './sheet-content.ts'

/** A row for each line of each version. */
export function sheetTable({ language, shipments }: SheetContent): Table {
  const t = texts(language).goodsIn.sheets
  const number = (value: number | null): Cell => (value === null ? null : { number: value })
  const rows = shipments.flatMap(({ subOrderNumber, storeName, shippedAt, checks }) =>
    checks
      .toReversed()
      .flatMap((check) =>
        check.lines.map((line): Cell[] => [
          subOrderNumber,
          storeName,
          berlinDay(shippedAt),
          { number: check.version },
          momentText(check.checkedAt, language),
          check.checkedBy || t.somebody,
          line.productSkuId,
          line.name,
          t.unitOf(line.isPack),
          { number: line.sentQuantity },
          { number: line.cameQuantity },
          line.stateText,
          { number: line.badQuantity },
          line.lot,
          line.bestBefore,
          number(line.temperature),
          number(line.temperatureLimit),
          { number: line.attachments.length },
          check.claimNumbers.join(', '),
          check.note,
          check.reason,
        ]),
      ),
  )
  return { head: t.csvHead, rows }
}
