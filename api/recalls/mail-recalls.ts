import { texts } from '../../texts/texts.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { repeatEvery, type Repeating } from '../platform/jobs/repeat-every.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { mailId, queueMail } from '../platform/mail/mail-queue.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { urls } from '../platform/urls.ts'
import { takeUnmailed, type ToMailRow } from './queries.ts'

const EVERY_MS = 20_000
const AT_ONCE = 50

type RecallDeps = Pick<Deps, 'db' | 'jobs' | 'origin'>

/** Mails every member who takes goods in of companies that a recall reaches, in the transaction that marks them as mailed. */
export async function mailRecalls({ db, jobs, origin }: RecallDeps): Promise<number> {
  let mails = 0
  for (let isMore = true; isMore;) {
    const taken = await inTransaction(db, async (tx) => {
      const due = await takeUnmailed(tx, AT_ONCE)
      for (const notice of due)
        for (const member of notice.members) {
          await queueMail(tx, jobs, mailOf(notice, member, origin))
          mails++
        }
      return due.length
    })
    isMore = taken === AT_ONCE
  }
  return mails
}

/** Does so all the time until it is stopped; while the database is away nothing is lost. */
export function startRecallScheduler(deps: RecallDeps & Pick<Deps, 'warn'>): Repeating {
  return repeatEvery(
    EVERY_MS,
    () => mailRecalls(deps),
    (error) => deps.warn('Recalls could not be mailed', { reason: String(error) }),
  )
}

function mailOf(notice: ToMailRow, member: ToMailRow['members'][number], origin: string): Mail {
  const { id, skuId, nameDe, nameEn, storeName, lots, ownLots, reason, advice } = notice
  const { accountId, email, firstName, language } = member
  const t = texts(language).recalls.mails
  const name = language === 'de' ? nameDe : nameEn
  const isCertain = ownLots.length > 0
  const body = mailLayout({
    language,
    title: t.title(name),
    paragraphs: [
      t.hello(firstName),
      isCertain ? t.certain(storeName, ownLots.join(', ')) : t.possible(storeName),
      t.reason(reason),
      t.advice(advice),
    ],
    table: { head: t.head, rows: [[name, skuId, lots.join(', ')]], totals: [] },
    button: { label: t.button, url: origin + urls(language).recalls },
  })
  const subject = isCertain ? t.subject(name) : t.subjectPossible(name)
  // A notice that names another lot since is mailed anew.
  return { id: mailId('recall', id, accountId, ...ownLots), to: email, subject, ...body }
}
