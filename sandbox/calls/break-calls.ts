import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { CallFault, Faults } from '../faults.ts'
import { amountOf, centsOf, type Amount } from '../money.ts'
import { Refusal, refusalBody } from './refusal.ts'

const PIECE = 16

/** Makes the calls below `v2` go wrong as the faults say. */
export function breakCalls(v2: FastifyInstance, faults: Faults): void {
  const taken = new WeakMap<FastifyRequest, CallFault>()

  v2.addHook('preHandler', async (request, reply) => {
    const { id } = request.params as { id?: string }
    const fault = faults.takeForCall(`${request.method} ${request.routeOptions.url}`, id)
    if (!fault) return
    if (fault.when === 'after' || !['hang', 'cut', 'error'].includes(fault.kind)) {
      taken.set(request, fault)
      return
    }
    if (fault.kind === 'error') throw new Refusal(fault.status ?? 500, 'The sandbox fails on demand')
    reply.hijack()
    if (fault.kind === 'cut') request.raw.socket.destroy()
  })

  v2.addHook('onSend', async (request, reply, payload) => {
    const fault = taken.get(request)
    taken.delete(request)
    return fault && typeof payload === 'string' ? spoil({ fault, request, reply }, payload) : payload
  })
}

type Spoiling = { fault: CallFault; request: FastifyRequest; reply: FastifyReply }

function spoil({ fault, request, reply }: Spoiling, payload: string): unknown {
  switch (fault.kind) {
    case 'hang':
      return new Promise(() => {})
    case 'cut':
      request.raw.socket.destroy()
      return payload
    case 'error': {
      const status = fault.status ?? 500
      reply.status(status)
      return JSON.stringify(refusalBody({ status, message: 'The sandbox fails on demand' }))
    }
    case 'slow-body':
      return Readable.from(slowly(payload, fault.pauseMs ?? 1000))
    case 'wrong-amount':
      return withAmount(payload, (amount) => amountOf((centsOf(amount) ?? 0) + 100, amount.currency))
    case 'wrong-currency':
      return withAmount(payload, ({ value }) => ({ currency: 'USD', value }))
  }
}

async function* slowly(text: string, pauseMs: number) {
  for (let start = 0; start < text.length; start += PIECE) {
    if (start > 0) await delay(pauseMs, undefined, { ref: false })
    yield text.slice(start, start + PIECE)
  }
}

function withAmount(payload: string, change: (amount: Amount) => Amount) {
  type Body = { amount?: Amount; _embedded?: Record<string, { amount: Amount }[]> }
  const body = JSON.parse(payload) as Body
  for (const it of [body, ...Object.values(body._embedded ?? {}).flat()]) if (it.amount) it.amount = change(it.amount)
  return JSON.stringify(body)
}
