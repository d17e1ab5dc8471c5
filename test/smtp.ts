import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Arrived = Awaited<ReturnType<typeof PostalMime.parse>>

/** A mail server that takes all, but mails to `refused`, and answers what arrived. */
export async function startSmtp({ refused }: { refused?: string } = {}) {
  const first = Promise.withResolvers<Arrived>()
  const arrived: Arrived[] = []
  const raw: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo({ address }, _session, done) {
      done(address === refused ? Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }) : null)
    },
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
