import * as z from 'zod/mini'

const common = {
  /** Only what concerns this payment; without it any. */
  paymentId: z.optional(z.string()),
  /** How many times; once unless told otherwise. */
  times: z.optional(z.int().check(z.minimum(1))),
}

/** What goes wrong with calls of the API. `before`: nothing has happened; `after`: the sandbox has done and stored it. */
const CallFault = z.strictObject({
  kind: z.enum(['hang', 'cut', 'error', 'slow-body', 'wrong-amount', 'wrong-currency']),
  when: z.optional(z.enum(['before', 'after'])),
  /** Method and route, such as `POST /v2/payments` or `GET /v2/payments/:id`; without it any call. */
  call: z.optional(z.string()),
  /** Of an error; 500 unless told otherwise. */
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  /** Between two pieces of a slow body; 1000 unless told otherwise. */
  pauseMs: z.optional(z.int().check(z.minimum(0))),
  ...common,
})

/** What goes wrong with a webhook: late, many times at once, never, held until it is sent by control, with another id. */
const WebhookFault = z.strictObject({
  kind: z.literal('webhook'),
  delayMs: z.optional(z.int().check(z.minimum(0))),
  copies: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
  isLost: z.optional(z.boolean()),
  isHeld: z.optional(z.boolean()),
  id: z.optional(z.string()),
  ...common,
})

/** A capture or refund that is refused in the end (`canceled` is a refund's only), or settles so much later. */
const SettlementFault = z.strictObject({
  kind: z.literal('settlement'),
  end: z.optional(z.enum(['failed', 'canceled'])),
  laterMs: z.optional(z.int().check(z.minimum(1))),
  ...common,
})

export const Fault = z.discriminatedUnion('kind', [CallFault, WebhookFault, SettlementFault])
export type Fault = z.output<typeof Fault>
export type CallFault = z.output<typeof CallFault>
export type WebhookFault = z.output<typeof WebhookFault>
type SettlementFault = z.output<typeof SettlementFault>

export type Faults = {
  add(fault: Fault): void
  clear(): void
  /** The oldest fault for this call; it counts as used. */
  takeForCall(call: string, paymentId: string | undefined): CallFault | undefined
  takeForWebhook(paymentId: string): WebhookFault | undefined
  takeForSettlement(paymentId: string): SettlementFault | undefined
}

export function createFaults(): Faults {
  let waiting: { fault: Fault; left: number }[] = []

  function take<F extends Fault>(fits: (fault: Fault) => fault is F): F | undefined {
    const found = waiting.find(({ fault }) => fits(fault))
    if (!found) return undefined
    found.left -= 1
    waiting = waiting.filter(({ left }) => left > 0)
    return found.fault as F
  }

  const concerns = (fault: Fault, paymentId: string | undefined) =>
    fault.paymentId === undefined || fault.paymentId === paymentId

  return {
    add: (fault) => void waiting.push({ fault, left: fault.times ?? 1 }),
    clear: () => void (waiting = []),
    takeForCall: (call, paymentId) =>
      take(
        (fault): fault is CallFault =>
          fault.kind !== 'webhook' &&
          fault.kind !== 'settlement' &&
          (fault.call === undefined || fault.call === call) &&
          concerns(fault, paymentId),
      ),
    takeForWebhook: (paymentId) =>
      take((fault): fault is WebhookFault => fault.kind === 'webhook' && concerns(fault, paymentId)),
    takeForSettlement: (paymentId) =>
      take((fault): fault is SettlementFault => fault.kind === 'settlement' && concerns(fault, paymentId)),
  }
}
