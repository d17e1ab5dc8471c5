import type { PackingLine } from '../../../../contract/orders/packing.ts'
import { openOf, type Parcel } from './use-parcel.ts'

/** Whether this amount of a line is whole cartons, as it is sold. */
export const isInCartons = ({ countPerBox }: PackingLine, ...quantities: number[]): boolean =>
  countPerBox > 1 && quantities.every((quantity) => quantity % countPerBox === 0)

/** How much of what is open goes into the parcel: in cartons where all of it is, else in pieces. */
export function amountOf(lines: readonly PackingLine[], quantityOf: Parcel['quantityOf']) {
  const open = lines.filter((line) => openOf(line) > 0)
  const unit = open.every((line) => isInCartons(line, openOf(line), quantityOf(line))) ? 'CARTONS' : 'PIECES'
  const sum = (countOf: (line: PackingLine) => number) =>
    open.reduce((total, line) => total + countOf(line) / (unit === 'CARTONS' ? line.countPerBox : 1), 0)
  return {
    unit,
    packed: sum(quantityOf),
    all: sum(openOf),
    isPack: open.every((line) => line.isPack === true),
  } as const
}
