import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { methodBody, methodOf, methodsFor } from './methods.ts'
import { centsOf } from '../money.ts'
import { Refusal } from './refusal.ts'

type Query = Partial<Record<string, string>>

/** The methods of the account: all that can take an amount from a country, or one. */
export function methodRoutes(v2: FastifyInstance, { origin }: Context): void {
  v2.get<{ Querystring: Query }>('/methods', ({ query }) => {
    const amount = readAmount(query)
    const offered = methodsFor({
      ...(amount && { amount }),
      ...(query.billingCountry && { billingCountry: query.billingCountry }),
      includesApplePay: query.includeWallets?.split(',').includes('applepay') ?? false,
    })
    return {
      count: offered.length,
      _embedded: { methods: offered.map((method) => methodBody(method, { origin: origin(), locale: query.locale })) },
      _links: {
        self: { href: `${origin()}/v2/methods`, type: 'application/hal+json' },
        documentation: { href: 'https://docs.mollie.com/reference/list-methods', type: 'text/html' },
      },
    }
  })

  v2.get<{ Params: { id: string }; Querystring: Query }>('/methods/:id', ({ params, query }) => {
    const method = methodOf(params.id)
    if (!method) throw new Refusal(404, 'No payment method exists with this id')
    return methodBody(method, { origin: origin(), locale: query.locale })
  })
}

/** The `svg` that a method names as its picture: its name in a frame. */
export function methodPictures(fastify: FastifyInstance): void {
  fastify.get<{ Params: { id: string } }>('/methods/:id.svg', ({ params }, reply) => {
    const method = methodOf(params.id)
    if (!method) throw new Refusal(404, 'No payment method exists with this id')
    return reply.type('image/svg+xml').send(
      `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48" viewBox="0 0 64 48">
<rect x="1" y="1" width="62" height="46" rx="6" fill="#fff" stroke="#1d1d1b"/>
<text x="32" y="28" font-family="sans-serif" font-size="10" text-anchor="middle">${method.id}</text></svg>`,
    )
  })
}

function readAmount(query: Query) {
  const value = query['amount[value]']
  if (value === undefined) return undefined
  const amount = { currency: query['amount[currency]'] ?? '', value }
  if (centsOf(amount) === undefined) throw new Refusal(400, 'The amount contains an invalid value', 'amount')
  return amount
}
