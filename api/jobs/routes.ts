import * as jobsApi from '../../contract/operator/jobs.ts'
import type { Caller } from '../http/caller.ts'
import { countOf, newestRows } from '../http/newest-first.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import { findMailWords, resendMail } from '../platform/mail/stored-mails.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import type { DeadJob } from '../platform/jobs/dead-jobs.ts'
import { countMails, describeJob, findMails, findQueues } from './find-jobs.ts'

/** Of many failures the first are described; the others have the same cause. */
const MOST_SHOWN = 100

/** What operators see and do of the work that follows changes. */
export function jobRoutes(api: Api, { db, jobs, clock }: Deps): void {
  // After the work: pg-boss works on a connection of its own, and the row of the call stands before it.
  const note = (caller: Caller<'operator'>, { action, id, reason }: { action: string; id: string; reason: string }) =>
    inTransaction(db, (tx) => recordAudit(tx, caller, { at: clock.now(), action, target: { kind: 'job', id }, reason }))
  serve(api, jobsApi.list, async () => {
    const [queues, dead] = await Promise.all([findQueues(db), jobs.dead.list()])
    const shown = dead.slice(0, MOST_SHOWN)
    return { queues, failed: await Promise.all(shown.map((job) => describeJob(db, job))) }
  })
  serve(api, jobsApi.replay, async ({ id, reason }, caller) => {
    found(await jobs.dead.replay(id))
    await note(caller, { action: 'job.replay', id, reason })
  })
  serve(api, jobsApi.discard, async ({ id, reason }, caller) => {
    found(await jobs.dead.discard(id))
    await note(caller, { action: 'job.discard', id, reason })
  })
  serve(api, jobsApi.listMails, async ({ after, before, pageSize, ...search }) => {
    const window = { after, before, pageSize }
    const failures = failuresIn(await jobs.dead.list())
    const narrowed = { ...search, failed: [...failures.keys()] }
    const [rows, counted] = await Promise.all([findMails(db, narrowed, window), countMails(db, narrowed)])
    const { items, ...beside } = newestRows(window, rows)
    const shown = items.map((mail) => ({ ...mail, failure: failures.get(mail.id) ?? null }))
    return { ...beside, items: shown, count: countOf(counted) }
  })
  serve(api, jobsApi.openMail, async ({ id }, caller) => {
    const mail = await findMailWords(db, id)
    if (!mail) throw Problem.of('NOT_FOUND')
    await inTransaction(db, (tx) =>
      recordAudit(tx, caller, { at: clock.now(), action: 'mail.open', target: { kind: 'mail', id } }),
    )
    return mail
  })
  serve(api, jobsApi.resendMail, async ({ id, reason }, caller) => {
    await inTransactionOnce(db, caller.keyed, {
      async work(tx) {
        if ((await resendMail(tx, jobs, { id })) === null) throw Problem.of('NOT_FOUND')
        await recordAudit(tx, caller, { at: clock.now(), action: 'mail.resend', target: { kind: 'mail', id }, reason })
      },
      again: async () => {},
    })
  })
}

/** What was said to the last try, by the mails that were given up. */
const failuresIn = (dead: readonly DeadJob[]): ReadonlyMap<string, string> =>
  new Map(
    dead.flatMap(({ queue, payload, reason }) =>
      queue === 'mail' && 'id' in payload ? [[String(payload.id), reason] as const] : [],
    ),
  )

function found(isDone: boolean) {
  if (!isDone) throw Problem.of('NOT_FOUND')
}
