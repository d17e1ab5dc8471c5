import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { chargeback, chargebackReversal } from './chargebacks.ts'
import { completePayment } from './checkout/checkout-routes.ts'
import { findPayment, type Context } from './context.ts'
import type { Entry, NewEntry } from './entry.ts'
import { Fault, type Faults } from './faults.ts'
import { amountOf } from './money.ts'
import { Refusal } from './calls/refusal.ts'
import { outcomes, type Outcome } from './steps.ts'
import type { Attempt, Webhooks } from './webhooks.ts'

/** How tests control the sandbox, in the process or over `/control`. */
export type Control = {
  ledger(): Entry[]
  /** Ends an open payment as its page would. */
  complete(paymentId: string, outcome: Outcome): Promise<void>
  /** The buyer's bank takes back so many cents, without a number all that is left; the id of the chargeback. */
  chargeBack(paymentId: string, cents?: number): Promise<string>
  /** The bank returns them. */
  reverseChargeback(paymentId: string, id: string): Promise<void>
  /** Moves the sandbox's time forward; resolves when what became due (webhooks, expiries, settlements) has been done. */
  advance(ms: number): Promise<void>
  /** Makes the next calls or webhooks go wrong. */
  fault(fault: Fault): void
  clearFaults(): void
  /** The webhooks held back, by the number of their ledger entry, and every attempt to deliver one so far. */
  webhooks(): { held: number[]; attempts: Attempt[] }
  /** Sends held webhooks, in this order. */
  sendHeld(numbers: number[]): Promise<void>
}

export function createControl(context: Context, { faults, webhooks }: { faults: Faults; webhooks: Webhooks }): Control {
  const record = async (entries: NewEntry[]) => (await context.ledger.record(entries)).entry.partId!
  return {
    ledger: context.ledger.entries,
    complete: (paymentId, outcome) => completePayment(context, paymentId, outcome),
    async chargeBack(paymentId, cents) {
      const payment = findPayment(context, paymentId)
      return record(
        chargeback(payment, cents === undefined ? undefined : amountOf(cents, payment.terms.amount.currency)),
      )
    },
    async reverseChargeback(paymentId, id) {
      await record(chargebackReversal(findPayment(context, paymentId), id))
    },
    advance: context.schedule.advance,
    fault: faults.add,
    clearFaults: faults.clear,
    webhooks: () => ({ held: webhooks.held(), attempts: webhooks.attempts() }),
    sendHeld: webhooks.sendHeld,
  }
}

const Completion = z.strictObject({ status: z.enum(outcomes) })
const Charge = z.strictObject({ cents: z.optional(z.int().check(z.minimum(1))) })
const TimeShift = z.strictObject({ advanceMs: z.number().check(z.minimum(0)) })
const Order = z.strictObject({ numbers: z.array(z.int()) })

/** The same over HTTP, for tests in other processes; needs the key of the account. */
export function controlRoutes(fastify: FastifyInstance, control: Control): void {
  fastify.get('/control/ledger', () => ({ entries: control.ledger() }))
  fastify.get('/control/webhooks', () => control.webhooks())
  fastify.post<{ Params: { id: string } }>('/control/payments/:id', async ({ params, body }, reply) => {
    await control.complete(params.id, read(Completion, body).status)
    return reply.status(204).send()
  })
  fastify.post<{ Params: { id: string } }>('/control/payments/:id/chargebacks', async ({ params, body }, reply) =>
    reply.status(201).send({ id: await control.chargeBack(params.id, read(Charge, body ?? {}).cents) }),
  )
  fastify.delete<{ Params: { id: string; partId: string } }>(
    '/control/payments/:id/chargebacks/:partId',
    async ({ params }, reply) => {
      await control.reverseChargeback(params.id, params.partId)
      return reply.status(204).send()
    },
  )
  fastify.post('/control/clock', async ({ body }, reply) => {
    await control.advance(read(TimeShift, body).advanceMs)
    return reply.status(204).send()
  })
  fastify.post('/control/faults', async ({ body }, reply) => {
    control.fault(read(Fault, body))
    return reply.status(204).send()
  })
  fastify.delete('/control/faults', async (_request, reply) => {
    control.clearFaults()
    return reply.status(204).send()
  })
  fastify.post('/control/webhooks', async ({ body }, reply) => {
    await control.sendHeld(read(Order, body).numbers)
    return reply.status(204).send()
  })
}

function read<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body)
  if (!result.success) throw new Refusal(422, z.prettifyError(result.error))
  return result.data
}
