import type { PaperKind } from '../../contract/papers/papers.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { urls } from '../platform/urls.ts'
import { dayText } from '../platform/wall-clock.ts'
import { notifyOperators, notifyStore } from '../desk/notices/notify.ts'
import { findStoreDesk } from '../stores/find-store-desk.ts'
import type { DueReminder } from './paper-queries.ts'

type MailDeps = Pick<Deps, 'jobs' | 'origin' | 'deskEmail' | 'clock'>
type Stopped = { storeId: string; slug: string; stopping: PaperKind[] }

/** The store is told what stops it, or that nothing does any more; so are the operators, in German as all mail to them is. */
export async function notifyOfPapers(tx: Tx, deps: MailDeps, { storeId, slug, stopping }: Stopped): Promise<void> {
  const store = await findStoreDesk(tx, storeId)
  const content = { kind: 'PAPERS' as const, at: deps.clock.now() }
  await notifyStore(tx, { ...content, about: { stopping }, storeId, right: 'store' })
  if (!store) return
  await notifyOperators(tx, { ...content, about: { stopping, slug, name: store.storeName }, right: 'stores' })
  const { language, email, storeName } = store
  const parts = (of: Language) => {
    const { mails, names } = texts(of).papers
    const { hello, stopped, back } = mails
    return stopping.length > 0
      ? {
          subject: stopped.subject(storeName),
          paragraphs: [hello, stopped.body, stopping.map((kind) => names[kind]).join(', '), stopped.end],
        }
      : { subject: back.subject(storeName), paragraphs: [hello, back.body] }
  }
  const { origin, deskEmail: desk } = deps
  await send(tx, deps, { to: email, language, url: origin + urls(language).supplierPapers, ...parts(language) })
  await send(tx, deps, { to: desk, language: 'de', url: origin + urls('de').operatorStore(slug), ...parts('de') })
}

/** Once for each of the days, see `takeReminder`. */
export async function notifyOfEnd(tx: Tx, deps: MailDeps, { storeId, kind, endsOn, days }: DueReminder): Promise<void> {
  const about = { paper: kind, endsOn }
  await notifyStore(tx, { kind: 'PAPER_ENDS', about, at: deps.clock.now(), storeId, right: 'store' })
  const store = await findStoreDesk(tx, storeId)
  if (!store) return
  const { language, email: to, storeName } = store
  const { mails, names } = texts(language).papers
  const { hello, ends } = mails
  const subject = ends.subject({ storeName, paper: names[kind], days })
  const paragraphs = [hello, ends.body(names[kind], dayText(new Date(endsOn), language)), ends.end]
  await send(tx, deps, { to, language, url: deps.origin + urls(language).supplierPapers, subject, paragraphs })
}

type Sent = { to: string; language: Language; url: string; subject: string; paragraphs: string[] }

async function send(tx: Tx, { jobs }: MailDeps, { to, language, url, subject, paragraphs }: Sent): Promise<void> {
  const button = { label: texts(language).papers.mails.button, url }
  const body = mailLayout({ language, title: subject, paragraphs, button })
  await queueMail(tx, jobs, { id: `papers-${newId()}`, to, subject, ...body })
}
