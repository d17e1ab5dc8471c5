import { texts } from '../../texts/texts.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { urls } from '../platform/urls.ts'
import { canonicalUrl } from '../products/product-address.ts'
import { MAX_NOTICES, takeDueNotices, type DueNotice } from './queries.ts'
import { repeatEvery, type Repeating } from '../platform/jobs/repeat-every.ts'

const EVERY_MS = 60_000

type RestockDeps = Pick<Deps, 'db' | 'jobs' | 'origin'>

/**
 * Mails buyers whose products can be ordered again, and takes out their notices in the same transaction; returns how many.
 * It follows the stock itself, so whoever changed it (an import, a cancellation, a return, a hold that ended), or put the
 * product on sale again, needs to know nothing of it; and what was sold out again before is not mailed.
 */
export async function mailRestocked({ db, jobs, origin }: RestockDeps): Promise<number> {
  let mails = 0
  for (let isMore = true; isMore;) {
    const taken = await inTransaction(db, async (tx) => {
      const due = await takeDueNotices(tx, 2 * MAX_NOTICES)
      for (const notices of Map.groupBy(due, ({ buyerId }) => buyerId).values()) {
        await queueMail(tx, jobs, mailOf(notices, origin))
        mails++
      }
      return due.length
    })
    isMore = taken === 2 * MAX_NOTICES
  }
  return mails
}

/** Does so every minute until it is stopped; while the database is away nothing is lost, the next minute catches up. */
export function startRestockScheduler(deps: RestockDeps & Pick<Deps, 'warn'>): Repeating {
  return repeatEvery(
    EVERY_MS,
    () => mailRestocked(deps),
    (error) => deps.warn('Notices of restocked products could not be mailed', { reason: String(error) }),
  )
}

/** One mail for all that came back together. */
function mailOf(notices: DueNotice[], origin: string): Mail {
  const [{ id, email, firstName, language, skuId, nameDe }] = notices as [DueNotice]
  const t = texts(language).restock.mails
  const names = notices.map((notice) => (language === 'de' ? notice.nameDe : notice.nameEn))
  const links = urls(language)
  const url = notices.length === 1 ? links.product(canonicalUrl({ skuId, nameDe })) : links.home
  const body = mailLayout({
    language,
    title: t.title(names.length),
    paragraphs: [t.hello(firstName), t.body(names.length)],
    table: { head: t.head, rows: notices.map(({ storeName }, n) => [names[n]!, storeName]), totals: [] },
    button: { label: notices.length === 1 ? t.button : t.toShop, url: origin + url },
    closing: [t.closing],
  })
  return { id: `restock-${id}`, to: email, subject: t.subject(names), ...body }
}
