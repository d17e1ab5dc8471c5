import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildIfStale } from '../../bin/build/web-build.ts'
import { prepareFolder, type PreparedFolder } from '../../test/faults/prepared-folder.ts'
import { openRig, type Rig } from '../../test/faults/rig.ts'
import type { Scenario } from '../../test/faults/scenario.ts'

/** The tests of a spec file: what `npm run faults` does many times, a few times. */
export function holdPromises(scenarios: Scenario[]): void {
  let prepared: PreparedFolder | undefined
  let rig: Rig | undefined
  beforeAll(async () => {
    await buildIfStale()
    prepared = await prepareFolder()
  })
  afterAll(() => prepared?.remove())
  afterEach(async () => {
    await rig?.close()
    rig = undefined
  })

  for (const { name, database, times, run, isLong } of scenarios)
    test(`the shop keeps its promises: ${name}`, { tags: isLong ? ['long'] : [] }, async () => {
      rig = await openRig(database, prepared!)
      const { broken, done } = await run(rig, times.few)
      expect(broken).toEqual([])
      expect(done).toBeGreaterThanOrEqual(times.few)
    })
}
