import { once } from 'node:events'
import { createServer } from 'node:net'

/** Rejects as listening would (EADDRINUSE, EACCES), so that nobody waits for a first start that ends there. */
export async function checkPort(port: number): Promise<void> {
  const probe = createServer().listen({ port, host: 'localhost' })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
