import { moneyText, netOf } from '../../contract/platform/money.ts'
import { texts } from '../../texts/texts.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { urls } from '../platform/urls.ts'
import type { Recipient, RequestRow } from './queries.ts'

type MailDeps = Pick<Deps, 'jobs' | 'origin'>
type Requested = Pick<RequestRow, 'id' | 'lines' | 'grossCents' | 'message'>
type Mailing = { request: Requested; approvers: Recipient[]; requester: Recipient | undefined }

/** To everybody who may decide it. */
export async function mailApprovers(tx: Tx, deps: MailDeps, { request, approvers, requester }: Mailing): Promise<void> {
  await inOrder(
    approvers.map((approver) => () => queueMail(tx, deps.jobs, requestMail(deps, request, { approver, requester }))),
  )
}

type People = { approver: Recipient; requester: Recipient | undefined }

function requestMail({ origin }: MailDeps, request: Requested, { approver, requester }: People) {
  const { email, firstName, language } = approver
  const t = texts(language).orderRequests.mails
  const who = requester?.firstName ?? ''
  const body = mailLayout({
    language,
    title: t.requested.title(who),
    paragraphs: [
      t.hello(firstName),
      t.requested.body(who),
      ...(request.message ? [t.requested.message(request.message)] : []),
    ],
    table: {
      head: t.head,
      rows: request.lines.map((line) => [
        language === 'de' ? line.nameDe : line.nameEn,
        t.pieces(line.quantity, line.isPack),
        moneyText(netOf(line.unitPriceCents, line.quantity, line.priceUnit ?? 1), language),
      ]),
      totals: [[t.total, moneyText(request.grossCents, language)]],
    },
    button: { label: t.requested.button, url: origin + urls(language).orderRequest(request.id) },
    closing: [t.requested.closing],
  })
  return { id: newId(), to: email, subject: t.requested.subject(who), ...body }
}

type Refused = { requester: Recipient; grossCents: number; reply: string | null }

/** An approval is mailed as the order it became. */
export async function mailRefusal(tx: Tx, { jobs, origin }: MailDeps, { requester, grossCents, reply }: Refused) {
  const { email, firstName, language } = requester
  const t = texts(language).orderRequests.mails
  const body = mailLayout({
    language,
    title: t.refused.title,
    paragraphs: [
      t.hello(firstName),
      t.refused.body(moneyText(grossCents, language)),
      ...(reply ? [t.refused.reply(reply)] : []),
    ],
    button: { label: t.refused.button, url: origin + urls(language).cart },
    closing: [],
  })
  await queueMail(tx, jobs, { id: newId(), to: email, subject: t.refused.subject, ...body })
}
