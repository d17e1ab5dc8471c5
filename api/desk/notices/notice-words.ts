import type { Language } from '../../../contract/platform/values.ts'
import type { Notice } from '../../../contract/desk/notices.ts'
import { texts } from '../../../texts/texts.ts'
import { dayText } from '../../platform/wall-clock.ts'
import type { About, NoticeContent } from './about.ts'

type Words = Pick<Notice, 'text' | 'action' | 'path'>
type Say<K extends NoticeContent['kind']> = (about: About[K], language: Language) => Words

/** Where a decision is acted on, by what it is about; what buyers are told of stands in no workplace. */
const places: Partial<Record<About['DECISION']['of'], (id: string) => string>> = {
  PRODUCT: (id) => `/supplier/products/${id}`,
  STORE: () => '/supplier/setup',
  PAPER: () => '/supplier/papers',
  BANK_ACCOUNT: () => '/supplier/bank',
  REVIEW: () => '/supplier/reviews',
  EXCLUSIVE_REQUEST: () => '/supplier/access-requests',
  POST: (id) => `/operator/magazine/${id}`,
  DESIGN_REPORT: (id) => `/supplier/product-designs/${id}`,
}

const decision: Say<'DECISION'> = ({ decision: made, of, name, id, isReport }, language) => {
  const t = texts(language)
  const { see } = t.deskNotices.actions
  const names: Record<string, string> = t.papers.names
  const what = of === 'PAPER' ? (names[name] ?? name) : name
  const { subjects, reportBodies, designBodies } = t.operator.deskApprovals.mails
  const path = places[of]?.(id) ?? '/supplier'
  if (made === 'BLOCK') return { text: t.range.replies.blocked.subject(what), action: see, path }
  if (of === 'DESIGN_REPORT' && made !== 'ASK') return { text: designBodies[made](what), action: see, path }
  return { text: isReport ? reportBodies[made](what) : subjects[made](what), action: see, path }
}

const say: { [K in NoticeContent['kind']]: Say<K> } = {
  DECISION: decision,
  PRODUCTS: ({ action, count }, language) => ({
    text: texts(language).range.replies.many.subject(action, count),
    action: texts(language).deskNotices.actions.see,
    path: '/supplier/products',
  }),
  MESSAGE: ({ writer, number }, language) => ({
    text: texts(language).messages.mails.subject(writer, number),
    action: texts(language).deskNotices.actions.answer,
    path: `/supplier/messages?view=ALL&open=${number}`,
  }),
  TICKET: ({ writer, number }, language) => ({
    text: texts(language).deskNotices.sentences.ticket(writer, number),
    action: texts(language).deskNotices.actions.answer,
    path: `/operator/tickets/${number}`,
  }),
  IMPORT: ({ id, fileName, outcome }, language) => ({
    text: texts(language).deskNotices.sentences.imports[outcome](fileName),
    action: texts(language).deskNotices.actions.see,
    path: `/supplier/imports/${id}`,
  }),
  EXPORT: ({ id, count, side }, language) => ({
    text: texts(language).deskNotices.sentences.written(count),
    action: texts(language).deskNotices.actions.file,
    path: `/${side}/products?run=${id}`,
  }),
  PAPER_ENDS: ({ paper, endsOn }, language) => ({
    text: texts(language).papers.mails.ends.body(
      texts(language).papers.names[paper],
      dayText(new Date(endsOn), language),
    ),
    action: texts(language).deskNotices.actions.renew,
    path: '/supplier/papers',
  }),
  PAPERS: ({ stopping, slug, name }, language) => {
    const { sentences, actions } = texts(language).deskNotices
    const papers = stopping.map((kind) => texts(language).papers.names[kind]).join(', ')
    return {
      text: stopping.length > 0 ? sentences.stopped(name ?? null, papers) : sentences.back(name ?? null),
      action: actions.see,
      path: slug ? `/operator/stores/${slug}` : '/supplier/papers',
    }
  },
  BELOW_GOAL: (_, language) => ({
    text: texts(language).deskNotices.sentences.belowGoal,
    action: texts(language).deskNotices.actions.see,
    path: '/supplier',
  }),
  RESTRICTION: ({ what, reason }, language) => ({
    text: texts(language).deskNotices.sentences.restrictions[what](reason),
    action: texts(language).deskNotices.actions.see,
    path: what === 'HELD' || what === 'RELEASED' ? '/supplier/payouts' : '/supplier/settings?view=pause',
  }),
}

/** What a notice says, in this language, and its one action. */
export const wordsOf = ({ kind, about }: Pick<NoticeContent, 'kind' | 'about'>, language: Language): Words =>
  (say[kind] as (about: object, language: Language) => Words)(about, language)
