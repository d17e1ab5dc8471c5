import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'mollie-api-typescript'
import type { PaymentRequest } from 'mollie-api-typescript/models'
import { startSandbox, type Sandbox, type SandboxOptions } from './start-sandbox.ts'

/** A shop that only listens: the ids its webhook was called with, answered with `status`. */
export async function startListeningShop() {
  const shop = { url: '', notified: [] as string[], status: 200, stop: async () => {} }
  const server = createServer(async (request, response) => {
    shop.notified.push(new URLSearchParams(await text(request)).get('id') ?? '')
    response.writeHead(shop.status).end()
  }).listen({ port: 0, host: 'localhost' })
  await once(server, 'listening')
  shop.url = `http://localhost:${(server.address() as AddressInfo).port}`
  shop.stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return shop
}

/** A clock that stands still, so that time passes only by `control.advance`. */
export const standingClock = { now: () => new Date('2026-03-02T09:00:00Z') }

export type TestSandbox = Sandbox & { client: Client; folder: string }

/** A sandbox in a new folder and the official client for it, which does not retry. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'sandbox-'))
  const sandbox = await startSandbox({ port: 0, clock: standingClock, ...options, folder })
  const client = new Client({
    serverURL: sandbox.origin,
    security: { apiKey: sandbox.apiKey },
    retryConfig: { strategy: 'none' },
  })
  return { ...sandbox, client, folder }
}

export async function removeSandbox(sandbox: TestSandbox): Promise<void> {
  await sandbox.stop()
  rmSync(sandbox.folder, { recursive: true, force: true })
}

/** A new sandbox and a shop that listens to its webhooks. */
export async function startBoth(options: Partial<SandboxOptions> = {}) {
  return { shop: await startListeningShop(), sandbox: await startTestSandbox(options) }
}

export type ListeningShop = Awaited<ReturnType<typeof startListeningShop>>
type Both = { shop: ListeningShop; sandbox: TestSandbox }

export async function removeBoth({ shop, sandbox }: Both) {
  await removeSandbox(sandbox)
  await shop.stop()
}

/** `aPayment` that notifies the shop. */
export const createNotifying = (
  { shop, sandbox }: Both,
  values: Partial<PaymentRequest> = {},
  idempotencyKey?: string,
) =>
  sandbox.client.payments.create({
    ...(idempotencyKey && { idempotencyKey }),
    paymentRequest: aPayment({ webhookUrl: shop.url, ...values }),
  })

/** A payment of 12.50 by card; `values` change it. */
export const aPayment = (values: Partial<PaymentRequest> = {}): PaymentRequest => ({
  description: 'Order 100123',
  amount: { currency: 'EUR', value: '12.50' },
  redirectUrl: 'http://shop.example/back',
  method: 'creditcard',
  metadata: { checkoutId: 'c1' },
  ...values,
})

/** A payment of 120.00 that Klarna authorises first. */
export const aKlarnaPayment = (values: Partial<PaymentRequest> = {}): PaymentRequest =>
  aPayment({
    amount: { currency: 'EUR', value: '120.00' },
    method: 'klarna',
    captureMode: 'manual',
    billingAddress: {
      givenName: 'Eva',
      familyName: 'Muster',
      email: 'eva@hotel.example',
      streetAndNumber: 'Am Markt 1',
      postalCode: '20095',
      city: 'Hamburg',
      country: 'DE',
    },
    lines: [
      {
        description: 'Plates',
        quantity: 12,
        unitPrice: { currency: 'EUR', value: '10.00' },
        totalAmount: { currency: 'EUR', value: '120.00' },
        vatRate: '19.00',
        vatAmount: { currency: 'EUR', value: '19.16' },
      },
    ],
    ...values,
  })
