import Search from 'lucide-react/icons/search'
import { useRef } from 'react'
import type { GoTo } from '../platform/navigation/use-address.ts'
import { useLanguage } from '../platform/texts.ts'
import { localPath, paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import type { OrderListing } from './order-filters.ts'
import { useOrderTexts } from './texts.ts'

/** Finds orders by article, number, supplier and period; the search stands in the address bar. */
export function OrderSearch({ listing, go }: { listing: OrderListing; go: GoTo }) {
  const t = useOrderTexts().find
  const form = useRef<HTMLFormElement>(null)
  const language = useLanguage()
  const submit = () => {
    const fields = [...new FormData(form.current!)].filter(([, value]) => value !== '')
    go(new URLSearchParams(fields as [string, string][]))
  }
  return (
    <form
      ref={form}
      role="search"
      aria-label={t.label}
      key={`${listing.q} ${listing.from} ${listing.to}`}
      action={localPath(language, paths.orders())}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="mt-4 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10.5rem_10.5rem_auto]"
    >
      <TextField name="q" type="search" label={t.q} prefix={<Search />} maxLength={100} defaultValue={listing.q} />
      <TextField name="from" type="date" label={t.from} defaultValue={listing.from} />
      <TextField name="to" type="date" label={t.to} defaultValue={listing.to} />
      {listing.filter && <input type="hidden" name="filter" value={listing.filter} />}
      <Button type="submit" variant="secondary">
        {t.submit}
      </Button>
    </form>
  )
}
