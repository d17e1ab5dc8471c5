import type { DeadJob } from '../../api/platform/jobs/dead-jobs.ts'
import { texts } from '../../texts/texts.ts'
import { findUnsentMail } from '../../api/platform/mail/mail-queue.ts'
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
  return {
    lines: [
      `${t.queue}: ${queue}`,
      `${t.created}: ${timeText(createdAt)}`,
      `${t.died}: ${timeText(diedAt)}`,
      `${t.reason}: ${reason}`,
      ...payloadLines({ ...job.payload, ...(await mailOf(context, job)) }),
    ],
  }
}

async function replay(context: Context, { args: [id = ''] }: Command) {
  if (!(await context.jobs.dead.replay(id))) throw new Refusal(texts(context.language).operator.jobs.unknown(id))
  return { lines: [texts(context.language).operator.jobs.replayed(id)] }
}

async function discard(context: Context, { args: [id = ''] }: Command) {
  if (!(await context.jobs.dead.discard(id))) throw new Refusal(texts(context.language).operator.jobs.unknown(id))
  return { lines: [texts(context.language).operator.jobs.discarded(id)] }
}

async function mailOf({ db }: Context, { queue, payload }: DeadJob) {
  if (queue !== 'mail' || !('id' in payload)) return {}
  const mail = await findUnsentMail(db, String(payload.id))
  return mail ? { to: mail.to, subject: mail.subject } : {}
}

// The text of a mail is nobody's business, and may hold a link that signs its reader in.
const LONGEST_SHOWN = 120

const payloadLines = (payload: object) =>
  Object.entries(payload).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return `  ${name}: ${text.length > LONGEST_SHOWN ? `… (${text.length})` : text}`
  })

const timeText = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ')
