import Fastify from 'fastify'
import { createApi } from '../api/app.ts'
import { settleCheckout } from '../api/checkout/settlement/settle-checkout.ts'
import { startPaymentPoller } from '../api/payments/poll-payments.ts'
import { openDatabase } from '../api/platform/db.ts'
import { openShop, privateEnvironment } from '../server/open-shop.ts'

/** What measure-checkout.ts tells the process: where everything is, and later that payments are to be looked at. */
export type ServerOrder =
  | { kind: 'START'; databaseUrl: string; folder: string; provider: { serverUrl: string; apiKey: string } }
  | { kind: 'WATCH' }

// The API in a process of its own, without the limits on calls, and without the workers that send mails. It ends with its
// parent. Beside it the floor: a route that does nothing, and one that writes a row in a transaction.
process.on('message', (order: ServerOrder) => (order.kind === 'START' ? start(order) : watch()))
process.once('disconnect', () => process.exit(0))

let watch = () => {}

async function start({ databaseUrl, folder, provider }: Extract<ServerOrder, { kind: 'START' }>) {
  const db = openDatabase(databaseUrl)
  const backgroundDb = openDatabase(databaseUrl, { connections: 5 })
  const payments = { ...provider, webhookOrigin: null as string | null, callLimitMs: 5000 }
  const deps = await openShop(privateEnvironment(folder), { db, backgroundDb, payments, isUnlimited: true })
  const fastify = Fastify({ logger: false })
  createApi(fastify, deps)
  await db`create table floor (id bigint generated always as identity primary key, text text not null)`
  fastify.post('/floor/bare', async () => ({ text: 'x' }))
  fastify.post('/floor/insert', async () => {
    await db.begin((tx) => tx`insert into floor (text) values ('x')`)
    return { text: 'x' }
  })
  watch = () => void startPaymentPoller({ ...deps, db: backgroundDb }, settleCheckout)
  const origin = await fastify.listen({ port: 0, host: '127.0.0.1' })
  payments.webhookOrigin = origin
  process.send!({ origin })
}
