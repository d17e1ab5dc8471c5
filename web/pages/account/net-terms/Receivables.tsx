import ReceiptText from 'lucide-react/icons/receipt-text'
import * as receivablesApi from '../../../../contract/net-terms/receivables.ts'
import type { Receivable, ReceivableView } from '../../../../contract/net-terms/receivables.ts'
import type { OutputOf } from '../../../../contract/platform/endpoint.ts'
import { accountPaths } from '../../../account-paths.ts'
import { Link } from '../../../frame/Link.tsx'
import { DueDay } from '../../../net-terms/DueDay.tsx'
import { ReminderLetters } from '../../../net-terms/ReminderLetters.tsx'
import { ownReceivablesQuery } from '../../../net-terms/queries.ts'
import { useReceivableTexts } from '../../../net-terms/texts.ts'
import { paths } from '../../../paths.ts'
import { call } from '../../../platform/calls/call.ts'
import { dayText } from '../../../platform/dates.ts'
import { useSearch } from '../../../platform/navigation/use-address.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Head } from '../../../ui/Head.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

const views: ReceivableView[] = ['OPEN', 'OVERDUE', 'SETTLED']

/** Invoices that are paid after delivery: what is open, by when, and where to. */
export function Component() {
  const t = useReceivableTexts()
  const search = useSearch()
  const view = views.find((one) => one === search.get('view')) ?? 'OPEN'
  const [after, before] = [search.get('after') ?? undefined, search.get('before') ?? undefined]
  const read = useRead(ownReceivablesQuery({ view, after, before }, useLanguage()))
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={accountPaths.receivables()} isNoindex />
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <p className="mt-2 mb-4 max-w-[46rem] text-ink-2 text-pretty">{t.lead}</p>
      <nav aria-label={t.title} className="mb-5 flex flex-wrap gap-2">
        {views.map((one) => (
          <Link
            key={one}
            to={`${accountPaths.receivables()}${one === 'OPEN' ? '' : `?view=${one}`}`}
            aria-current={one === view ? 'page' : undefined}
            className={buttonClass({ variant: one === view ? 'secondary' : 'quiet', size: 'sm' })}
          >
            {t.views[one]}
          </Link>
        ))}
      </nav>
      <QueryView
        read={read}
        failed={{ title: t.failed, icon: <ReceiptText /> }}
        coming={<Skeleton className="h-48 rounded-lg" />}
      >
        {(list) =>
          list.items.length === 0 ? (
            <EmptyState icon={<ReceiptText />} title={t.empty} text={t.emptyText}>
              <Link to={paths.documents()} className={buttonClass()}>
                {t.toDocuments}
              </Link>
            </EmptyState>
          ) : (
            <Listed list={list} view={view} />
          )
        }
      </QueryView>
    </div>
  )
}

type List = OutputOf<typeof receivablesApi.listOwn>

function Listed({ list, view }: { list: List; view: ReceivableView }) {
  const t = useReceivableTexts()
  const { iban, bic, accountHolder } = list.bankAccount
  const facts = [
    [t.account.holder, accountHolder],
    [t.account.iban, iban.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    [t.account.bic, bic],
  ] as const
  const pathOf = (name: 'after' | 'before', cursor: string) =>
    `${accountPaths.receivables()}?${new URLSearchParams({ view, [name]: cursor })}`
  return (
    <div className="grid max-w-[52rem] gap-4">
      {view !== 'SETTLED' && (
        <section className="rounded-lg bg-surface p-4 hairline sm:p-5">
          <p className="text-lead font-bold tabular-nums">{t.sums(list.openText, list.overdueText)}</p>
          <dl className="mt-2 grid gap-1 sm:grid-cols-[auto_1fr] sm:gap-x-4">
            {facts.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-2">{name}</dt>
                <dd className="tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-small text-ink-2">{t.account.reference}</p>
        </section>
      )}
      <ul className="grid gap-3">
        {list.items.map((receivable) => (
          <Row key={receivable.number} receivable={receivable} />
        ))}
      </ul>
      <p className="flex gap-2 empty:hidden">
        {list.previous && (
          <Link to={pathOf('before', list.previous)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {t.previous}
          </Link>
        )}
        {list.next && (
          <Link to={pathOf('after', list.next)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {t.next}
          </Link>
        )}
      </p>
    </div>
  )
}

function Row({ receivable }: { receivable: Receivable }) {
  const t = useReceivableTexts()
  const language = useLanguage()
  const { number, orderId, storeName, issuedOn, grossText, openText, creditedText, state } = receivable
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-surface p-4 hairline">
      <span className="min-w-0 flex-1 basis-56">
        <Link to={paths.order(orderId)} className="font-medium underline underline-offset-2">
          {number}
        </Link>
        <small className="block text-ink-2">{t.of(storeName, dayText(new Date(issuedOn), language))}</small>
      </span>
      <span>
        <DueDay receivable={receivable} />
      </span>
      <span className="text-right font-medium tabular-nums">
        {state === 'SETTLED' ? grossText : openText}
        {creditedText && <small className="block font-normal text-ink-2">{t.credited(creditedText)}</small>}
      </span>
      <ReminderLetters
        receivable={receivable}
        load={(level) => call(receivablesApi.readOwnReminder, { number, level })}
      />
    </li>
  )
}
