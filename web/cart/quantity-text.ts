import type { Texts } from '../platform/texts.ts'

/** '2 Kartons · 12 Stück', or pieces alone where a case holds one. */
export const quantityText = (t: Texts['cart'], countPerBox: number) => (pieces: number) =>
  countPerBox > 1 && pieces % countPerBox === 0 ? t.boxes(pieces / countPerBox, pieces) : t.pieces(pieces)

/** '2 Kartons', or pieces where they fill no whole cases. */
export const casesText = (t: Texts['cart'], countPerBox: number, pieces: number) =>
  countPerBox > 1 && pieces % countPerBox === 0 ? t.cases(pieces / countPerBox) : t.pieces(pieces)
