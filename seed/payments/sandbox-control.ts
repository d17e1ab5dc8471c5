import type { PaymentAccess } from '../../api/platform/deps.ts'

export type SandboxControl = ReturnType<typeof controlOf>

/** The provider on this machine, as who tests it controls it (`sandbox/control.ts`); null for one that is elsewhere, whose money is real. */
export const sandboxControl = ({ serverUrl, apiKey }: PaymentAccess) =>
  serverUrl && new URL(serverUrl).hostname === 'localhost' ? controlOf(serverUrl, apiKey) : null

function controlOf(serverUrl: string, apiKey: string) {
  async function post(path: string, body: object) {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
    const reply = await fetch(new URL(path, serverUrl), { method: 'POST', headers, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`The sandbox refused ${path}: ${reply.status}`)
  }
  return {
    /** The buyer ends the payment at the provider's page. */
    complete: (paymentId: string, status: 'paid' | 'authorized' | 'failed') =>
      post(`/control/payments/${paymentId}`, { status }),
    /** The buyer's bank takes back all that was paid. */
    chargeBack: (paymentId: string) => post(`/control/payments/${paymentId}/chargebacks`, {}),
    /** The next refund of the payment is refused in the end. */
    refuseRefund: (paymentId: string) => post('/control/faults', { kind: 'settlement', end: 'failed', paymentId }),
    /** Somebody gives money back at the provider, beside the shop. */
    async refund(paymentId: string, value: string) {
      await post(`/v2/payments/${paymentId}/refunds`, { amount: { currency: 'EUR', value }, description: 'Kulanz' })
      // What is due settles now.
      await post('/control/clock', { advanceMs: 0 })
    },
  }
}
