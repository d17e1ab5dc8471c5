import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currentClient } from '../platform/limit-concurrency.ts'
import { clientAddress } from './visits/client-address.ts'
import { Problem } from './problem.ts'

// The same for all, as AbortController else makes an error with a stack for each.
const OVER = new Error('Nobody waits for the answer any more.')

const states = new WeakMap<FastifyRequest, { end: AbortController; hasBegun: boolean }>()

/**
 * Bounds every request to `answerMs` (api.md section 10.4) with an answer, and lets queues know for whom work is done and when
 * nobody waits for it any more. Fastify's own `handlerTimeout` and `request.signal` end with the body of a request, not
 * with its answer.
 */
export function boundRequests(fastify: FastifyInstance, answerMs: number) {
  fastify.addHook('onRequest', (request, reply, done) => {
    const end = new AbortController()
    states.set(request, { end, hasBegun: false })
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) answerForGood(reply, tooLate(request))
      end.abort(OVER)
    }, answerMs)
    reply.raw.once('close', () => {
      clearTimeout(timer)
      // What was answered may have work that follows.
      if (!reply.raw.writableFinished) end.abort(OVER)
    })
    done()
  })
  // After the body, which arrives in a context of its own.
  fastify.addHook('preHandler', (request, _, done) => {
    const state = states.get(request)!
    state.hasBegun = true
    currentClient.run({ address: clientAddress(request.ip), signal: state.end.signal }, done)
  })
}

/**
 * What the work still comes to, which the end of its time often brings about, is no second answer. Fastify would try to send
 * it, or log it as a fault where it sees that something is `sent`.
 */
function answerForGood(reply: FastifyReply, problem: Problem) {
  reply.send(problem)
  Object.defineProperties(reply, { sent: { value: false }, send: { value: () => reply } })
}

// Work in the database that has begun goes on to its end, so whether a write was done is not known; `pay` sent again with its
// key gets the first outcome.
function tooLate(request: FastifyRequest): Problem {
  if (!request.raw.complete) return Problem.of('TOO_SLOW')
  const isWrite = states.get(request)?.hasBegun && request.method !== 'GET' && request.method !== 'HEAD'
  return Problem.of(isWrite ? 'OUTCOME_UNKNOWN' : 'UNAVAILABLE')
}
