import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../server/environment/environment.ts'
import { startPaymentSandbox } from './payment-sandbox.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tresen-sandbox-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const owner = () => Number(JSON.parse(readFileSync(join(dataDir, 'sandbox/owner.json'), 'utf8')).pid)

test('a sandbox that was killed comes back at its address and knows every payment', async () => {
  const sandbox = (await startPaymentSandbox(readEnvironment({ PORT: '0', DATA_DIR: dataDir })))!
  const headers = { Authorization: `Bearer ${sandbox.apiKey}`, 'Content-Type': 'application/json' }
  const created = await fetch(`${sandbox.origin}/v2/payments`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      description: 'Order 1',
      amount: { currency: 'EUR', value: '12.50' },
      redirectUrl: 'http://shop.example/',
      method: 'paypal',
    }),
  })
  const payment = await created.json()
  process.kill(owner(), 'SIGKILL')
  expect(await answerOf(`${sandbox.origin}/v2/payments/${payment.id}`, headers)).toEqual(payment)
  await sandbox.stop()
  await expect(fetch(sandbox.origin)).rejects.toThrow()
})

test('the sandbox ends when the shop that started it was killed', async () => {
  const script = `
    import { startPaymentSandbox } from './bin/shop/payment-sandbox.ts'
    import { readEnvironment } from './server/environment/environment.ts'
    console.log((await startPaymentSandbox(readEnvironment(process.env))).origin)`
  const shop = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [origin] = (await once(createInterface(shop.stdout), 'line')) as [string]
  const { hostname, port } = new URL(origin)
  const line = connect(Number(port), hostname)
  await once(line, 'connect')
  shop.kill('SIGKILL')
  await once(line, 'close')
  await expect(fetch(origin)).rejects.toThrow()
})

test('without the sandbox as provider nothing is started', async () => {
  expect(await startPaymentSandbox(readEnvironment({ PAYMENT_PROVIDER: 'none' }))).toBeNull()
})

async function answerOf(url: string, headers: Record<string, string>) {
  for (;;) {
    try {
      const answer = await fetch(url, { headers })
      return await answer.json()
    } catch {
      await delay(20)
    }
  }
}
