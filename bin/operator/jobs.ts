import { describePayloads } from '../../api/jobs/describe-jobs.ts'
import { berlinMinute } from '../../api/platform/wall-clock.ts'
import { texts } from '../../texts/texts.ts'
import { Refusal, type Context, type Command, type CommandGroup } from './commands/command.ts'

export const jobs: CommandGroup = {
  texts: (language) => texts(language).operator.jobs,
  actions: { list: { run: list }, show: { run: show }, replay: { run: replay }, discard: { run: discard } },
}

async function list(context: Context) {
  const dead = await context.jobs.dead.list()
  const lines = dead.map(({ id, queue, diedAt, reason }) => `${id}  ${queue}  ${timeText(diedAt)}  ${reason}`)
  return { lines: lines.length > 0 ? lines : [texts(context.language).operator.jobs.none] }
}

async function show(context: Context, { args: [id = ''] }: Command) {
  const t = texts(context.language).operator.jobs
  const job = (await context.jobs.dead.list()).find((dead) => dead.id === id)
  if (!job) throw new Refusal(t.unknown(id))
  const { queue, createdAt, diedAt, reason } = job
  const values = (await describePayloads(context.db, [job])).get(id)!
  return {
    lines: [
      `${t.queue}: ${queue}`,
      `${t.created}: ${timeText(createdAt)}`,
      `${t.died}: ${timeText(diedAt)}`,
      `${t.reason}: ${reason}`,
      ...values.map(({ name, value }) => `  ${name}: ${value}`),
    ],
  }
}

async function replay(context: Context, { args: [id = ''] }: Command) {
  if (!(await context.jobs.dead.replay(id))) throw new Refusal(texts(context.language).operator.jobs.unknown(id))
  return { lines: [texts(context.language).operator.jobs.replayed(id)] }
}

async function discard(context: Context, { args: [id = ''] }: Command) {
  if (!(await context.jobs.dead.discard(id, context.clock.now())))
    throw new Refusal(texts(context.language).operator.jobs.unknown(id))
  return { lines: [texts(context.language).operator.jobs.discarded(id)] }
}

const timeText = (time: Date) => berlinMinute(time).replace('T', ' ')
