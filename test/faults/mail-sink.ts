import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type MailSink = { port: number; mails: { messageId: string; to: string }[]; stop(): Promise<void> }

/** A mail server that keeps the id and the reader of everything it has taken. */
export async function openMailSink(): Promise<MailSink> {
  const mails: MailSink['mails'] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onData(stream, session, done) {
      stream
        .toArray()
        .then((chunks) => {
          const messageId = /^message-id:\s*<([^>]+)>/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? ''
          mails.push({ messageId, to: session.envelope.rcptTo[0]?.address ?? '' })
          done()
        })
        .catch(done)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return { port, mails, stop: () => new Promise((resolve) => server.close(resolve)) }
}
