import { useState } from 'react'
import { mailKinds, type mailStates, type OperatorMail } from '../../../contract/operator/jobs.ts'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { MailReport } from '../../desk/MailReport.tsx'
import { PeriodFilter } from '../../desk/list/PeriodFilter.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import * as jobsApi from '../../../contract/operator/jobs.ts'
import { takenBy } from '../../platform/navigation/taken-by.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { DiscardMailDialog } from './DiscardMailDialog.tsx'
import { MailDialog } from './MailDialog.tsx'
import { mailsQuery } from './queries.ts'
import { ResendDialog } from './ResendDialog.tsx'
import { useOperatorJobTexts } from './texts.ts'

type MailsProps = { path: string; search: URLSearchParams; state: (typeof mailStates)[number] | null }
type Chosen = { mail: OperatorMail; what: 'open' | 'resend' | 'discard' }

/** Mails to everybody, newest first; what one says is read one at a time, and the audit notes it. */
export function Mails({ path, search, state }: MailsProps) {
  const t = useOperatorJobTexts()
  const address = useListAddress()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const named = ['q', 'from', 'to', 'after', 'before'].flatMap((name) =>
    search.get(name) ? [[name, search.get(name)!]] : [],
  )
  const kind = mailKinds.find((one) => one === search.get('kind'))
  const given = { ...(Object.fromEntries(named) as { q?: string }), ...(state && { state }), ...(kind && { kind }) }
  const read = useRead(mailsQuery(takenBy(jobsApi.listMails, given)))
  const { when, to, subject, kind: about, state: how, next } = t.columns
  return (
    <>
      <div className="px-[18px] pt-3">
        <ListFilters
          searchLabel={t.search}
          address={address}
          filters={[
            { name: 'kind', label: about, options: mailKinds.map((value) => ({ value, label: t.mailKinds[value] })) },
          ]}
        >
          <PeriodFilter address={address} />
        </ListFilters>
      </div>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
        {(list) => (
          <>
            <PlainTable label={t.views.MAILS} columns={[when, to, subject, about, how, next].map((name) => ({ name }))}>
              {list.items.map((mail) => (
                <Row key={mail.id} mail={mail} onChoose={(what) => setChosen({ mail, what })} />
              ))}
            </PlainTable>
            {list.items.length === 0 && <NoRows />}
            <CursorNav path={path} search={search} list={list} />
          </>
        )}
      </QueryView>
      {chosen?.what === 'open' && <MailDialog mail={chosen.mail} onClose={() => setChosen(null)} />}
      {chosen?.what === 'discard' && <DiscardMailDialog mail={chosen.mail} onClose={() => setChosen(null)} />}
      {chosen?.what === 'resend' && <ResendDialog mail={chosen.mail} onClose={() => setChosen(null)} />}
    </>
  )
}

function Row({ mail, onChoose }: { mail: OperatorMail; onChoose: (what: Chosen['what']) => void }) {
  const t = useOperatorJobTexts()
  const language = useLanguage()
  const subject = mail.subject ?? t.subjectGone
  return (
    <tr>
      <td className="whitespace-nowrap text-ink-2">{momentText(mail.createdAt, language)}</td>
      <td className="min-w-48 wrap-anywhere">{mail.to ?? t.erased}</td>
      <td className="min-w-40">{mail.subject ?? <span className="text-ink-2">{subject}</span>}</td>
      <td className="text-ink-2">{t.mailKinds[mail.kind]}</td>
      <td className="min-w-48">
        <State mail={mail} />
        {mail.report && <MailReport report={mail.report} />}
      </td>
      <td>
        <span className="flex flex-wrap gap-1.5">
          {mail.isReadable && (
            <Button size="sm" variant="quiet" aria-label={t.openNamed(subject)} onClick={() => onChoose('open')}>
              {t.open}
            </Button>
          )}
          {mail.canResend && (
            <Button size="sm" variant="quiet" aria-label={t.resendNamed(subject)} onClick={() => onChoose('resend')}>
              {t.resend}
            </Button>
          )}
          {mail.canDiscard && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t.discardMailNamed(subject)}
              onClick={() => onChoose('discard')}
            >
              {t.discard}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

function State({ mail: { sentAt, discardedAt, failure } }: { mail: OperatorMail }) {
  const t = useOperatorJobTexts()
  const language = useLanguage()
  if (sentAt) return t.sentState(momentText(sentAt, language))
  if (discardedAt) return t.discardedState(momentText(discardedAt, language))
  if (failure === null) return <Tag variant="warn">{t.waitingState}</Tag>
  return (
    <>
      <Tag variant="danger">{t.givenUp}</Tag>
      <span className="block text-xs wrap-anywhere text-ink-2">{failure}</span>
    </>
  )
}
