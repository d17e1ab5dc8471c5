type AmountTexts = { boxes: (count: number) => string; pieces: (count: number, isPack?: boolean) => string }
type Sold = { countPerBox: number; isPack?: boolean | undefined }

/** '2 boxes' where it is sold in boxes, else '2 pieces' or '2 packs'; begun boxes do not count. */
export function amountText(quantity: number, { countPerBox, isPack }: Sold, t: AmountTexts): string {
  return countPerBox === 1 ? t.pieces(quantity, isPack) : t.boxes(Math.floor(quantity / countPerBox))
}
