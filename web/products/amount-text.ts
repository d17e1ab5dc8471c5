type AmountTexts = { boxes: (count: number) => string; pieces: (count: number) => string }

/** '2 boxes' where it is sold in boxes, else '2 pieces'; begun boxes do not count. */
export function amountText(quantity: number, countPerBox: number, t: AmountTexts): string {
  return countPerBox === 1 ? t.pieces(quantity) : t.boxes(Math.floor(quantity / countPerBox))
}
