import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

export type MailSink = { port: number; mails: { messageId: string; to: string }[]; stop(): Promise<void> }

/** A mail server that keeps the id and the reader of everything it has taken. */
export async function openMailSink(): Promise<MailSink> {
  const mails: MailSink['mails'] = []
  async function store(stream: SMTPServerDataStream, to: string) {
    const text = Buffer.concat(await stream.toArray()).toString('latin1')
    mails.push({ messageId: /^message-id:\s*<([^>]+)>/im.exec(text)?.[1] ?? '', to })
  }
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onData(stream, session, done) {
      const stored = store(stream, session.envelope.rcptTo[0]?.address ?? '')
      // One that was cut off does not count.
      void stored.catch(() => {}).finally(() => done())
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return { port, mails, stop: () => new Promise((resolve) => server.close(resolve)) }
}
