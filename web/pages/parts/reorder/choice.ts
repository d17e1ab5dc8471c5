import type { ReorderLine } from '../../../../contract/orders/reorder.ts'

export type Choice = { line: ReorderLine; isChosen: boolean; quantity: number }

/** Everything that can be had is chosen, but for what lies in the cart: a second press does not double it. */
export function startChoice(line: ReorderLine, inCart: ReadonlyMap<string, number>): Choice {
  const isChosen = line.state === 'AVAILABLE' && !inCart.has(line.productSkuId)
  return { line, isChosen, quantity: line.quantity }
}

export const isIn = ({ line, isChosen, quantity }: Choice) => isChosen && line.state === 'AVAILABLE' && quantity > 0

/** What the chosen lines come to; a design at its own offer is counted by the cart. */
export function chosenSum(choices: readonly Choice[]) {
  const sum = { lines: 0, cases: 0, pieces: 0, packs: 0, cents: 0 }
  for (const { line, quantity } of choices.filter(isIn)) {
    const boxes = quantity / line.countPerBox
    sum.lines += 1
    if (line.countPerBox > 1) sum.cases += boxes
    else sum[line.isPack ? 'packs' : 'pieces'] += quantity
    sum.cents += Math.round((line.casePrice ?? 0) * 100) * boxes
  }
  return sum
}
