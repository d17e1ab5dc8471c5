import type { DeadJob } from '../../api/platform/jobs/dead-jobs.ts'
import { findUnsentMail } from '../../api/platform/mail/mail-queue.ts'
import { operatorJobs as de } from '../../texts/de/operator/jobs.ts'
import { operatorJobs as en } from '../../texts/en/operator/jobs.ts'
import { Refusal, type Desk, type Order, type Topic } from './grammar/topic.ts'

export const jobs: Topic = {
  texts: { de, en },
  verbs: { list: { run: list }, show: { run: show }, replay: { run: replay }, discard: { run: discard } },
}

async function list(desk: Desk) {
  const dead = await desk.jobs.dead.list()
  const lines = dead.map(({ id, queue, diedAt, reason }) => `${id}  ${queue}  ${momentText(diedAt)}  ${reason}`)
  return { lines: lines.length > 0 ? lines : [textsIn(desk).none] }
}

async function show(desk: Desk, { words: [id = ''] }: Order) {
  const t = textsIn(desk)
  const job = (await desk.jobs.dead.list()).find((dead) => dead.id === id)
  if (!job) throw new Refusal(t.unknown(id))
  const { queue, createdAt, diedAt, reason } = job
  return {
    lines: [
      `${t.queue}: ${queue}`,
      `${t.created}: ${momentText(createdAt)}`,
      `${t.died}: ${momentText(diedAt)}`,
      `${t.reason}: ${reason}`,
      ...payloadLines({ ...job.payload, ...(await mailOf(desk, job)) }),
    ],
  }
}

async function replay(desk: Desk, { words: [id = ''] }: Order) {
  if (!(await desk.jobs.dead.replay(id))) throw new Refusal(textsIn(desk).unknown(id))
  return { lines: [textsIn(desk).replayed(id)] }
}

async function discard(desk: Desk, { words: [id = ''] }: Order) {
  if (!(await desk.jobs.dead.discard(id))) throw new Refusal(textsIn(desk).unknown(id))
  return { lines: [textsIn(desk).discarded(id)] }
}

async function mailOf({ db }: Desk, { queue, payload }: DeadJob) {
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

const momentText = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')

const textsIn = ({ language }: Desk) => ({ de, en })[language]
