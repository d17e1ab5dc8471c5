import * as tasksApi from '../../contract/today/tasks.ts'
import * as todayApi from '../../contract/today/today.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { findMissed, readLevels } from './levels.ts'
import { readNextPayout } from './next-payout.ts'
import { readBestSellers, readFigures } from './read-figures.ts'
import { readTasks } from './tasks/read-tasks.ts'

/** The first page of a store's workplace beyond its tasks; each card is a call of its own. */
export function todayRoutes(api: Api, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db, clock } = deps
  serve(api, tasksApi.read, (_, caller) => readTasks(deps, caller))
  serve(api, todayApi.readLevels, (_, { account }) => readLevels(db, account.storeId))
  serve(api, todayApi.readMissed, async ({ kind }, { account }) => ({
    items: await findMissed(db, account.storeId, { kind, now: clock.now() }),
  }))
  serve(api, todayApi.readNextPayout, (_, { account, language }) =>
    readNextPayout(db, account.storeId, { now: clock.now(), language }),
  )
  serve(api, todayApi.readFigures, (_, caller) => readFigures(deps, caller))
  serve(api, todayApi.readBestSellers, (_, caller) => readBestSellers(deps, caller))
}
