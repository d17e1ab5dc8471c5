import type { HealthLine } from '../../contract/operator/health.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Deps } from '../platform/deps.ts'
import {
  findDatabaseFacts,
  findHistory,
  findMailFacts,
  findProviderFacts,
  findQueueFacts,
  type Sample,
} from './find-facts.ts'
import {
  judgeBackup,
  judgeDatabase,
  judgeDisk,
  judgeIndex,
  judgeJobs,
  judgeMail,
  judgePolicy,
  judgeProvider,
  type IndexAge,
  type Judged,
} from './judge.ts'
import { findPolicyFacts } from './policy-reports.ts'

export type HealthDeps = Pick<Deps, 'db' | 'clock' | 'machine' | 'payments'> & { indexAge: () => IndexAge }

/** Each line as it is now, in one turn to the database. */
export async function judgeHealth({ db, clock, machine, payments, indexAge }: HealthDeps): Promise<Judged[]> {
  const now = clock.now()
  const began = performance.now()
  const timed = findDatabaseFacts(db).then((facts) => ({ ...facts, answerMs: Math.round(performance.now() - began) }))
  const [database, provider, mail, queues, policy, disk, backups] = await Promise.all([
    timed,
    payments ? findProviderFacts(db, now) : null,
    findMailFacts(db),
    findQueueFacts(db, now),
    findPolicyFacts(db, now),
    machine.readDisk(),
    machine.readBackups(),
  ])
  return [
    judgeDatabase(database),
    judgeProvider(provider),
    judgeMail(mail, now),
    judgeJobs(queues, now),
    judgeDisk(disk),
    judgeIndex(indexAge(), now),
    judgeBackup(backups, now),
    judgePolicy(policy),
  ]
}

/** The lines of now, each with its last 24 hours. */
export async function readHealth(deps: HealthDeps, language: Language): Promise<HealthLine[]> {
  const now = deps.clock.now()
  const [judged, samples] = await Promise.all([judgeHealth(deps), findHistory(deps.db, now)])
  const t = texts(language).health.replies
  return judged.map(({ kind, state, since, figures, advice }) => {
    const history = samples.filter((sample) => sample.kind === kind)
    return {
      kind,
      state,
      figures: figures(t, language),
      since: since ?? (state === 'GOOD' || state === 'UNKNOWN' ? null : sinceOf(history)),
      advice: advice?.(t, language) ?? null,
      history: history.map(({ at, state, value }) => ({ at, state, value })),
    }
  })
}

/** From the first sample on after which it was never good again; null where none was taken since. */
function sinceOf(history: Sample[]): Date | null {
  const lastGood = history.findLastIndex(({ state }) => state === 'GOOD' || state === 'UNKNOWN')
  return history[lastGood + 1]?.at ?? null
}
