import * as healthApi from '../../contract/operator/health.ts'
import { serve, type Api } from '../http/serve.ts'
import { findMigrations } from './find-facts.ts'
import { policyReportRoutes } from './policy-reports.ts'
import { readHealth, type HealthDeps } from './read-health.ts'
import type { Deps } from '../platform/deps.ts'

/** What operators see of what the shop stands on. */
export function healthRoutes(api: Api, deps: HealthDeps & Pick<Deps, 'warn'>): void {
  serve(api, healthApi.read, async (_, { language }) => {
    const [lines, migrations] = await Promise.all([readHealth(deps, language), findMigrations(deps.db)])
    return { checkedAt: deps.clock.now(), lines, version: deps.machine.version, migrations }
  })
  policyReportRoutes(api.fastify, deps)
}
