import { applyChangeSet } from '../../api/change-sets/apply-change-set.ts'
import { createChangeSet } from '../../api/change-sets/create-change-set.ts'
import { workChangeSet } from '../../api/change-sets/work-change-set.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { berlinDay } from '../../contract/platform/values.ts'
import { hoursBefore, readDemoMembers, type DemoArticle, type DemoMember } from './demo-members.ts'

const DAY_MS = 86_400_000
const PRICES = 12
/** Of the goods the first have new prices since last week, these will have some on a day. */
const DATED = 8

/** Prices of the demo's suppliers: some are in force for a week, some have been announced for a day in two weeks. Where there are sets nothing happens. */
export async function loadChangeSets(deps: Deps, baseDate: Date): Promise<void> {
  const [existing] = await deps.db`select 1 from change_set where source = 'SHEET' limit 1`
  if (existing) return
  for (const { caller, goods } of await readDemoMembers(deps.db, PRICES)) {
    await change(hoursBefore(deps, baseDate, 7 * 24), caller, { goods: goods.slice(DATED), percent: 3 })
    const validFrom = berlinDay(new Date(baseDate.getTime() + 16 * DAY_MS))
    await change(hoursBefore(deps, baseDate, 26), caller, { goods: goods.slice(0, DATED), percent: 4, validFrom })
  }
}

type Round = { goods: DemoArticle[]; percent: number; validFrom?: string }

async function change(then: Deps, caller: DemoMember['caller'], { goods, percent, validFrom }: Round) {
  const cells = goods.map(({ skuId, priceCents: from }) => {
    const to = Math.ceil((from * (100 + percent)) / 100)
    return { skuId, field: 'PRICE' as const, from: from / 100, to: to / 100 }
  })
  if (cells.length === 0) return
  const { id } = await createChangeSet(then, caller, { cells })
  // A cent more is much of a price of a few.
  const isDated = { validFrom: validFrom ?? null, announce: validFrom !== undefined }
  await applyChangeSet(then, caller, { id, ...isDated, confirmedLarge: true, leaveOut: [] })
  await workChangeSet(then, id)
}
