import type { FastifyInstance } from 'fastify'
import type { Control } from './control.ts'
import { isObject } from './read-terms.ts'
import { Refusal } from './refusal.ts'
import { outcomes } from './steps.ts'

/** The control API: for tests in other processes; needs the key of the account. */
export function controlRoutes(fastify: FastifyInstance, control: Control): void {
  fastify.get('/control/ledger', () => ({ entries: control.ledger() }))

  fastify.post<{ Params: { id: string } }>('/control/payments/:id', async ({ params, body }, reply) => {
    const outcome = outcomes.find((name) => isObject(body) && body.status === name)
    if (!outcome) throw new Refusal(422, `The status must be one of ${outcomes.join(', ')}`, 'status')
    await control.complete(params.id, outcome)
    return reply.status(204).send()
  })

  fastify.post('/control/clock', async ({ body }, reply) => {
    const ms = isObject(body) ? body.advanceMs : undefined
    if (typeof ms !== 'number' || !(ms >= 0))
      throw new Refusal(422, 'advanceMs must be a number of milliseconds', 'advanceMs')
    await control.advance(ms)
    return reply.status(204).send()
  })
}
