import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Endpoint, InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import { requestOf } from '../../contract/platform/request.ts'
import type { Rig } from './rig.ts'
import { SETTLES_WITHIN_MS } from './until.ts'
import type { Witness } from './witness.ts'

const TIMEOUT_MS = 15_000
const PAUSE_MS = 150

export type Scene = { rig: Rig; witness: Witness }
export type Answer<Output> = { status: 200; output: Output } | { status: number; code: string }

/** `key` is the Idempotency-Key of all its attempts. */
type CallOf<E extends Endpoint> = { input: InputOf<E>; token: string; key?: string }

/** One call of the API; null where no answer came or it was asked to come again. Any other 5xx breaks a promise. */
export async function ask<E extends Endpoint>(
  { rig, witness }: Scene,
  endpoint: E,
  { input, token, key }: CallOf<E>,
): Promise<Answer<OutputOf<E>> | null> {
  const { method, path, query, body, contentType } = requestOf(endpoint, input)
  try {
    const reply = await fetch(`${rig.shop.origin}${path}${query.size > 0 ? `?${query}` : ''}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(contentType && { 'content-type': contentType }),
        ...(key && { 'idempotency-key': key }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== null && { body: body as string }),
    })
    const json: unknown = await reply.json()
    if (reply.ok) {
      witness.answeredAt = performance.now()
      return { status: 200, output: z.decode(endpoint.output, json as never) as OutputOf<E> }
    }
    const { code } = json as { code: string }
    if (reply.status === 503 && reply.headers.get('retry-after')) {
      witness.unavailable++
      return null
    }
    if (reply.status === 429) return null
    if (reply.status >= 500) witness.broken.push(`${method} ${path} answered ${reply.status} ${code}`)
    return reply.status >= 500 ? null : { status: reply.status, code }
  } catch {
    witness.unanswered++
    return null
  }
}

/** Calls until an answer comes. Throws where that takes longer than I8 allows. */
export async function retryUntilAnswered<E extends Endpoint>(
  scene: Scene,
  endpoint: E,
  call: CallOf<E>,
): Promise<Answer<OutputOf<E>>> {
  const started = scene.rig.shop.readyMs()
  for (;;) {
    const answer = await ask(scene, endpoint, call)
    if (answer) return answer
    if (scene.rig.shop.readyMs() - started > SETTLES_WITHIN_MS)
      throw new Error(`I8: ${endpoint.path} got no answer for 120 s`)
    await delay(PAUSE_MS)
  }
}
