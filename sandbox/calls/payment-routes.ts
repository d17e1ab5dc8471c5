import type { FastifyInstance } from 'fastify'
import { paymentBody } from './bodies.ts'
import { answerOnce, findPayment, type Context } from '../context.ts'
import { pageOf } from './list-page.ts'
import { readTerms } from './read-terms.ts'
import { cancellation, creation, release } from '../steps.ts'

type WithId = { Params: { id: string } }

/** create, get, list and cancel payments; release an authorisation. */
export function paymentRoutes(v2: FastifyInstance, context: Context): void {
  v2.post('/payments', (request, reply) =>
    answerOnce({ context, request, reply }, (call) => creation(readTerms(request.body), call)),
  )

  v2.get<WithId>('/payments/:id', ({ params }) => paymentBody(findPayment(context, params.id), context.origin()))

  v2.get('/payments', ({ query }) =>
    pageOf(context.ledger.payments(), {
      name: 'payments',
      query,
      url: `${context.origin()}/v2/payments`,
      body: (payment) => paymentBody(payment, context.origin()),
    }),
  )

  v2.delete<WithId>('/payments/:id', (request, reply) =>
    answerOnce({ context, request, reply }, (call) => cancellation(findPayment(context, request.params.id), call)),
  )

  v2.post<WithId>('/payments/:id/release-authorization', (request, reply) =>
    answerOnce({ context, request, reply }, (call) => release(findPayment(context, request.params.id), call)),
  )
}
