import type { FastifyInstance } from 'fastify'
import { captureBody, chargebackBody, refundBody } from './bodies.ts'
import { answerOnce, findPayment, type Context } from '../context.ts'
import { pageOf } from './list-page.ts'
import { capture, refund, refundCancellation } from '../captures-and-refunds.ts'
import { Refusal } from './refusal.ts'

type WithId = { Params: { id: string } }
type WithPart = { Params: { id: string; partId: string } }

/** create, get and list captures. */
export function captureRoutes(v2: FastifyInstance, context: Context): void {
  v2.post<WithId>('/payments/:id/captures', (request, reply) =>
    answerOnce({ context, request, reply }, (call) => {
      const payment = findPayment(context, request.params.id)
      return capture({ payment, body: request.body, call, now: context.schedule.now() })
    }),
  )

  v2.get<WithPart>('/payments/:id/captures/:partId', ({ params }) => {
    const payment = findPayment(context, params.id)
    return captureBody(findPart(payment.captures, params.partId), payment, context.origin())
  })

  v2.get<WithId>('/payments/:id/captures', ({ params, query }) => {
    const payment = findPayment(context, params.id)
    return pageOf(payment.captures, {
      name: 'captures',
      query,
      url: `${context.origin()}/v2/payments/${payment.id}/captures`,
      body: (part) => captureBody(part, payment, context.origin()),
    })
  })
}

/** create, get, list and cancel refunds. */
export function refundRoutes(v2: FastifyInstance, context: Context): void {
  v2.post<WithId>('/payments/:id/refunds', (request, reply) =>
    answerOnce({ context, request, reply }, (call) => {
      const payment = findPayment(context, request.params.id)
      return refund({ payment, body: request.body, call, now: context.schedule.now() })
    }),
  )

  v2.get<WithPart>('/payments/:id/refunds/:partId', ({ params }) => {
    const payment = findPayment(context, params.id)
    return refundBody(findPart(payment.refunds, params.partId), payment, context.origin())
  })

  v2.delete<WithPart>('/payments/:id/refunds/:partId', (request, reply) =>
    answerOnce({ context, request, reply }, (call) => {
      const payment = findPayment(context, request.params.id)
      return refundCancellation(payment, findPart(payment.refunds, request.params.partId), call)
    }),
  )

  v2.get<WithId>('/payments/:id/refunds', ({ params, query }) => {
    const payment = findPayment(context, params.id)
    return pageOf(payment.refunds, {
      name: 'refunds',
      query,
      url: `${context.origin()}/v2/payments/${payment.id}/refunds`,
      body: (part) => refundBody(part, payment, context.origin()),
    })
  })
}

/** get and list chargebacks; only a bank makes one, see control.ts. */
export function chargebackRoutes(v2: FastifyInstance, context: Context): void {
  v2.get<WithPart>('/payments/:id/chargebacks/:partId', ({ params }) => {
    const payment = findPayment(context, params.id)
    return chargebackBody(findPart(payment.chargebacks, params.partId), payment, context.origin())
  })

  v2.get<WithId>('/payments/:id/chargebacks', ({ params, query }) => {
    const payment = findPayment(context, params.id)
    return pageOf(payment.chargebacks, {
      name: 'chargebacks',
      query,
      url: `${context.origin()}/v2/payments/${payment.id}/chargebacks`,
      body: (part) => chargebackBody(part, payment, context.origin()),
    })
  })
}

function findPart<T extends { id: string }>(parts: T[], id: string): T {
  const part = parts.find((it) => it.id === id)
  if (!part) throw new Refusal(404, 'The payment has nothing with this id')
  return part
}
