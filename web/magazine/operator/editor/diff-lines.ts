export type DiffLine = { text: string; change: 'same' | 'removed' | 'added' }

/** What was taken out and what was added, line by line, in the order one reads it. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  // common[i][j]: the most lines that both still have in common from there on.
  const common = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0))
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      common[i]![j] =
        before[i] === after[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      lines.push({ text: before[i]!, change: 'same' })
      i++
      j++
    } else if (j >= after.length || (i < before.length && common[i + 1]![j]! >= common[i]![j + 1]!))
      lines.push({ text: before[i++]!, change: 'removed' })
    else lines.push({ text: after[j++]!, change: 'added' })
  }
  return lines
}
