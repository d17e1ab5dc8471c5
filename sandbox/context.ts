import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerTo } from './calls/bodies.ts'
import type { Ledger } from './ledger.ts'
import type { Call, NewEntry } from './entry.ts'
import type { Payment } from './payment.ts'
import { Refusal } from './calls/refusal.ts'
import type { Schedule } from './schedule.ts'

/** What every route needs. */
export type Context = {
  ledger: Ledger
  schedule: Schedule
  apiKey: string
  /** Known once the sandbox listens. */
  origin(): string
}

export function findPayment({ ledger }: Context, id: string): Payment {
  const payment = ledger.payment(id)
  if (!payment) throw new Refusal(404, 'No payment exists with this id')
  return payment
}

/**
 * Writes what `act` decides and answers with it. The same Idempotency-Key within the hour gets the first answer again;
 * with another request it is refused.
 */
export async function answerOnce(
  { context, request, reply }: { context: Context; request: FastifyRequest; reply: FastifyReply },
  act: (call: Call | undefined) => NewEntry[],
): Promise<unknown> {
  const call = callOf(request)
  const before = call && context.ledger.answered(call.key)
  if (call && before && !isSame(call, before.entry.call)) {
    throw new Refusal(422, 'This idempotency key was used with another request', 'Idempotency-Key')
  }
  const { entry, payment } = before ?? (await context.ledger.record(act(call)))
  const { status, body } = answerTo(entry, payment, context.origin())
  return reply.status(status).send(body)
}

function callOf({ headers, method, url, body }: FastifyRequest): Call | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return undefined
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex')
  return { key, method, path: url, bodyHash }
}

const isSame = (one: Call, other: Call | undefined) =>
  one.method === other?.method && one.path === other.path && one.bodyHash === other.bodyHash
