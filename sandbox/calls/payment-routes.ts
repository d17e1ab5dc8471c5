import type { FastifyInstance } from 'fastify'
import { paymentBody } from './bodies.ts'
import { answerOnce, findPayment, type Desk } from '../desk.ts'
import { pageOf } from './list-page.ts'
import { readTerms } from './read-terms.ts'
import { cancellation, creation, release } from '../steps.ts'

type WithId = { Params: { id: string } }

/** create, get, list and cancel payments; release an authorisation. */
export function paymentRoutes(v2: FastifyInstance, desk: Desk): void {
  v2.post('/payments', (request, reply) =>
    answerOnce({ desk, request, reply }, (call) => creation(readTerms(request.body), call)),
  )

  v2.get<WithId>('/payments/:id', ({ params }) => paymentBody(findPayment(desk, params.id), desk.origin()))

  v2.get('/payments', ({ query }) =>
    pageOf(desk.book.payments(), {
      name: 'payments',
      query,
      url: `${desk.origin()}/v2/payments`,
      body: (payment) => paymentBody(payment, desk.origin()),
    }),
  )

  v2.delete<WithId>('/payments/:id', (request, reply) =>
    answerOnce({ desk, request, reply }, (call) => cancellation(findPayment(desk, request.params.id), call)),
  )

  v2.post<WithId>('/payments/:id/release-authorization', (request, reply) =>
    answerOnce({ desk, request, reply }, (call) => release(findPayment(desk, request.params.id), call)),
  )
}
