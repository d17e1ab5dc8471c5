import { setTimeout as delay } from 'node:timers/promises'
import { SETTLES_WITHIN_MS } from './retry-until-answered.ts'

/** Waits until it is so; throws with what was waited for where that takes longer than anything may (I8). */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now()
  while (!(await isSo())) {
    if (performance.now() - started > SETTLES_WITHIN_MS) throw new Error(`I8: waited 120 s in vain for ${what}`)
    await delay(20)
  }
}
