import { join } from 'node:path'
import { findOperator } from '../api/account/impersonation/impersonation-queries.ts'
import { systemClock } from '../api/platform/clock.ts'
import { openDatabase } from '../api/platform/db.ts'
import type { Deps } from '../api/platform/deps.ts'
import { openFiles } from '../api/platform/files.ts'
import { openJobs } from '../api/platform/jobs/jobs.ts'
import { migrate } from '../api/platform/migrations.ts'
import { openPictures } from '../api/platform/pictures/pictures.ts'
import { queues } from '../api/platform/jobs/queues.ts'
import { readEnvironment } from '../server/environment.ts'
import { paymentAccess } from '../server/payments.ts'
import { openShopDatabase } from '../server/postgres/shop-database.ts'
import { explainStartFailure } from '../server/start-failure.ts'
import { operatorTexts as de } from '../texts/de/operator/operator.ts'
import { operatorTexts as en } from '../texts/en/operator/operator.ts'
import { closeInOrder } from './close-in-order.ts'
import { runAction } from './operator/commands/run.ts'
import { explain } from './operator/commands/explain.ts'
import { parseCommand, type Parsed } from './operator/commands/parse-command.ts'
import { Refusal, type Command, type Action } from './operator/commands/command.ts'
import { groups } from './operator/commands/groups.ts'

const ROOT = join(import.meta.dirname, '..')
const open: (() => Promise<unknown>)[] = []
const close = async () => {
  for (const end of open.splice(0).toReversed()) await end()
}
closeInOrder(close)

const systemLanguage = /^de/i.test(process.env.LC_ALL || process.env.LANG || '') ? 'de' : 'en'
const parsed = parseCommand(process.argv.slice(2), groups, systemLanguage)
if (parsed.ask === 'HELP') {
  const help = explain(groups, parsed)
  if (parsed.isMistyped) console.error(help)
  else console.log(help)
  process.exit(parsed.isMistyped ? 2 : 0)
}
process.exit(await work(parsed))

/** 0: done, 1: refused, 2: the shop's database cannot be reached or used. */
async function work({ group, action, command, as, language }: Extract<Parsed, { ask: 'RUN' }>): Promise<0 | 1 | 2> {
  const t = { de, en }[language]
  try {
    const deps = await openShop()
    const task = { group, name: action, action: groups[group]!.actions[action]!, command }
    const operator = (await findOperator(deps.db, as)) ?? (await firstOperator(deps, task.action, command))
    if (!operator) throw new Refusal(as ? t.noSuchOperator(as) : t.noOperator)
    const { lines } = await runAction({ ...deps, language, operator }, task)
    for (const line of lines) console.log(line)
    return 0
  } catch (error) {
    if (error instanceof Refusal) console.error(error.message)
    else console.error(explainStartFailure(error) ?? error)
    return error instanceof Refusal ? 1 : 2
  } finally {
    await close()
  }
}

async function firstOperator(deps: Deps, action: Action, command: Command) {
  const isFirst = (await findOperator(deps.db, null)) === undefined
  return isFirst ? action.firstOperator?.(deps, command) : undefined
}

async function openShop(): Promise<Deps> {
  const environment = readEnvironment(process.env)
  const database = await openShopDatabase(environment)
  open.push(database.stop)
  const db = openDatabase(database.url, { connections: 3, lockTimeoutMs: 4000 })
  open.push(() => db.end({ timeout: 1 }))
  await migrate(db, join(ROOT, 'db/migrations'))
  const jobs = await openJobs(db, queues)
  open.push(() => jobs.stop())
  const pictures = openPictures({
    source: join(ROOT, 'seed/pictures'),
    cacheFolder: join(environment.dataDir, 'pictures'),
  })
  const files = openFiles(join(environment.dataDir, 'files'))
  const payments = paymentAccess(environment)
  const base = { db, backgroundDb: db, jobs, pictures, files, clock: systemClock, origin: environment.publicOrigin }
  return { ...base, ...(payments && { payments }), deskEmail: environment.deskEmail }
}
