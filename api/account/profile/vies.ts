import { request } from 'undici'

/** Asks whether a company has this VAT id; throws where nobody answers. */
export type VatRegister = (vatId: string) => Promise<'VALID' | 'INVALID'>

const TIMEOUT_MS = 15_000

/**
 * The register of the member states, asked through the Commission's REST service (VIES); `baseUrl` is what stands before
 * `/check-vat-number`. Throws where it gives no answer: the service or the member state behind it is often away.
 */
export const vies =
  (baseUrl: string): VatRegister =>
  async (vatId) => {
    const reply = await request(`${baseUrl}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = (await reply.body.json()) as { valid?: unknown; errorWrappers?: { error?: unknown }[] }
    if (reply.statusCode === 200 && typeof answer?.valid === 'boolean') return answer.valid ? 'VALID' : 'INVALID'
    throw new Error(`VIES has no answer: ${reply.statusCode} ${String(answer?.errorWrappers?.[0]?.error ?? '')}`)
  }
