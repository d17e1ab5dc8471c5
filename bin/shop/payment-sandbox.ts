import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { EnvironmentError, type Environment } from '../../server/environment/environment.ts'

/** What the process says once: where it listens, or why it does not. */
export type SandboxMessage = { origin: string; apiKey: string } | { problem: string }

type PaymentSandbox = { origin: string; apiKey: string; stop(): Promise<void> }

const PAUSE_MS = 200
const LONGEST_STOP_MS = 5000

/**
 * Starts bin/sandbox.ts, the provider that moves no money, as a process of its own, and again at the same address if it
 * dies. Null where another provider is set up; throws EnvironmentError where it cannot start.
 */
export async function startPaymentSandbox(environment: Environment): Promise<PaymentSandbox | null> {
  const { paymentProvider, dataDir, port } = environment
  if (paymentProvider !== 'sandbox') return null
  let isStopping = false
  let child: ChildProcess
  const { origin, apiKey } = await launch()

  async function launch(again: Record<string, string> = {}) {
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...again }
    child = fork(join(import.meta.dirname, '../sandbox.ts'), { env, execArgv: [] })
    const message = await firstMessage(child)
    if (!message || 'problem' in message) throw new EnvironmentError([message?.problem ?? 'The sandbox did not start.'])
    child.once('exit', () => isStopping || setTimeout(relaunch, PAUSE_MS))
    return message
  }

  function relaunch() {
    if (isStopping) return
    launch({ SANDBOX_PORT: new URL(origin).port }).catch((error: unknown) => {
      console.error(error)
      setTimeout(relaunch, PAUSE_MS)
    })
  }

  return {
    origin,
    apiKey,
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const forced = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS)
      const exit = once(child, 'exit')
      if (child.connected) child.disconnect()
      await exit
      clearTimeout(forced)
    },
  }
}

// A watching Node sends messages of its own over the same channel.
function firstMessage(child: ChildProcess): Promise<SandboxMessage | undefined> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message !== 'object' || message === null) return
      if ('origin' in message || 'problem' in message) resolve(message as SandboxMessage)
    })
    child.once('exit', () => resolve(undefined))
    child.once('error', () => resolve(undefined))
  })
}
