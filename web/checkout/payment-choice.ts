import type * as checkoutApi from '../../contract/checkout.ts'
import type { PaymentMethodCode } from '../../contract/payment-methods.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'

export type Methods = OutputOf<typeof checkoutApi.listPaymentMethods>
type Method = Methods[number]

/** The chosen method; undefined where none is chosen, or it cannot be used for this cart any more. */
export const usableMethod = (methods: Methods | null | undefined, chosen: PaymentMethodCode | null) =>
  methods?.find(({ code, isAvailable }) => code === chosen && isAvailable)

/** What can be used first, each part in the order of the shop. */
export const availableFirst = (one: Pick<Method, 'isAvailable'>, other: Pick<Method, 'isAvailable'>) =>
  Number(other.isAvailable) - Number(one.isAvailable)

// Another method helps, so the choice is shown again with the sentence.
const codes = new Set([
  'PAYMENT_METHOD_UNAVAILABLE',
  'PAYMENT_DECLINED',
  'TRANSFER_OPEN',
  'TRANSFER_ABOVE_LIMIT',
  'TRANSFER_SHARE',
  'CREDIT_LIMIT',
])

/** Whether another way to pay would help. */
export function isPaymentProblem<P extends { code: string }>(problem: P | null): problem is P {
  return problem !== null && codes.has(problem.code)
}
