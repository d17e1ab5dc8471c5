import { setTimeout as delay } from 'node:timers/promises'

/** I8: within so long every request without an answer has come to its end; counted while the shop is there to be asked. */
export const SETTLES_WITHIN_MS = 120_000

/** Waits until it is so; throws with what was waited for where that takes longer than anything may (I8). */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now()
  while (!(await isSo())) {
    if (performance.now() - started > SETTLES_WITHIN_MS) throw new Error(`I8: waited 120 s in vain for ${what}`)
    await delay(20)
  }
}
