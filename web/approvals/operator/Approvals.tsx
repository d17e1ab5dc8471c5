import Banknote from 'lucide-react/icons/banknote'
import Boxes from 'lucide-react/icons/boxes'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import Lock from 'lucide-react/icons/lock'
import Newspaper from 'lucide-react/icons/newspaper'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import StoreIcon from 'lucide-react/icons/store'
import Undo from 'lucide-react/icons/undo-2'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import * as approvalsApi from '../../../contract/operator/approvals.ts'
import { approvalKinds, type Approval, type ApprovalKind } from '../../../contract/operator/approvals.ts'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { momentText } from '../../platform/dates.ts'
import { takenBy } from '../../platform/navigation/taken-by.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ApprovalPanel } from './ApprovalPanel.tsx'
import { approvalsQuery } from './queries.ts'
import { decidedText, useApprovalTexts } from './texts.ts'

const path = '/operator/approvals'

const icons: Record<ApprovalKind, ComponentType<{ 'aria-hidden': true }>> = {
  VAT_ID: ShieldCheck,
  EXCLUSIVE_REQUEST: Lock,
  REVIEW: Star,
  RETURN: Undo,
  PRODUCT: Boxes,
  STORE: StoreIcon,
  BANK_ACCOUNT: Banknote,
  POST: Newspaper,
  CLAIM: CircleAlert,
  PAPER: FileText,
  PRODUCT_REPORT: Flag,
  DESIGN_REPORT: Flag,
}

/** All that waits for a decision, the longest due first; the chosen one beside it. */
export function Component() {
  const t = useApprovalTexts()
  const desk = useDeskTexts()
  const search = useSearch()
  const kind = approvalKinds.find((one) => one === search.get('view')) ?? null
  const chosen = search.get('id')
  const [after, before] = [search.get('after'), search.get('before')]
  const cursor = { ...(after && { after }), ...(before && { before }) }
  const read = useRead(
    approvalsQuery(takenBy(approvalsApi.list, { ...(kind && { kind: [kind] }), ...cursor, pageSize: 48 })),
  )
  // The list beside the chosen one stays where it is.
  const addressOf = (id?: string) => {
    const query = new URLSearchParams({ ...(kind && { view: kind }), ...cursor, ...(id && { id }) }).toString()
    return query ? `${path}?${query}` : path
  }
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.approvals} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-80" />}>
        {({ items, kinds, ...beside }) => (
          <div className="grid grid-cols-1 items-start gap-[18px] lg:grid-cols-[22rem_minmax(0,1fr)]">
            <section
              className={`desk-card approval-list ${chosen ? 'max-lg:hidden' : ''}`}
              aria-label={desk.places.operator.approvals}
            >
              <ViewLinks
                label={t.kinds}
                path={path}
                chosen={kind ?? 'ALL'}
                views={[
                  { key: 'ALL', name: t.all },
                  ...kinds.map(({ kind: key, kindText, count }) => ({ key, name: `${kindText} ${count}` })),
                ]}
              />
              {items.length === 0 && <p className="p-[18px] text-ink-2">{t.none}</p>}
              <Entries {...{ items, chosen, addressOf }} />
              <CursorNav path={path} search={listed(search)} list={beside} />
            </section>
            {chosen ? (
              <div className="grid grid-cols-1 gap-2.5">
                <Link to={addressOf()} className="text-brand underline underline-offset-2 lg:hidden">
                  {t.back}
                </Link>
                <ApprovalPanel key={chosen} id={chosen} nextPath={nextAfter(items, { chosen, addressOf })} />
              </div>
            ) : (
              items.length > 0 && <p className="text-ink-2 max-lg:hidden">{t.choose}</p>
            )}
          </div>
        )}
      </QueryView>
    </div>
  )
}

type AddressOf = (id?: string) => string

// Another page opens nothing of this one.
function listed(search: URLSearchParams) {
  const listing = new URLSearchParams(search)
  listing.delete('id')
  return listing
}

type EntriesProps = { items: Approval[]; chosen: string | null; addressOf: AddressOf }

/** Where they scroll by themselves, the chosen one is in sight: also when the keys or an address lead to it. */
function Entries({ items, chosen, addressOf }: EntriesProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (chosen !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <ul ref={list} className="grid grid-cols-1 pt-2">
      {items.map((approval) => (
        <Entry key={approval.id} {...{ approval, to: addressOf(approval.id), isChosen: approval.id === chosen }} />
      ))}
    </ul>
  )
}

// The one that has waited longest of those that nobody has decided.
function nextAfter(items: Approval[], { chosen, addressOf }: { chosen: string; addressOf: AddressOf }) {
  const next = items.find(({ id, state }) => id !== chosen && state !== 'DECIDED')
  return next ? addressOf(next.id) : null
}

type EntryProps = { approval: Approval; to: string; isChosen: boolean }

function Entry({ approval, to, isChosen }: EntryProps) {
  const t = useApprovalTexts()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const { state, decision } = approval
  const Icon = icons[approval.kind]
  return (
    <li>
      <Link
        to={to}
        data-row
        aria-current={isChosen ? 'true' : undefined}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-b border-line px-[18px] py-2.5 hover:bg-sunken aria-[current=true]:bg-brand-soft"
      >
        <span className="row-span-2 mt-0.5 grid size-8 place-items-center rounded-md bg-sunken text-ink-2 [&>svg]:size-4">
          <Icon aria-hidden />
        </span>
        <span className="flex items-center gap-2">
          <b className="min-w-0 flex-1 truncate font-semibold">{approval.title}</b>
          {approval.isOverdue && <Tag variant="danger">{t.overdue}</Tag>}
          {approval.state === 'ASKED' && <Tag variant="info">{t.inquired}</Tag>}
          {state === 'DECIDED' && decision && (
            <Tag variant="ok">{decidedText(t, { kind: approval.kind, decision })}</Tag>
          )}
          <span title={momentText(approval.dueAt, language)} className="shrink-0 text-xs text-ink-2 tabular-nums">
            {t.age(now.getTime() - approval.dueAt.getTime())}
          </span>
        </span>
        <span className="min-w-0 truncate text-small text-ink-2">
          {[approval.kindText, approval.about].filter(Boolean).join(' · ')}
        </span>
      </Link>
    </li>
  )
}
