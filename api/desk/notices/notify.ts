import type { noticeRights } from '../../../contract/desk/notice-choices.ts'
import type { NoticeKind } from '../../../contract/desk/notices.ts'
import { rolesOf, type RightOf } from '../../../contract/rights.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { Queryable } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { MailReply } from '../../platform/mail/mail.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { urls } from '../../platform/urls.ts'
import type { NoticeContent } from './about.ts'
import { wordsOf } from './notice-words.ts'
import { findMemberReader, findOperatorReaders, findStoreReaders, type NoticeReader } from './readers.ts'

type NotifyDeps = { jobs: Parameters<typeof queueMail>[1]; origin: string }
/** The mail beside a notice, for each who reads it by mail. Without it a mail says what the bell does. */
export type NoticeMail = {
  id: string
  write: (reader: NoticeReader) => { subject: string; text: string; html: string; reply?: MailReply }
}
/** What is told, and how by mail. */
type Notified = NoticeContent & { mail?: NoticeMail }

type DeskSide = keyof typeof noticeRights
type RightsOfKinds<S extends DeskSide> = (typeof noticeRights)[S]
/** A notice to all of a side who have a right: that of its kind, or of a decision that of what was decided. */
type NotifiedBy<S extends DeskSide> = {
  [K in keyof RightsOfKinds<S> & NoticeKind]: NoticeContent<K> & {
    right: RightsOfKinds<S>[K] extends null ? RightOf<S> : RightsOfKinds<S>[K]
    mail?: NoticeMail
  }
}[keyof RightsOfKinds<S> & NoticeKind]

/** Tells the members of a store who have this right; in the transaction of what they are told. */
export async function notifyStore(
  sql: Queryable,
  deps: NotifyDeps,
  { storeId, right, ...content }: NotifiedBy<'supplier'> & { storeId: string },
): Promise<void> {
  const { kind, about, at } = content
  const [, readers] = await inOrder([
    () => sql`
      insert into desk_notice (id, account_id, store_id, kind, about, needed_right, created_at)
      select gen_random_uuid(), account_id, store_id, ${kind}, ${sql.json(about)}, ${right}, ${at} from membership
      where store_id = ${storeId} and roles && ${[...rolesOf('supplier', right)]}::text[]`,
    () => findStoreReaders(sql, { storeId, kind, right }),
  ])
  await mailReaders(sql, deps, { readers, content })
}

/** Tells the operators who have this right, or of them only the one it is about. */
export async function notifyOperators(
  sql: Queryable,
  deps: NotifyDeps,
  { right, only = null, ...content }: NotifiedBy<'operator'> & { only?: string | null },
): Promise<void> {
  const { kind, about, at } = content
  const [, readers] = await inOrder([
    () => sql`
      insert into desk_notice (id, account_id, kind, about, needed_right, created_at)
      select gen_random_uuid(), account_id, ${kind}, ${sql.json(about)}, ${right}, ${at} from membership
      where is_operator and roles && ${[...rolesOf('operator', right)]}::text[]
        and (${only}::uuid is null or account_id = ${only})`,
    () => findOperatorReaders(sql, { kind, right, only }),
  ])
  await mailReaders(sql, deps, { readers, content })
}

/** Tells one member of a store, or with null of the operators' team, what has become of their own. */
export async function notifyMember(
  sql: Queryable,
  deps: NotifyDeps,
  { accountId, storeId, ...content }: Notified & { accountId: string; storeId: string | null },
): Promise<void> {
  const { kind, about, at } = content
  const [, readers] = await inOrder([
    () => sql`
      insert into desk_notice (id, account_id, store_id, kind, about, created_at)
      select ${newId()}, id, ${storeId}, ${kind}, ${sql.json(about)}, ${at} from account where id = ${accountId} and erased_at is null`,
    () => findMemberReader(sql, { kind, accountId, storeId }),
  ])
  await mailReaders(sql, deps, { readers, content })
}

type Mailed = { readers: readonly NoticeReader[]; content: Notified }

async function mailReaders(sql: Queryable, deps: NotifyDeps, { readers, content }: Mailed): Promise<void> {
  const { id, write } = content.mail ?? {
    id: `notice-${newId()}`,
    write: ({ language }) => plainMail(deps, content, language),
  }
  await inOrder(
    readers.map((reader, at) => () => {
      return queueMail(sql, deps.jobs, { id: at === 0 ? id : `${id}-${at}`, to: reader.email, ...write(reader) })
    }),
  )
}

function plainMail({ origin }: NotifyDeps, content: NoticeContent, language: Language) {
  const { text, action, path } = wordsOf(content, language)
  const { hello, subject } = texts(language).deskNotices.mail
  const button = { label: action, url: origin + urls(language).page(path) }
  const body = mailLayout({ language, title: subject, paragraphs: [hello, text], button })
  return { subject, ...body }
}
