import type { Attachment, Email } from 'postal-mime'

/** What a mail server reports of a mail of ours (RFC 3464). */
export type DeliveryReport = { mailId: string; recipients: ReportedRecipient[] }

export type ReportedRecipient = {
  /** In lower case: as it was written to, and where it was passed on to. */
  addresses: string[]
  /** It will not be delivered; otherwise it is late and still tried. */
  isFinal: boolean
  /** As RFC 3463 numbers them: 5.1.1 is an address that does not exist. */
  status: string
  /** In the words of the server; '' where it has none. */
  reason: string
}

const MOST_RECIPIENTS = 50
/** The fields of a report, or of the head of a mail, take less. */
const MOST_BYTES = 64_000
const LONGEST_REASON = 300

const statusTypes = ['message/delivery-status', 'message/global-delivery-status']
const originalTypes = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers']

/** Null for a mail that is no such report, and for one that does not name the mail it is about. */
export function readDeliveryReport({ headers, attachments }: Email): DeliveryReport | null {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!/^\s*multipart\/report\b/i.test(type)) return null
  const [status, original] = [statusTypes, originalTypes].map((types) =>
    attachments.find(({ mimeType }) => types.includes(mimeType)),
  )
  if (!status || !original) return null
  const messageId = fieldsIn(groupsIn(original)[0] ?? '').get('message-id') ?? ''
  const mailId = /^<([\w-]{1,64})@[^<>\s]+>$/.exec(messageId)?.[1]
  if (!mailId) return null
  return { mailId, recipients: groupsIn(status).slice(0, MOST_RECIPIENTS).flatMap(recipientIn) }
}

/** Its fields come in groups with an empty line between them: one of the report, then one of each recipient. */
function groupsIn({ content }: Attachment): string[] {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  const text = new TextDecoder().decode(bytes.subarray(0, MOST_BYTES)).replaceAll('\0', '')
  return text
    .replaceAll('\r\n', '\n')
    .trimStart()
    .split(/\n[ \t]*\n/)
}

/** What is written over several lines is one. Of a field that comes twice the first counts. */
function fieldsIn(group: string): Map<string, string> {
  const pairs = group
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name.toLowerCase(), value!.trim()] as const]
    })
  return new Map(pairs.toReversed())
}

function recipientIn(group: string): ReportedRecipient[] {
  const fields = fieldsIn(group)
  const action = /^\w+/.exec(fields.get('action') ?? '')?.[0].toLowerCase()
  const addresses = ['original-recipient', 'final-recipient'].flatMap((name) => addressIn(fields.get(name)))
  if (addresses.length === 0 || (action !== 'failed' && action !== 'delayed')) return []
  const isFinal = action === 'failed'
  const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+[ \t]*;/, '').trim()
  const reason = (diagnostic || fields.get('status') || '').replace(/\s+/g, ' ').slice(0, LONGEST_REASON)
  return [{ addresses, isFinal, status: statusIn(fields.get('status'), { diagnostic, isFinal }), reason }]
}

const addressIn = (field = '') =>
  /^(?:[\w-]+[ \t]*;)?[ \t]*<?([^\s<>;]+@[^\s<>;]+)>?/.exec(field)?.[1]?.toLowerCase() ?? []

// Exim writes 5.0.0 where only the words of the other server say what it was.
function statusIn(field = '', { diagnostic, isFinal }: { diagnostic: string; isFinal: boolean }): string {
  const own = /^[245]\.\d{1,3}\.\d{1,3}\b/.exec(field)?.[0]
  if (own && !own.endsWith('.0.0')) return own
  return statusInReply(diagnostic) ?? own ?? (isFinal ? '5.0.0' : '4.0.0')
}

/** The status that an answer of SMTP names behind its code (RFC 2034). */
export const statusInReply = (reply: string): string | undefined =>
  /^[45]\d\d[- ]([45]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1]
