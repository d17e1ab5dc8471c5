import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startSandbox, type Sandbox } from '../sandbox/start-sandbox.ts'
import { EnvironmentError, readEnvironment } from '../server/environment/environment.ts'
import { claimDataFolder } from '../server/postgres/folder-owner.ts'
import type { SandboxMessage } from './shop/payment-sandbox.ts'

// The sandbox payment provider in a process of its own. It ends with the shop that started it: then the channel closes.
const WAIT_MS = 3000
const PAUSE_MS = 100

const isChild = process.send !== undefined
const send = (message: SandboxMessage) => process.send?.(message)

try {
  const sandbox = await start()
  // Ctrl-C reaches us too, but the shop may still have payments to ask for.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => isChild || void end(sandbox))
  for (const event of ['SIGTERM', 'disconnect'] as const) process.on(event, () => void end(sandbox))
  send({ origin: sandbox.origin, apiKey: sandbox.apiKey })
  if (!isChild) console.log(`The sandbox payment provider is ready at ${sandbox.origin}, key ${sandbox.apiKey}`)
  if (isChild && !process.connected) await end(sandbox)
} catch (error) {
  const problem = error instanceof Error ? error.message : String(error)
  if (isChild) send({ problem })
  else console.error(problem)
  process.exitCode = 1
  process.disconnect?.()
}

async function end(sandbox: Sandbox) {
  await sandbox.stop()
  process.exit(0)
}

async function start(): Promise<Sandbox> {
  const { dataDir, sandboxPort, paymentProvider } = readEnvironment(process.env)
  if (paymentProvider !== 'sandbox') throw new EnvironmentError(['The sandbox needs PAYMENT_PROVIDER=sandbox.'])
  const folder = join(dataDir, 'sandbox')
  mkdirSync(folder, { recursive: true })
  await patiently(async () => claimDataFolder(folder))
  try {
    return await patiently(() => startSandbox({ port: sandboxPort, folder }))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    // The port after the shop's is only a habit.
    if (!process.env.SANDBOX_PORT) return startSandbox({ port: 0, folder })
    throw new Error(
      `Port ${sandboxPort} is in use by another program; stop that one or choose another with SANDBOX_PORT.`,
      { cause: error },
    )
  }
}

// The sandbox of a shop that was killed needs a moment to notice.
async function patiently<T>(run: () => Promise<T>): Promise<T> {
  for (let waited = 0; waited < WAIT_MS; waited += PAUSE_MS) {
    try {
      return await run()
    } catch {
      await delay(PAUSE_MS)
    }
  }
  return run()
}
