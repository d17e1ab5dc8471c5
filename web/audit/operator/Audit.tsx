import { moneyText } from '../../../contract/platform/money.ts'
import * as auditApi from '../../../contract/operator/audit.ts'
import { auditStates, type AuditEntry } from '../../../contract/operator/audit.ts'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { momentText } from '../../platform/dates.ts'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { listingOf } from './listing-of.ts'
import { nameIn } from './name-in.ts'
import { auditQuery } from './queries.ts'
import { Target } from './Target.tsx'
import { useOperatorAuditTexts } from './texts.ts'

const path = '/operator/audit'
const views = ['ALL', ...auditStates] as const

/** Every deed of operators: who, what, about whom, why and how it ended. */
export function Component() {
  const t = useOperatorAuditTexts()
  const desk = useDeskTexts()
  const address = useListAddress()
  const { search } = address
  const listing = listingOf(search)
  const read = useRead(auditQuery(listing))
  const { after: _, before: __, ...narrowed } = listing
  const save = useWrite({
    mutationFn: async () => saveFile(await call(auditApi.readCsv, narrowed), `${desk.places.operator.audit}.csv`),
  })
  const { when, who, action, target, state: how, reason } = t.columns
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.audit} lead={t.lead}>
        <Button variant="secondary" isLoading={save.isPending} onClick={() => save.mutate()}>
          {desk.list.csv}
        </Button>
      </PageHead>
      <section className="desk-card">
        <ViewLinks
          label={desk.views}
          path={path}
          views={views.map((key) => ({ key, name: t.views[key] }))}
          chosen={listing.state ?? 'ALL'}
        />
        <AuditFilters address={address} items={read.state === 'ready' ? read.data.items : []} />
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
          {(list) => (
            <>
              <PlainTable
                label={desk.places.operator.audit}
                columns={[when, who, action, target, how, reason].map((name) => ({ name }))}
              >
                {list.items.map((entry) => (
                  <Row key={entry.id} entry={entry} />
                ))}
              </PlainTable>
              {list.items.length === 0 && <NoRows />}
              <CursorNav path={path} search={search} list={list} />
            </>
          )}
        </QueryView>
      </section>
    </div>
  )
}

function Row({ entry }: { entry: AuditEntry }) {
  const t = useOperatorAuditTexts()
  const language = useLanguage()
  const { actor, account, state, store, buyer } = entry
  const isUnusual = state === 'REFUSED' || state === 'UNKNOWN'
  return (
    <tr className="align-top [&>td]:py-3">
      <td className="whitespace-nowrap text-ink-2">{momentText(entry.at, language)}</td>
      <td>
        <span className="block">{actor.email ?? t.erased}</span>
        {entry.isImpersonated && <span className="block text-xs text-ink-2">{t.impersonated}</span>}
        {account && account.id !== actor.id && (
          <span className="block text-xs text-ink-2">{t.inPlaceOf(account.email ?? t.erased)}</span>
        )}
      </td>
      <td>
        <span className="block font-semibold">{nameIn(t.actions, entry.action)}</span>
        {entry.partOfAction && <code className="block font-mono text-xs text-ink-2">{entry.partOfAction}</code>}
        <Values entry={entry} />
      </td>
      <td>
        <Target entry={entry} />
        {[store?.name, buyer?.name].filter(Boolean).map((name) => (
          <span key={name} className="block text-xs text-ink-2">
            {name}
          </span>
        ))}
      </td>
      <td>
        <Tag variant={isUnusual ? 'danger' : 'neutral'}>{t.views[state]}</Tag>
        {state === 'UNKNOWN' && <span className="mt-1 block text-xs text-ink-2">{t.unknownHint}</span>}
      </td>
      <td>{entry.isErased ? t.erased : entry.reason}</td>
    </tr>
  )
}

function Values({ entry: { values } }: { entry: AuditEntry }) {
  const t = useOperatorAuditTexts()
  const language = useLanguage()
  const shown = (name: string, value: string) =>
    name.endsWith('Cents') ? moneyText(Number(value), language) : nameIn(t.words, value)
  if (values.length === 0) return null
  return (
    <details className="mt-1">
      <summary className="min-h-6 cursor-pointer text-xs text-brand">{t.values(values.length)}</summary>
      <dl className="max-w-96 text-xs">
        {values.map(({ name, before, after }) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-2">{nameIn(t.fields, name)}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {before !== null && <del className="text-ink-2">{shown(name, before)}</del>}{' '}
              {after === null ? '–' : shown(name, after)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
