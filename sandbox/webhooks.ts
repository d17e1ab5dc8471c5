import type { AppendFile } from './append-file.ts'
import type { Entry } from './entry.ts'
import type { Faults } from './faults.ts'
import type { Schedule } from './schedule.ts'

/** One call of the shop's webhook that is due: once for each entry that the shop is notified of. */
type Notice = { number: number; id: string; webhookUrl: string }
/** A line of webhooks.jsonl. */
export type NoticeEnd = { number: number; end: 'delivered' | 'given up' | 'dropped' }

export type WebhookTimes = {
  /** The pauses before each further attempt. */
  pausesMs: number[]
  /** How long an attempt may last. */
  timeoutMs: number
}

const MINUTE = 60_000

// Mollie makes ten attempts within 26 hours and waits 15 s for an answer (docs.mollie.com/reference/webhooks).
export const mollieTimes: WebhookTimes = {
  pausesMs: [1, 2, 4, 8, 16, 29, 60, 480, 960].map((minutes) => minutes * MINUTE),
  timeoutMs: 15_000,
}

/** Posts `id=<id>` as a form; the status, or null where nobody answered in time. Redirects are not followed. */
async function post(url: string, id: string, signal: AbortSignal): Promise<number | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ id }),
      headers: { 'User-Agent': 'Mollie HTTP client/1.0' },
      redirect: 'manual',
      signal,
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return null
  }
}

/** One attempt, whatever became of it; the status is null where nobody answered. */
export type Attempt = { number: number; id: string; status: number | null }

export type Webhooks = {
  /** Calls the webhook of the entry's payment until the shop answers 2xx or the attempts are used up. */
  announce(entry: Entry, webhookUrl: () => string | null | undefined): void
  /** The numbers of the entries whose webhooks are held back. */
  held(): number[]
  /** Sends these, one after the other in this order. */
  sendHeld(numbers: number[]): Promise<void>
  attempts(): Attempt[]
}

type Options = { schedule: Schedule; ends: AppendFile<NoticeEnd>; times: WebhookTimes; faults: Faults }

export function createWebhooks({ schedule, ends, times, faults }: Options): Webhooks {
  const ended = new Set(ends.before.map(({ number }) => number))
  const held = new Map<number, () => Promise<void>>()
  const attempts: Attempt[] = []
  const after = (ms: number, run: () => Promise<void>) => schedule.at(new Date(schedule.now().getTime() + ms), run)

  async function attempt(notice: Notice, tries: number): Promise<void> {
    const { number, id } = notice
    const signal = AbortSignal.any([schedule.signal, AbortSignal.timeout(times.timeoutMs)])
    const status = await post(notice.webhookUrl, id, signal)
    attempts.push({ number, id, status })
    if (status !== null && status >= 200 && status < 300) return ends.append({ number, end: 'delivered' })
    if (schedule.signal.aborted) return
    const pause = times.pausesMs[tries]
    if (pause === undefined) return ends.append({ number, end: 'given up' })
    after(pause, () => attempt(notice, tries + 1))
  }

  return {
    announce({ number, paymentId }, webhookUrl) {
      if (ended.has(number)) return
      const { isLost, isHeld, copies = 1, delayMs = 0, id = paymentId } = faults.takeForWebhook(paymentId) ?? {}
      const deliver = async () => {
        const url = webhookUrl()
        if (!url) return
        await Promise.all(Array.from({ length: copies }, () => attempt({ number, id, webhookUrl: url }, 0)))
      }
      if (isLost) after(0, () => ends.append({ number, end: 'dropped' }))
      else if (isHeld) held.set(number, deliver)
      else after(delayMs, deliver)
    },
    held: () => [...held.keys()],
    async sendHeld(numbers) {
      for (const number of numbers) {
        const deliver = held.get(number)
        held.delete(number)
        await deliver?.()
      }
    },
    attempts: () => attempts,
  }
}
