type Take = (failed: string[], begin: (id: string) => void) => Promise<boolean>

/**
 * Takes what is due one after the other until nothing is left; how many. `take` leaves out what has failed and says by `begin` which
 * one it is at: one that fails is left to the next round and holds up no other. What fails before it is known which, as the database
 * is away, ends the round.
 */
export async function takeOneByOne(take: Take, onFailure: (id: string, error: unknown) => void): Promise<number> {
  const failed: string[] = []
  for (let done = 0; ;) {
    let current: string | undefined
    try {
      if (!(await take(failed, (id) => void (current = id)))) return done
      done++
    } catch (error) {
      if (current === undefined) throw error
      failed.push(current)
      onFailure(current, error)
    }
  }
}
