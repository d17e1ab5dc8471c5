import * as figuresApi from '../../contract/operator/figures.ts'
import { rightOfKind } from '../../contract/operator/approvals.ts'
import { rightOfWaiting, waitingKinds, read, readWaiting } from '../../contract/operator/overview.ts'
import { texts } from '../../texts/texts.ts'
import { countByKind, type KindCount } from '../approvals/queries.ts'
import { may, type Caller } from '../http/caller.ts'
import { countOf } from '../http/newest-first.ts'
import { serve, type Api } from '../http/serve.ts'
import { readHealth, type HealthDeps } from '../health/read-health.ts'
import { countLateOrders } from '../orders/operator/list-orders.ts'
import type { Deps } from '../platform/deps.ts'
import { findWaiting, type Waiting } from './find-waiting.ts'
import { readFigures } from './read-figures.ts'
import { readHours } from './read-hours.ts'
import { readMethods } from './read-methods.ts'

/** The first page of the operators' workplace. */
export function overviewRoutes(api: Api, deps: Deps & HealthDeps): void {
  serve(api, readWaiting, async (_, caller) => ({ waiting: waitingOf(caller, await findAllWaiting(deps, caller)) }))
  serve(api, read, async (_, caller) => {
    const { account, language } = caller
    const [found, health] = await Promise.all([
      findAllWaiting(deps, caller),
      may(account, 'operator', 'system') ? readHealth(deps, language) : null,
    ])
    const { kinds } = texts(language).operator.deskApprovals
    return {
      waiting: waitingOf(caller, found),
      approvals: found.approvals.map(({ kind, count, oldestDueAt }) => ({
        kind,
        kindText: kinds[kind],
        count: countOf(count),
        since: oldestDueAt,
      })),
      health,
    }
  })
  serve(api, figuresApi.read, ({ days }, caller) => readFigures(deps, caller, days))
  serve(api, figuresApi.readHours, () => readHours(deps))
  serve(api, figuresApi.readMethods, ({ days }, { language }) => readMethods(deps, days, language))
}

type Found = { approvals: KindCount[]; late: number; others: Waiting[] }

async function findAllWaiting(deps: Deps, caller: Caller<'operator'>): Promise<Found> {
  const [approvals, late, others] = await Promise.all([
    countApprovals(deps, caller),
    may(caller.account, 'operator', 'orders') ? countLateOrders(deps) : 0,
    findWaiting(deps.db, deps.clock.now()),
  ])
  return { approvals, late, others }
}

/** Of what waits the kinds that are for the caller. */
function waitingOf({ account }: Caller<'operator'>, { approvals, late, others }: Found) {
  const known: Waiting[] = [sumOf(approvals), { kind: 'LATE_ORDERS', count: late, since: null }, ...others]
  return waitingKinds.flatMap((kind) => {
    const right = rightOfWaiting[kind]
    if (right && !may(account, 'operator', right)) return []
    const { count = 0, since = null } = known.find((one) => one.kind === kind) ?? {}
    return [{ kind, count: countOf(count), since }]
  })
}

/** Of the kinds that the caller may decide. */
async function countApprovals({ db, clock }: Deps, { account }: Caller<'operator'>): Promise<KindCount[]> {
  const counts = await countByKind(db, clock.now())
  return counts.filter(({ kind }) => may(account, 'operator', rightOfKind[kind]))
}

function sumOf(own: KindCount[]): Waiting {
  const oldest = own.map(({ oldestDueAt }) => oldestDueAt).toSorted((a, b) => a.getTime() - b.getTime())
  return { kind: 'APPROVALS', count: own.reduce((sum, { count }) => sum + count, 0), since: oldest[0] ?? null }
}
