import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import type { Language } from '../../../../contract/platform/values.ts'
import { Link } from '../../../frame/Link.tsx'
import { pageParam } from '../../../platform/navigation/page-param.ts'
import { useAddress } from '../../../platform/navigation/use-address.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { chipClass } from '../../../ui/Chip.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Head } from '../../../ui/Head.tsx'
import { PagedList } from '../../../ui/PagedList.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

type Listed<Item> = { items: Item[]; page: number; pageSize: number; totalItems: number; totalPages: number }

type StatesPageProps<State extends string, Item, Key extends QueryKey> = {
  t: {
    title: string
    lead: string
    label: string
    states: Record<State, string>
    failedTitle: string
    emptyTitle: Record<State, string>
    emptyText: Record<State, string>
  }
  path: string
  /** The first is shown where the address names none. */
  states: readonly [State, ...State[]]
  queryOf: (state: State, page: number, language: Language) => UseQueryOptions<Listed<Item>, Error, Listed<Item>, Key>
  icon: ReactElement
  renderRow: (item: Item) => ReactNode
  /** Each row is a card of its own. */
  isOfCards?: boolean
  renderAbove?: (state: State) => ReactNode
  /** The way on where nothing is listed. */
  children?: ReactNode
}

/** A page of the account that lists things in one of a few states, by the address. */
export function StatesPage<State extends string, Item, Key extends QueryKey>(props: StatesPageProps<State, Item, Key>) {
  const { t, path, states, queryOf, icon, renderRow, isOfCards, renderAbove, children } = props
  const { search } = useAddress()
  const [usual] = states
  const state = states.find((each) => each === search.get('state')) ?? usual
  const read = useRead({ ...queryOf(state, pageParam(search), useLanguage()), refetchOnMount: 'always' })
  const pathOf = (chosen: State, page = 1) => {
    const parameters = { ...(chosen !== usual && { state: chosen }), ...(page > 1 && { page: String(page) }) }
    return `${path}${Object.keys(parameters).length > 0 ? `?${new URLSearchParams(parameters)}` : ''}`
  }
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={path} isNoindex />
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <p className="mt-2 max-w-[46rem] text-ink-2 text-pretty">{t.lead}</p>
      <nav aria-label={t.label} className="mt-4 mb-6">
        <ul className="flex gap-2">
          {states.map((each) => (
            <li key={each}>
              <Link
                to={pathOf(each)}
                aria-current={each === state ? 'page' : undefined}
                className={chipClass({ variant: each === state ? 'on' : 'neutral' })}
              >
                {t.states[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {renderAbove?.(state)}
      <QueryView
        read={read}
        failed={{ title: t.failedTitle, icon }}
        coming={<Skeleton className={isOfCards ? 'h-52 rounded-lg' : 'h-24 rounded-lg'} />}
      >
        {(data, isPrevious) =>
          data.items.length === 0 ? (
            <EmptyState icon={icon} title={t.emptyTitle[state]} text={t.emptyText[state]}>
              {children}
            </EmptyState>
          ) : (
            <PagedList data={data} isPrevious={isPrevious} pathOf={(page) => pathOf(state, page)}>
              <ul className={isOfCards ? 'grid gap-4' : 'divide-y divide-line rounded-lg bg-surface hairline'}>
                {data.items.map(renderRow)}
              </ul>
            </PagedList>
          )
        }
      </QueryView>
    </div>
  )
}
