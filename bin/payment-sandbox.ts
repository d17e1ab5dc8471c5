import { join } from 'node:path'
import { startSandbox, type Sandbox } from '../sandbox/start-sandbox.ts'
import type { Environment } from '../server/environment.ts'

/**
 * Starts the provider that moves no money, next to the shop's port so that its pages keep their addresses; where that
 * port is taken, on any. Null where another provider is set up.
 */
export async function startPaymentSandbox({ paymentProvider, port, dataDir }: Environment): Promise<Sandbox | null> {
  if (paymentProvider !== 'sandbox') return null
  const folder = join(dataDir, 'sandbox')
  const start = (chosen: number) => startSandbox({ port: chosen, folder })
  if (port === 0) return start(0)
  return start(port + 1).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return start(0)
  })
}
