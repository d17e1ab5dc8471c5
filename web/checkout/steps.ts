export const steps = ['address', 'payment', 'review'] as const
export type Step = (typeof steps)[number]

/** What of the checkout is chosen already. */
export type Progress = { hasAddress: boolean; hasPayment: boolean }

/** The step of the address bar, or the first one before it that still lacks something. */
export function stepOf(input: string | null, { hasAddress, hasPayment }: Progress): Step {
  const step = steps.find((known) => known === input) ?? 'address'
  if (step === 'address' || !hasAddress) return 'address'
  return hasPayment ? step : 'payment'
}
