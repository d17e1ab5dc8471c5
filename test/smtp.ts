import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Arrived = Awaited<ReturnType<typeof PostalMime.parse>>

/** A mail server that takes all and answers what arrived. */
export async function startSmtp() {
  const first = Promise.withResolvers<Arrived>()
  const arrived: Arrived[] = []
  const raw: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, _session, done) {
      stream
        .toArray()
        .then((chunks) => {
          const bytes = Buffer.concat(chunks)
          raw.push(bytes)
          return PostalMime.parse(bytes)
        })
        .then((mail) => (arrived.push(mail), first.resolve(mail)), first.reject)
        .finally(() => done())
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, 'localhost', resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    /** All so far, in their order. */
    arrived,
    /** The same, as they came. */
    raw,
    next: () => first.promise,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
