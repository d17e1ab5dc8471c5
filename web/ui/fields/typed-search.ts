import { foldText } from '../../../contract/platform/fold-text.ts'

const CLEARED_AFTER_MS = 350

/**
 * Collects what is typed onto an open list; a pause of 350 ms begins a new word (specification section 9). Returns
 * the first entry that begins with it, looked for from the current one on when a single letter is repeated.
 */
export function createTypedSearch(now: () => number = () => performance.now()) {
  let typed = ''
  let lastAt = -Infinity
  return function find(key: string, labels: readonly string[], current: number): number {
    const at = now()
    typed = at - lastAt > CLEARED_AFTER_MS ? key : typed + key
    lastAt = at
    const isRepeated = [...typed].every((letter) => letter === typed[0])
    const prefix = foldText(isRepeated ? typed[0]! : typed)
    const start = isRepeated ? current + 1 : Math.max(current, 0)
    const order = labels.map((_, step) => (start + step) % labels.length)
    return order.find((index) => foldText(labels[index]!).startsWith(prefix)) ?? -1
  }
}
