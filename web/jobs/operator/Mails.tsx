import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { SearchLine } from '../../desk/list/SearchLine.tsx'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { mailsQuery } from './queries.ts'
import { useOperatorJobTexts } from './texts.ts'

type MailsProps = { path: string; search: URLSearchParams; state: 'WAITING' | 'SENT' | undefined }

/** Mails to everybody, newest first; what they say is nobody's business. */
export function Mails({ path, search, state }: MailsProps) {
  const t = useOperatorJobTexts()
  const language = useLanguage()
  const named = ['q', 'after', 'before'].flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : []))
  const read = useRead(mailsQuery({ ...(Object.fromEntries(named) as { q?: string }), ...(state && { state }) }))
  const { when, to, subject, state: how } = t.columns
  return (
    <>
      <SearchLine label={t.search} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
        {(list) => (
          <>
            <PlainTable label={t.views.MAILS} columns={[when, to, subject, how].map((name) => ({ name }))}>
              {list.items.map((mail) => (
                <tr key={mail.id}>
                  <td className="whitespace-nowrap text-ink-2">{momentText(mail.createdAt, language)}</td>
                  <td className="wrap-anywhere">{mail.to ?? t.erased}</td>
                  <td>{mail.subject ?? <span className="text-ink-2">{t.subjectGone}</span>}</td>
                  <td>
                    {mail.sentAt ? (
                      t.sentState(momentText(mail.sentAt, language))
                    ) : (
                      <Tag variant="warn">{t.waitingState}</Tag>
                    )}
                  </td>
                </tr>
              ))}
            </PlainTable>
            {list.items.length === 0 && <NoRows />}
            <CursorNav path={path} search={search} list={list} />
          </>
        )}
      </QueryView>
    </>
  )
}
