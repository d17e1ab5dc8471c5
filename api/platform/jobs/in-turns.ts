import { setImmediate as nextTurn } from 'node:timers/promises'

/** Items that take a few milliseconds together. */
const AT_ONCE = 25

/** Does so with one after the other and lets calls in between: none waits for all of them (decision 271). */
export async function inTurns<What, Done>(
  all: readonly What[],
  act: (what: What, at: number) => Done,
): Promise<Done[]> {
  const done: Done[] = []
  for (const [at, what] of all.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await nextTurn()
    done.push(act(what, at))
  }
  return done
}
