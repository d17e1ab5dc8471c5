import type { AppendFile } from './append-file.ts'
import type { Entry } from './entry.ts'
import type { Schedule } from './schedule.ts'

/** One call of the shop's webhook that is due: once for each entry that the shop has to hear of. */
export type Notice = { number: number; paymentId: string; webhookUrl: string }
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

export type Sent = { id: string; status: number | null }

/** Posts `id=<id>` as a form; the status, or null where nobody answered in time. Redirects are not followed. */
async function post(url: string, id: string, signal: AbortSignal): Promise<Sent> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ id }),
      headers: { 'User-Agent': 'Mollie HTTP client/1.0' },
      redirect: 'manual',
      signal,
    })
    await answer.body?.cancel()
    return { id, status: answer.status }
  } catch {
    return { id, status: null }
  }
}

export type Webhooks = {
  /** Calls the webhook of the entry's payment until the shop answers 2xx or the attempts are used up. */
  announce(entry: Entry, webhookUrl: () => string | null | undefined): void
}

export function createWebhooks(schedule: Schedule, ends: AppendFile<NoticeEnd>, times: WebhookTimes): Webhooks {
  const ended = new Set(ends.before.map(({ number }) => number))
  const after = (ms: number, run: () => Promise<void>) => schedule.at(new Date(schedule.now().getTime() + ms), run)

  async function attempt(notice: Notice, attempts: number): Promise<void> {
    const { status } = await post(
      notice.webhookUrl,
      notice.paymentId,
      AbortSignal.any([schedule.signal, AbortSignal.timeout(times.timeoutMs)]),
    )
    if (status !== null && status >= 200 && status < 300)
      return ends.append({ number: notice.number, end: 'delivered' })
    if (schedule.signal.aborted) return
    const pause = times.pausesMs[attempts]
    if (pause === undefined) return ends.append({ number: notice.number, end: 'given up' })
    after(pause, () => attempt(notice, attempts + 1))
  }

  return {
    announce({ number, paymentId }, webhookUrl) {
      if (ended.has(number)) return
      after(0, async () => {
        const url = webhookUrl()
        if (url) await attempt({ number, paymentId, webhookUrl: url }, 0)
      })
    },
  }
}
