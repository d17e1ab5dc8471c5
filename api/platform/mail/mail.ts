import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'

/** What `queueMail` takes. `id` is the same at every try, so a mail sent twice is one mail to its recipient. */
export type Mail = {
  id: string
  /** The bare address. Names of people never stand in a header. */
  to: string
  subject: string
  text: string
  html: string
  /** Nothing of it is stored once it is sent, not even to whom it went: the last to an erased account. */
  isLast?: true
  /** Attached; names are of our own making. */
  files?: { name: string; type: string; base64: string }[]
  /** Where the recipient may write back to. */
  reply?: MailReply
}

export type MailReply = {
  /** The bare address of Reply-To. */
  to: string
  /** The Message-ID of the mail that it answers. */
  answers: string | null
  /** Written by a person: their machine may say that they are away. */
  isByPerson: boolean
}

/** The payload of the queue `mail`: it names a row and holds no word of it. */
export type MailJob = { id: string; to?: never }

export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

type Options = {
  /** smtp:// or smtps://; null writes `<id>.eml` files instead. */
  smtpUrl: string | null
  /** Where the files are stored. */
  folder: string
  /** Sender: 'Tresen <post@tresen.example>' or a bare address. */
  from: string
}

export function openMail({ smtpUrl, folder, from }: Options): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from) : fileMailer(folder, from)
}

/** Signs in at the mail server and sends nothing; rejects with what it answered. */
export async function reachMailServer(url: string): Promise<void> {
  const transport = createTransport({ url, ...timeouts, ...closed })
  await transport.verify().finally(() => transport.close())
}

// Together shorter than one try of a job may take.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

// A mail is text we were given: it must never make the composer read a file or an address.
const closed = { disableFileAccess: true, disableUrlAccess: true }

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...timeouts, ...closed })
  return {
    async send(mail) {
      await transport.sendMail(message(mail, from))
    },
    close: () => transport.close(),
  }
}

function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, ...closed })
  return {
    async send(mail) {
      const sent = await transport.sendMail(message(mail, from))
      const path = join(folder, `${mail.id}.eml`)
      await mkdir(folder, { recursive: true })
      await writeFile(`${path}.part`, sent.message as Buffer)
      await rename(`${path}.part`, path)
    },
    close() {},
  }
}

function message({ id, to, subject, text, html, files = [], reply }: Mail, from: string): SendMailOptions {
  if (!/^[\w-]{1,64}$/.test(id)) throw new Error('The id of a mail is made of letters, digits and dashes.')
  for (const address of [to, ...(reply ? [reply.to] : [])])
    if (!/^[^\s<>,;:"()[\]\\]+@[^\s<>,;:"()[\]\\@]+$/.test(address)) throw new Error('A mail goes to one bare address.')
  return {
    messageId: `<${id}@${domainOf(from)}>`,
    from,
    to: { name: '', address: to },
    subject: subject.replace(/[\r\n\t]+/g, ' '),
    text,
    html,
    attachments: files.map(({ name, type, base64 }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(base64, 'base64'),
    })),
    ...(reply && { replyTo: { name: '', address: reply.to } }),
    ...(reply?.answers && { inReplyTo: reply.answers, references: reply.answers }),
    headers: reply?.isByPerson ? {} : { 'Auto-Submitted': 'auto-generated' },
  }
}

const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
