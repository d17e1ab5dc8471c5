// Another method helps, so the choice is shown again with the sentence.
const codes = new Set([
  'PAYMENT_METHOD_UNAVAILABLE',
  'PAYMENT_DECLINED',
  'TRANSFER_OPEN',
  'TRANSFER_ABOVE_LIMIT',
  'TRANSFER_SHARE',
])

/** Whether another way to pay would help. */
export function isPaymentProblem<P extends { code: string }>(problem: P | null): problem is P {
  return problem !== null && codes.has(problem.code)
}
