import { moneyText } from '../../contract/platform/money.ts'
import * as payoutRunsApi from '../../contract/payouts/runs.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { approveRun, discardRun, type SeenRun } from './approve-run.ts'
import type { Deed } from './deed.ts'
import { ALONE_LIMIT_CENTS } from './four-eyes.ts'
import { proposeRun } from './propose-run.ts'
import { printRun, printStatement } from './print-statement.ts'
import { findTransferFile } from './queries.ts'
import { listRuns, previewRun, readRun } from './read-runs.ts'
import { recordPaid, recordReturned, runOf } from './record-outcome.ts'
import { findLastActor, findWaitingRun } from './find-runs.ts'
import { writeStatements } from './statements.ts'

type Operator = Caller<'operator'>
type Tools = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin' | 'bankAccount' | 'marketplace'>

/** Runs of payouts, as operators look after them. */
export function payoutRunRoutes(api: Api, deps: Tools): void {
  serve(api, payoutRunsApi.list, (input, { language }) => listRuns(deps, input, language))
  serve(api, payoutRunsApi.preview, (_, { language }) => previewRun(deps, language))
  serve(api, payoutRunsApi.read, ({ number }, caller) => readRun(deps, caller, number))
  serve(api, payoutRunsApi.start, (input, caller) => start(deps, caller, input))
  serve(api, payoutRunsApi.confirm, ({ number, amount, reason }, caller) =>
    confirm(deps, deedOf(caller, reason), {
      language: caller.language,
      seen: { number, amountCents: centsOf(amount) },
    }),
  )
  serve(api, payoutRunsApi.discard, async ({ number, reason }, caller) => {
    if (!(await discardRun(deps, deedOf(caller, reason), number))) await refuseChanged(deps, number)
  })
  serve(api, payoutRunsApi.recordPaid, async ({ number, payouts, reason }, caller) => {
    if (payouts.some((payout) => runOf(payout) !== number)) throw Problem.of('NOT_FOUND')
    if (!(await recordPaid(deps, deedOf(caller, reason), payouts))) await refuseChanged(deps, number)
  })
  serve(api, payoutRunsApi.recordReturned, async ({ number, payout, reason }, caller) => {
    if (runOf(payout) !== number) throw Problem.of('NOT_FOUND')
    if (!(await recordReturned(deps, deedOf(caller, reason), payout))) await refuseChanged(deps, number)
  })
  serve(api, payoutRunsApi.transferFile, async ({ number }) => {
    const file = await findTransferFile(deps.db, number)
    if (!file) throw Problem.of('NOT_FOUND')
    return new File([file], `TRESEN-A${number}.xml`)
  })
  serve(api, payoutRunsApi.statements, ({ number }, { language }) => writeStatements(deps, { number, language }))
  serve(api, payoutRunsApi.overview, ({ number }, caller) => printRun(deps, caller, number))
  serve(api, payoutRunsApi.readStatement, ({ number }, { language }) =>
    printStatement(deps, { storeId: null, number, language }),
  )
}

const deedOf = ({ account, requestId, auditId }: Operator, reason: string) => ({
  by: account.personId,
  reason,
  requestId,
  auditId,
})

const centsOf = (euros: number) => Math.round(euros * 100)

async function start(deps: Tools, caller: Operator, { amount, reason }: { amount: number; reason: string }) {
  const run = await proposeRun(deps, deedOf(caller, reason), centsOf(amount))
  if (typeof run !== 'string') return { number: run.number }
  const waiting = run === 'OPEN' ? await findWaitingRun(deps.db) : undefined
  throw Problem.of('PAYOUT_RUN_CHANGED', { name: waiting?.startedBy ?? '' })
}

async function confirm(deps: Tools, deed: Deed, { language, seen }: { language: Operator['language']; seen: SeenRun }) {
  const run = await approveRun(deps, deed, seen)
  if (run === 'OTHERS') throw Problem.of('SECOND_PERSON_NEEDED', { limitText: null })
  if (run === 'ABOVE_LIMIT')
    throw Problem.of('SECOND_PERSON_NEEDED', { limitText: moneyText(ALONE_LIMIT_CENTS, language) })
  if (typeof run !== 'string') return
  const waiting = await findWaitingRun(deps.db)
  if (waiting?.number === seen.number) throw Problem.of('PAYOUT_RUN_CHANGED', { name: '' })
  await refuseChanged(deps, seen.number)
}

/** By whom; NOT_FOUND where there is no such run and never was. */
async function refuseChanged({ db }: Tools, number: number): Promise<never> {
  const name = await findLastActor(db, number)
  throw name === undefined ? Problem.of('NOT_FOUND') : Problem.of('PAYOUT_RUN_CHANGED', { name })
}
