import type * as hintApi from '../../contract/operator/store-hint.ts'
import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { urls } from '../platform/urls.ts'
import { findStoreDesks, type FoundDesk } from '../stores/find-store-desk.ts'
import { insertStoreNote } from './store-queries.ts'

type HintDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>
type Hint = InputOf<typeof hintApi.send>
type Sent = OutputOf<typeof hintApi.send>

/**
 * Each store gets a mail of its own, a note that operators read, and a row of the audit; all or none. Throws NOT_FOUND where a
 * store is none.
 */
export function sendHint(deps: HintDeps, caller: Caller<'operator'>, hint: Hint): Promise<Sent> {
  return inTransactionOnce(deps.db, caller.keyed, {
    async work(tx) {
      const slugs = [...new Set(hint.stores)]
      const desks = await findStoreDesks(tx, slugs)
      if (desks.length < slugs.length) throw Problem.of('NOT_FOUND')
      const [reached, left] = [desks.filter(({ email }) => email), desks.filter(({ email }) => !email)]
      await inOrder(reached.map((desk) => () => send(tx, deps, { caller, desk, hint })))
      return { sentCount: reached.length, left: left.map(({ storeName }) => storeName) }
    },
    resultOf: (sent) => JSON.stringify(sent),
    again: async (sent) => JSON.parse(sent) as Sent,
  })
}

type OneHint = { caller: Caller<'operator'>; desk: FoundDesk; hint: Hint }

function send(tx: Tx, { clock, jobs, origin }: HintDeps, { caller, desk, hint: { subject, text } }: OneHint) {
  const { storeId, slug, language, email } = desk
  const at = clock.now()
  const t = texts(language).operatedStores.mails.hint
  const title = t.subject(subject, desk.storeName)
  const body = mailLayout({
    language,
    title,
    paragraphs: [t.hello, ...text.split(/\n\s*\n/), t.end],
    button: { label: t.button, url: origin + urls(language).supplier },
  })
  const noteText = texts(caller.language).operatedStores.replies.hintSent(subject, text)
  return inOrder([
    () => queueMail(tx, jobs, { id: `hint-${newId()}`, to: email, subject: title, ...body }),
    () => insertStoreNote(tx, { storeId, id: newId(), authorId: caller.account.personId, text: noteText, at }),
    () =>
      recordAudit(tx, caller, {
        at,
        action: 'store.hint',
        target: { kind: 'store', id: slug },
        after: { subject, text },
      }),
  ])
}
