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
import { findStoreName } from '../stores/find-store-desk.ts'
import type { DueReminder } from './paper-queries.ts'

type MailDeps = Pick<Deps, 'jobs' | 'origin' | 'deskEmail' | 'clock'>
type Stopped = { storeId: string; slug: string; stopping: PaperKind[] }

/** The store is told what stops it, or that nothing does any more; so are the operators, in German as all mail to them is. */
export async function notifyOfPapers(tx: Tx, deps: MailDeps, { storeId, slug, stopping }: Stopped): Promise<void> {
  const storeName = await findStoreName(tx, storeId)
  const content = { kind: 'PAPERS' as const, at: deps.clock.now() }
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
  const { origin, deskEmail: to } = deps
  const toStore = ({ language }: { language: Language }) =>
    mailOf({ language, url: origin + urls(language).supplierPapers, ...parts(language) })
  const toOperators = ({ language }: { language: Language }) =>
    mailOf({ language, url: origin + urls(language).operatorStore(slug), ...parts(language) })
  const mail = (write: typeof toStore) => ({ id: `papers-${newId()}`, write })
  await notifyStore(tx, deps, { ...content, about: { stopping }, storeId, right: 'store', mail: mail(toStore) })
  const about = { stopping, slug, name: storeName }
  await notifyOperators(tx, deps, { ...content, about, right: 'stores', mail: mail(toOperators) })
  await queueMail(tx, deps.jobs, { id: `papers-${newId()}`, to, ...toOperators({ language: 'de' }) })
}

/** Once for each of the days, see `takeReminder`. */
export async function notifyOfEnd(tx: Tx, deps: MailDeps, { storeId, kind, endsOn, days }: DueReminder): Promise<void> {
  const about = { paper: kind, endsOn }
  const storeName = await findStoreName(tx, storeId)
  const write = ({ language }: { language: Language }) => {
    const { mails, names } = texts(language).papers
    const { hello, ends } = mails
    const subject = ends.subject({ storeName, paper: names[kind], days })
    const paragraphs = [hello, ends.body(names[kind], dayText(new Date(endsOn), language)), ends.end]
    return mailOf({ language, url: deps.origin + urls(language).supplierPapers, subject, paragraphs })
  }
  const mail = { id: `papers-${newId()}`, write }
  await notifyStore(tx, deps, { kind: 'PAPER_ENDS', about, at: deps.clock.now(), storeId, right: 'store', mail })
}

type Sent = { language: Language; url: string; subject: string; paragraphs: string[] }

function mailOf({ language, url, subject, paragraphs }: Sent) {
  const button = { label: texts(language).papers.mails.button, url }
  return { subject, ...mailLayout({ language, title: subject, paragraphs, button }) }
}
