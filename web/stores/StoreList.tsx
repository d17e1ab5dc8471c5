import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Search from 'lucide-react/icons/search'
import StoreIcon from 'lucide-react/icons/store'
import { useEffect, useRef } from 'react'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { storeSorts } from '../../contract/platform/sorts.ts'
import type * as storesApi from '../../contract/stores.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { useAddress, type GoTo } from '../platform/navigation/use-address.ts'
import { buttonClass } from '../ui/button-class.ts'
import { chipClass } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { useEarlyChoice } from '../ui/fields/use-early-choice.ts'
import { StoreCard } from './StoreCard.tsx'

/** Stores with a search, a sort and pages, all in the address. */
export function StoreList({ stores }: { stores: OutputOf<typeof storesApi.list> }) {
  const t = useTexts().stores
  const { search, go } = useAddress()
  const q = search.get('q') ?? ''
  const pathOf = (page: number) => {
    const next = new URLSearchParams(search)
    if (page > 1) next.set('page', String(page))
    else next.delete('page')
    return `${paths.stores()}?${next}`.replace(/\?$/, '')
  }
  return (
    <>
      <StoreTools search={search} go={go} />
      {stores.items.length === 0 && (
        <EmptyState icon={<StoreIcon />} title={t.nothing(q)}>
          <Link to={paths.stores()} className={buttonClass()}>
            {t.showAll}
          </Link>
        </EmptyState>
      )}
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-[18px] xl:grid-cols-4">
        {stores.items.map((store) => (
          <li key={store.storeId} className="min-w-0">
            <StoreCard store={store} as="h2" />
          </li>
        ))}
      </ul>
      <Pagination page={stores.page} totalPages={stores.totalPages} pathOf={pathOf} />
    </>
  )
}

// A plain form: without scripts the browser sends the same address.
function StoreTools({ search, go }: { search: URLSearchParams; go: GoTo }) {
  const t = useTexts().stores
  const form = useRef<HTMLFormElement>(null)
  const submit = () => {
    const fields = [...new FormData(form.current!)].filter(([, value]) => value !== '' && value !== 'NAME')
    go(new URLSearchParams(fields as [string, string][]))
  }
  const sort = search.get('sort') ?? 'NAME'
  const select = useEarlyChoice(sort, submit)
  const words = search.get('q') ?? ''
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(words)
  // What was typed before this code was there stays; from then on the field follows the address.
  useEffect(() => {
    if (shown.current !== words) field.current!.value = words
    shown.current = words
  }, [words])
  return (
    <search aria-label={t.search}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="mb-6 flex flex-wrap items-center gap-2.5"
      >
        <label className="flex h-11 min-w-0 flex-1 basis-60 items-center gap-2.5 rounded-full bg-surface px-4 hairline-strong focus-within:shadow-[inset_0_0_0_2px_var(--color-focus)] sm:max-w-sm">
          <Search aria-hidden="true" className="size-[18px] text-ink-3" />
          <input
            ref={field}
            type="search"
            name="q"
            maxLength={80}
            defaultValue={words}
            aria-label={t.search}
            placeholder={t.search}
            className="h-full min-w-0 flex-1 bg-transparent outline-none"
          />
        </label>
        <label
          className={chipClass({
            className: 'ml-auto h-11 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
          })}
        >
          <ArrowUpDown aria-hidden="true" className="size-4" />
          <span className="sr-only">{t.sort}</span>
          <select
            ref={select}
            name="sort"
            value={sort}
            autoComplete="off"
            onChange={submit}
            className="appearance-none bg-transparent outline-none"
          >
            {storeSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t.sorts[sort]}
              </option>
            ))}
          </select>
        </label>
      </form>
    </search>
  )
}
