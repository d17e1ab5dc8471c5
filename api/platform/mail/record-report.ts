import type postgres from 'postgres'
import type { MailReport } from '../../../contract/operator/jobs.ts'
import type { Queryable } from '../db.ts'
import { statusInReply, type DeliveryReport } from './delivery-report.ts'

/**
 * Marks the mail that a report is about as come back or delayed; reported again it changes nothing. False where it is about
 * no mail of ours or about somebody it was not sent to: anybody may write such a report.
 */
export async function recordReport(
  sql: Queryable,
  { mailId, recipients }: DeliveryReport,
  now: Date,
): Promise<boolean> {
  const [mail] = await sql<{ recipient: string }[]>`
    select recipient from mail where id = ${mailId} and recipient is not null`
  const reported = mail && recipients.find(({ addresses }) => addresses.includes(mail.recipient.toLowerCase()))
  if (!reported) return false
  const { isFinal, status, reason } = reported
  if (isFinal) await recordBounce(sql, mailId, { at: now, status, reason })
  else
    await sql`
      update mail set delayed_at = coalesce(delayed_at, ${now}), report_status = ${status}, report_reason = ${reason}
      where id = ${mailId} and bounced_at is null`
  return true
}

/** Records that the mail server does not take the recipient, as it answered; the mail is tried on all the same. */
export async function recordRefusal(sql: Queryable, mailId: string, { error, at }: { error: unknown; at: Date }) {
  if (!(error instanceof Error)) return
  const { command, responseCode = 0, response = '' } = error as Error & SmtpRefusal
  if (command !== 'RCPT TO' || responseCode < 500) return
  await recordBounce(sql, mailId, { at, status: statusInReply(response) ?? '5.0.0', reason: response.slice(0, 300) })
}

/** What nodemailer adds to an error. */
type SmtpRefusal = { command?: string; responseCode?: number; response?: string }

type Bounce = { at: Date; status: string; reason: string }
const recordBounce = (sql: Queryable, mailId: string, { at, status, reason }: Bounce) => sql`
  update mail set bounced_at = ${at}, report_status = ${status}, report_reason = ${reason}
  where id = ${mailId} and bounced_at is null`

export type ReportColumns = {
  bouncedAt: Date | null
  delayedAt: Date | null
  reportStatus: string | null
  reportReason: string | null
}

/** Of a mail `m`. */
export const reportColumns = (sql: Queryable): postgres.Fragment =>
  sql`m.bounced_at, m.delayed_at, m.report_status, m.report_reason`

/** The same row with these columns as one report; null where there is none. */
export function withReport<Row extends ReportColumns>({
  bouncedAt,
  delayedAt,
  reportStatus,
  reportReason,
  ...row
}: Row): Omit<Row, keyof ReportColumns> & { report: MailReport | null } {
  const at = bouncedAt ?? delayedAt
  const [status, reason] = [reportStatus ?? '', reportReason ?? '']
  return { ...row, report: at && { isBounced: bouncedAt !== null, at, status, reason } }
}

/**
 * Whether a mail `m` to an account `a` came back because of its address (RFC 3463: addressing, mailbox, routing or unknown), not of
 * the system, the protocol, what it said or a policy; not since the address was confirmed.
 */
export const isBounceOf = (sql: Queryable): postgres.Fragment =>
  sql`lower(m.recipient) = lower(a.email) and m.bounced_at is not null and m.report_status ~ '^5[.][0124][.]'
    and (a.email_confirmed_at is null or m.bounced_at > a.email_confirmed_at)`
