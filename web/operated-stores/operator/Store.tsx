import { Suspense } from 'react'
import { useParams } from 'react-router'
import type { OperatedStore } from '../../../contract/operator/stores.ts'
import { CommissionInvoices } from '../../commission-invoices/desk/CommissionInvoices.tsx'
import { Card } from '../../desk/Card.tsx'
import { useRoleNames } from '../../desk/frame/role-names.ts'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { dateText, momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { PaperLine } from '../../papers/PaperLine.tsx'
import { PaperHistory } from './PaperHistory.tsx'
import { Levels } from './Levels.tsx'
import { storeQuery } from './queries.ts'
import { useOperatorStoreTexts } from './texts.ts'
import { StateTag } from './StateTags.tsx'
import { StoreActions } from './StoreActions.tsx'
import { Commission, Payouts } from './StoreMoney.tsx'
import { StoreNotes } from './StoreNotes.tsx'

/** One store: how it delivers, who sells and works there, its money, and what operators do about it. */
export function Component() {
  const t = useOperatorStoreTexts()
  const { slug = '' } = useParams()
  const read = useRead(storeQuery(slug, useLanguage()))
  const name = useDeskTexts().places.operator.store
  return (
    <section className="desk-page" aria-label={name}>
      <QueryView read={read} failed={{ title: t.failed, isPage: true }} coming={<Skeleton className="h-96" />}>
        {(store) => <Shown store={store} />}
      </QueryView>
    </section>
  )
}

const link = 'text-brand underline underline-offset-2'

function Shown({ store }: { store: OperatedStore }) {
  const t = useOperatorStoreTexts()
  const language = useLanguage()
  const { user } = useSession()
  const mayChangeMoney = mayOpen(user, 'payouts')
  const { slug, id, rating } = store
  return (
    <>
      <PageHead
        title={store.name}
        lead={[store.city, t.since(dateText(store.createdAt, language))].filter(Boolean).join(' · ')}
      >
        {mayOpen(user, 'stores') && <StoreActions store={store} />}
      </PageHead>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StateTag state={store.state} />
        {store.isTrusted && <Tag>{t.trusted}</Tag>}
        {rating && <span>{t.rating(rating.average.toLocaleString(language), rating.count)}</span>}
        <a href={`/stores/${slug}`} className={link}>
          {t.inShop}
        </a>
        {mayOpen(user, 'catalogue') && (
          <Link to={`/operator/products?store=${slug}`} className={link}>
            {t.goods}
          </Link>
        )}
        {mayOpen(user, 'orders') && (
          <Link to={`/operator/orders?storeId=${id}`} className={link}>
            {t.orders}
          </Link>
        )}
        {mayOpen(user, 'audit') && (
          <Link to={`/operator/audit?storeId=${id}`} className={link}>
            {t.audit}
          </Link>
        )}
      </p>
      <Pauses store={store} />
      <div className="grid items-start gap-[18px] lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-[18px]">
          <Levels levels={store.levels} />
          <Payouts store={store} mayChange={mayChangeMoney} />
          <Commission store={store} mayChange={mayChangeMoney} />
          {mayOpen(user, 'money') && <CommissionInvoices slug={slug} />}
          <StoreNotes store={store} />
        </div>
        <div className="grid gap-[18px]">
          <Suspense fallback={<Skeleton className="h-64" />}>
            <Papers store={store} />
          </Suspense>
          <Facts store={store} />
          <Team team={store.team} />
        </div>
      </div>
    </>
  )
}

function Pauses({ store: { pauses } }: { store: OperatedStore }) {
  const t = useOperatorStoreTexts()
  const language = useLanguage()
  if (pauses.length === 0) return null
  return (
    <Card title={t.pauses}>
      <ul className="grid gap-3 px-[18px] py-3.5">
        {pauses.map(({ pausedBy, reason, textDe, textEn, startsAt, endsAt }) => (
          <li key={pausedBy}>
            <b className="font-semibold">{t.pausedBy[pausedBy]}</b>{' '}
            {t.window(momentText(startsAt, language), endsAt && momentText(endsAt, language))}
            {reason && <span className="block">{t.because(reason)}</span>}
            {(textDe || textEn) && (
              <span className="block text-ink-2">{t.buyersRead(language === 'de' ? textDe : textEn)}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Facts({ store: { facts, terms } }: { store: OperatedStore }) {
  const t = useOperatorStoreTexts()
  const names = t.facts
  const rows: [string, string][] = [
    [names.companyName, facts.companyName],
    [names.address, facts.address],
    [names.managers, facts.managers],
    [names.register, facts.register],
    [names.vatId, facts.vatId],
    [names.taxNumber, facts.taxNumber],
    [names.lucid, facts.lucid],
    [names.contact, facts.contact],
    [names.email, facts.email],
    [names.minimum, terms.minimumText],
    [names.shipping, terms.shippingText],
    [names.lead, t.lead(terms.leadMinDays, terms.leadMaxDays)],
  ]
  return (
    <Card title={t.factsTitle}>
      <dl className="grid gap-2 px-[18px] py-3.5">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt className="text-ink-3">{name}</dt>
            <dd className="break-words">{text || t.missing}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Papers({ store: { slug, paperList } }: { store: OperatedStore }) {
  const { items, dueOn } = paperList
  const t = useOperatorStoreTexts()
  const language = useLanguage()
  return (
    <Card title={t.papersTitle}>
      <p className="px-[18px] pt-2.5 text-ink-3">{t.papersDue(dateText(new Date(dueOn), language))}</p>
      <ul className="grid px-[18px] py-1.5">
        {items
          .filter(({ isNeeded, state }) => isNeeded || state !== 'MISSING')
          .map((paper) => (
            <PaperLine key={paper.kind} paper={paper} history={<PaperHistory slug={slug} kind={paper.kind} />} />
          ))}
      </ul>
    </Card>
  )
}

function Team({ team }: Pick<OperatedStore, 'team'>) {
  const t = useOperatorStoreTexts()
  const language = useLanguage()
  const names = useRoleNames('supplier')
  return (
    <Card title={t.team} mark={<Tag>{String(team.length)}</Tag>}>
      <ul className="grid gap-3 px-[18px] py-3.5">
        {team.length === 0 && <li className="text-ink-3">{t.nobody}</li>}
        {team.map((person) => (
          <li key={person.accountId} className="grid gap-0.5">
            <b className="font-semibold">{person.name}</b>
            <span className="break-all text-ink-2">{person.email}</span>
            <span className="text-ink-3">
              {[
                ...person.roles.map((role) => names[role]),
                person.hasSecondFactor ? t.secondFactor : t.noSecondFactor,
                person.lastSeenAt && t.seen(momentText(person.lastSeenAt, language)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
