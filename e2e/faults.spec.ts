import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildIfStale } from '../bin/web-build.ts'
import { openRig, type Rig } from '../test/faults/rig.ts'
import { scenarios } from '../test/faults/scenarios.ts'

/** What `npm run faults` does many times, a few times. */
describe.each(['EMBEDDED', 'PROXIED'] as const)('a shop whose database is %s', (database) => {
  let rig: Rig
  beforeAll(async () => {
    await buildIfStale()
    rig = await openRig(database)
  })
  afterAll(() => rig?.close())

  test.each(scenarios.filter((scenario) => scenario.database === database))(
    'keeps its promises: $name',
    async (scenario) => {
      const { broken, done } = await scenario.run(rig, scenario.times.few)
      expect(broken).toEqual([])
      expect(done).toBeGreaterThanOrEqual(scenario.times.few)
    },
  )
})
