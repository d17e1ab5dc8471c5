import type { FastifyInstance } from 'fastify'
import { checkoutPage, checkoutStyle, languageOf, returnUrl, unknownPage } from './checkout-page.ts'
import { findPayment, type Context } from '../context.ts'
import { statusOf } from '../payment.ts'
import { outcomeEntries, outcomes, type Outcome } from '../steps.ts'

type WithId = { Params: { id: string } }

/** The page that the buyer is sent to, and what it sends. */
export function checkoutRoutes(fastify: FastifyInstance, { ledger }: Context): void {
  fastify.get('/checkout.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(checkoutStyle))

  fastify.get('/favicon.ico', (_request, reply) => reply.status(204).send())

  fastify.get<WithId>('/checkout/:id', (request, reply) => {
    const payment = ledger.payment(request.params.id)
    const language = languageOf(payment?.terms.locale, request.headers['accept-language'])
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store')
    if (!payment) return reply.status(404).send(unknownPage(language))
    // A form may only lead where its page allows, and this one ends at the shop.
    const shop = [payment.terms.redirectUrl, payment.terms.cancelUrl].flatMap((url) => (url ? new URL(url).origin : []))
    const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${shop.join(' ')}; frame-ancestors 'none'`
    return reply.header('Content-Security-Policy', policy).send(checkoutPage(payment, language))
  })

  fastify.post<WithId & { Body: Record<string, string> | null }>('/checkout/:id', async (request, reply) => {
    const payment = ledger.payment(request.params.id)
    if (!payment) return reply.status(404).type('text/html; charset=utf-8').send(unknownPage('en'))
    const { status, method } = request.body ?? {}
    const outcome = outcomes.find((name) => name === status)
    // Pressed twice, or open in two windows: the first choice counts.
    if (outcome && statusOf(payment) === 'open') await ledger.record(outcomeEntries(payment, outcome, method))
    return reply.redirect(outcome ? returnUrl(payment) : `/checkout/${payment.id}`, 303)
  })
}

/** Ends a payment as the page would. */
export async function completePayment(context: Context, id: string, outcome: Outcome): Promise<void> {
  await context.ledger.record(outcomeEntries(findPayment(context, id), outcome))
}
