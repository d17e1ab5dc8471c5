import * as jobsApi from '../../contract/operator/jobs.ts'
import type { Caller } from '../http/caller.ts'
import { countOf, newestRows } from '../http/newest-first.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import { discardMail } from '../platform/mail/discard-mail.ts'
import { findMailWords, resendMail } from '../platform/mail/stored-mails.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { countMails, findMails } from './find-mails.ts'
import { findQueues, listJobs } from './list-jobs.ts'
import { beginReplay } from './replay-queue.ts'

/** What operators see and do of the work that follows changes. */
export function jobRoutes(api: Api, { db, jobs, clock }: Deps): void {
  // After the work: pg-boss works on a connection of its own, and the row of the call stands before it.
  const note = (caller: Caller<'operator'>, { action, id, reason }: { action: string; id: string; reason: string }) =>
    inTransaction(db, (tx) => recordAudit(tx, caller, { at: clock.now(), action, target: { kind: 'job', id }, reason }))
  serve(api, jobsApi.listQueues, async () => ({ queues: await findQueues(db) }))
  serve(api, jobsApi.list, ({ after, before, pageSize, ...search }) =>
    listJobs(db, search, { after, before, pageSize }),
  )
  serve(api, jobsApi.replayQueue, async (replay, caller) => ({
    count: await beginReplay({ db, jobs, clock }, caller, replay),
  }))
  serve(api, jobsApi.replay, async ({ id, reason }, caller) => {
    found(await jobs.dead.replay(id))
    await note(caller, { action: 'job.replay', id, reason })
  })
  serve(api, jobsApi.discard, async ({ id, reason }, caller) => {
    found(await jobs.dead.discard(id, clock.now()))
    await note(caller, { action: 'job.discard', id, reason })
  })
  serve(api, jobsApi.listMails, async ({ after, before, pageSize, ...search }) => {
    const window = { after, before, pageSize }
    const [rows, counted] = await Promise.all([findMails(db, search, window), countMails(db, search)])
    return { ...newestRows(window, rows), count: countOf(counted) }
  })
  serve(api, jobsApi.openMail, async ({ id }, caller) => {
    const mail = await findMailWords(db, id)
    if (!mail) throw Problem.of('NOT_FOUND')
    await inTransaction(db, (tx) =>
      recordAudit(tx, caller, { at: clock.now(), action: 'mail.open', target: { kind: 'mail', id } }),
    )
    return mail
  })
  serve(api, jobsApi.discardMail, async ({ id, reason }, caller) => {
    const at = clock.now()
    await inTransactionOnce(db, caller.keyed, {
      async work(tx) {
        if (!(await discardMail(tx, id, at))) throw Problem.of('NOT_FOUND')
        await recordAudit(tx, caller, { at, action: 'mail.discard', target: { kind: 'mail', id }, reason })
      },
      again: async () => {},
    })
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

function found(isDone: boolean) {
  if (!isDone) throw Problem.of('NOT_FOUND')
}
