import { parseArgs } from 'node:util'
import { closeInOrder } from './shop/close-in-order.ts'
import { buildIfStale } from './build/web-build.ts'
import { prepareFolder, type PreparedFolder } from '../test/faults/prepared-folder.ts'
import { openRig, type Rig } from '../test/faults/rig.ts'
import type { Scenario } from '../test/faults/scenario.ts'
import { scenarios } from '../test/faults/scenarios.ts'

// npm run faults [-- --share 0.1 | --few] [-- --only WORD]: every fault so many times, a share of that or as often as in
// npm test, and a table of what held.
const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    few: { type: 'boolean', default: false },
  },
})
const share = Number(values.share)
const chosen = scenarios.filter(({ name }) => name.includes(values.only))
if (!(share > 0 && share <= 1) || chosen.length === 0) {
  console.error(
    'npm run faults -- [--share 0.1 | --few] [--only WORD], where a share is above 0 and at most 1, and WORD is part of one of:',
  )
  for (const { name } of scenarios) console.error(`  ${name}`)
  process.exit(2)
}
let prepared: PreparedFolder | undefined
let rig: Rig | undefined
closeInOrder(async () => {
  await rig?.close()
  await prepared?.remove()
})
await buildIfStale()
const folder = (prepared = await prepareFolder())
const started = performance.now()
let isBroken = false
let skipped = 0
for (const scenario of chosen) if (!(await holds(scenario))) isBroken = true
const verdict = isBroken
  ? 'Promises were broken.'
  : skipped === chosen.length
    ? 'Nothing was tried.'
    : 'All promises held.'
console.log(`\n${verdict} ${minutes(performance.now() - started)}`)
await folder.remove()
process.exit(isBroken ? 1 : 0)

async function holds(scenario: Scenario): Promise<boolean> {
  const began = performance.now()
  const missing = scenario.missing?.()
  if (missing) {
    skipped++
    console.log(`skipped | ${scenario.name} | ${missing}`)
    return true
  }
  rig = await openRig(scenario.database, folder)
  try {
    const { all, few } = scenario.times
    const times = values.few ? few : Math.max(1, Math.round(all * share))
    const { done, planned: expected, figures, broken, slow = [] } = await scenario.run(rig, times)
    const isHeld = broken.length === 0 && done >= expected
    const verdict = isHeld ? (slow.length > 0 ? 'SLOW ' : 'held ') : 'BROKE'
    console.log(
      `${verdict} | ${scenario.name} | ${done} of ${expected} | ${figures} | ${minutes(performance.now() - began)}`,
    )
    for (const promise of [...broken.slice(0, 20), ...slow]) console.log(`        ${promise}`)
    return verdict === 'held '
  } catch (error) {
    console.log(`BROKE | ${scenario.name} | ${String(error)}`)
    return false
  } finally {
    await rig.close()
    rig = undefined
  }
}

function minutes(ms: number) {
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`
}
