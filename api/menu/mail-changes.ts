import { texts } from '../../texts/texts.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { repeatEvery, type Repeating } from '../platform/jobs/repeat-every.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { mailId, queueMail } from '../platform/mail/mail-queue.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { urls } from '../platform/urls.ts'
import { takeChanges, type ConcernedRow } from './queries.ts'

const EVERY_MS = 60_000
/** A supplier corrects a statement in several steps: mailed is where it has come to rest. */
const SETTLED_MINUTES = 10

type MenuDeps = Pick<Deps, 'db' | 'jobs' | 'origin'>

/** Mails companies whose dishes hold an article with other allergens or additives than before; takes the changes in the same transaction. */
export async function mailChanges({ db, jobs, origin }: MenuDeps, minutes = SETTLED_MINUTES): Promise<number> {
  return inTransaction(db, async (tx) => {
    const concerned = await takeChanges(tx, minutes)
    let mails = 0
    for (const change of concerned)
      for (const member of change.members) {
        await queueMail(tx, jobs, mailOf(change, member, origin))
        mails++
      }
    return mails
  })
}

/** Does so every minute until it is stopped; while the database is away nothing is lost. */
export function startRecipeScheduler(deps: MenuDeps & Pick<Deps, 'warn'>): Repeating {
  return repeatEvery(
    EVERY_MS,
    () => mailChanges(deps),
    (error) => deps.warn('Changed recipes could not be mailed', { reason: String(error) }),
  )
}

function mailOf(change: ConcernedRow, member: ConcernedRow['members'][number], origin: string): Mail {
  const { skuId, changedAt, nameDe, nameEn, dishes } = change
  const { accountId, email, firstName, language } = member
  const t = texts(language).menu.mails
  const name = language === 'de' ? nameDe : nameEn
  const body = mailLayout({
    language,
    title: t.title,
    paragraphs: [t.hello(firstName), t.body(name, skuId), t.check],
    table: { head: t.head, rows: dishes.map((dish) => [language === 'de' ? dish.nameDe : dish.nameEn]), totals: [] },
    button: { label: t.button, url: origin + urls(language).menu },
  })
  const id = mailId('recipe', skuId, changedAt.toISOString(), accountId)
  return { id, to: email, subject: t.subject(name), ...body }
}
