import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import sanitize from 'sanitize-html'
import { readDeliveryReport, type DeliveryReport } from '../platform/mail/delivery-report.ts'
import { stripQuote } from './strip-quote.ts'

export type SentFile = { name: string; bytes: Uint8Array }
export type IncomingMail = {
  messageId: string
  /** The bare address; '' where the mail names none. */
  from: string
  fromName: string
  /** All that it may have been sent to. */
  to: string[]
  /** The ids of the mails that it answers, the last one first. */
  answers: string[]
  subject: string
  words: string
  /** With what it quotes; null where that is the same. */
  whole: string | null
  files: SentFile[]
  /** Written by a machine: an absence notice, a bounce, our own. */
  isAutomatic: boolean
  /** What it reports of a mail of ours. */
  report: DeliveryReport | null
}

const MOST_LETTERS = 50_000
/** More of a page than its words take; whatever stands in it, reading it takes no time that others wait for. */
const MOST_HTML = 200_000
const MOST_FILES = 20
/** Of a long thread the latest are enough to find it. */
const MOST_REFERENCES = 100

/** Reads a mail as it was sent; what it lacks is empty. */
export async function parseMail(raw: Uint8Array): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw)
  const all = storable(mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? ''))
    .trim()
    .slice(0, MOST_LETTERS)
  const words = stripQuote(all)
  const [from] = mailboxes(mail.from)
  const references = storable(`${mail.references ?? ''} ${mail.inReplyTo ?? ''}`).match(/<[^<>\s]{1,500}>/g) ?? []
  return {
    messageId: storable(mail.messageId?.trim() || createHash('sha256').update(raw).digest('hex')).slice(0, 500),
    from: storable(from?.address ?? '').trim(),
    fromName: storable(from?.name ?? '').trim(),
    to: [...(mail.to ?? []), ...(mail.cc ?? [])]
      .flatMap(mailboxes)
      .map(({ address }) => address)
      .concat(valuesOf(mail, 'delivered-to', 'x-original-to', 'envelope-to')),
    answers: references.slice(-MOST_REFERENCES).toReversed(),
    subject: storable(mail.subject ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200),
    words,
    whole: words === all ? null : all,
    files: filesOf(mail),
    isAutomatic: isAutomatic(mail),
    report: readDeliveryReport(mail),
  }
}

// A photo can be pasted between the words; what is smaller there is the picture of a signature.
const SMALLEST_PASTED = 20_000

function filesOf({ attachments }: Email): SentFile[] {
  const files = attachments.map(({ filename, mimeType, content, related }) => ({
    name: storable(filename || mimeType).slice(0, 200),
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    isPasted: related === true,
  }))
  return files
    .filter(({ isPasted, bytes }) => !isPasted || bytes.length >= SMALLEST_PASTED)
    .slice(0, MOST_FILES)
    .map(({ name, bytes }) => ({ name, bytes }))
}

const mailboxes = (address: Address | undefined) => (address ? (address.group ?? [address]) : [])

const valuesOf = ({ headers }: Email, ...names: string[]) =>
  headers.filter(({ key }) => names.includes(key)).map(({ value }) => value.trim())

// RFC 3834: who answers by itself says so. A bounce has no sender (RFC 3464).
function isAutomatic(mail: Email): boolean {
  const [submitted] = valuesOf(mail, 'auto-submitted')
  const [precedence = ''] = valuesOf(mail, 'precedence')
  const [type = ''] = valuesOf(mail, 'content-type')
  return (
    (submitted !== undefined && !/^no\b/i.test(submitted)) ||
    /^(auto_reply|bulk|junk|list)$/i.test(precedence) ||
    /^multipart\/report\b/i.test(type) ||
    // Postfix's pipe writes a name in the place of none.
    valuesOf(mail, 'return-path').some((path) => /^<(>|mailer-daemon\b)/i.test(path)) ||
    valuesOf(mail, 'x-autoreply', 'x-autorespond').length > 0 ||
    /^(mailer-daemon|postmaster)@/i.test(mailboxes(mail.from)[0]?.address ?? '')
  )
}

// What PostgreSQL cannot store.
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** For mails that have no plain text: their words alone, never a tag. */
const textOfHtml = (html: string): string =>
  sanitize(html.slice(0, MOST_HTML), { allowedTags: lines, allowedAttributes: {}, nonTextTags: silent })
    .replace(/<(?:br|\/)[^<>]*>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name]!)
    .replaceAll('\u00A0', ' ')
    .replace(/\n{3,}/g, '\n\n')
// What a page does not show.
const silent = ['title', 'style', 'script', 'textarea', 'option', 'noscript']
const lines = ['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3']
const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }
