import Search from 'lucide-react/icons/search'
import { useRef, useState } from 'react'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { localPath, paths } from '../paths.ts'
import { checkInput } from '../platform/forms/check-input.ts'
import type { GoTo } from '../platform/navigation/use-address.ts'
import { useLanguage } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { listingOf, monthOfDays, orderListSearch, type OrderListing } from './order-filters.ts'
import { PeriodField } from './PeriodField.tsx'
import { useOrderTexts } from './texts.ts'

type Choices = OutputOf<typeof ordersApi.list>['choices']
type OrderSearchProps = { listing: OrderListing; go: GoTo; choices: Choices | undefined }

const typedOf = ({ q = '', from = '', to = '' }: OrderListing) => ({ q, from, to })

/** Finds orders by article or number, by supplier, and by month or days; the search stands in the address bar. */
export function OrderSearch({ listing, go, choices }: OrderSearchProps) {
  const t = useOrderTexts().find
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => ({ ...typedOf(listing), of: listing }))
  // Another address, as by Back, is another search.
  if (orderListSearch(typed.of).toString() !== orderListSearch(listing).toString())
    setTyped({ ...typedOf(listing), of: listing })
  const [isByDays, setByDays] = useState(!monthOfDays(listing) && Boolean(listing.from ?? listing.to))
  const [errors, setErrors] = useState(() => checkInput(ordersApi.list, listing, language))
  const change = (field: 'q' | 'from' | 'to') => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value })
  const find = (part: Partial<OrderListing> = {}) => {
    const { of: _, ...fields } = typed
    const next = listingOf(orderListSearch({ ...listing, ...fields, ...part }))
    const refused = checkInput(ordersApi.list, next, language)
    setErrors(refused)
    const [first] = Object.keys(refused)
    if (first) form.current!.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else go(orderListSearch(next))
  }
  return (
    <form
      ref={form}
      role="search"
      aria-label={t.label}
      noValidate
      action={localPath(language, paths.orders())}
      onSubmit={(event) => {
        event.preventDefault()
        find()
      }}
      className="mt-4 grid grid-cols-2 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_13rem_15rem_auto]"
    >
      <TextField
        name="q"
        type="search"
        label={t.q}
        prefix={<Search />}
        maxLength={100}
        value={typed.q}
        onChange={change('q')}
        className="max-lg:col-span-2"
      />
      <PeriodField
        listing={listing}
        months={choices?.months ?? []}
        isByDays={isByDays}
        onDays={() => setByDays(true)}
        onChoose={(days) => {
          setByDays(false)
          find(days)
        }}
      />
      <SelectField
        name="storeId"
        label={t.store}
        value={listing.storeId ?? ''}
        onChange={(event) => find({ storeId: event.target.value })}
        options={[
          { value: '', label: t.allStores },
          ...(choices?.stores ?? []).map(({ storeId, storeName }) => ({ value: storeId, label: storeName })),
        ]}
      />
      <Button type="submit" variant="secondary" className="max-lg:order-last max-lg:col-span-2 lg:mt-[26px]">
        {t.submit}
      </Button>
      {isByDays && (
        <div className="col-span-2 grid grid-cols-2 items-start gap-3 lg:col-start-2">
          {(['from', 'to'] as const).map((field) => (
            <TextField
              key={field}
              name={field}
              type="date"
              label={t[field]}
              value={typed[field]}
              onChange={change(field)}
              error={errors[field]?.message}
            />
          ))}
        </div>
      )}
      {/* What stands in no field of its own goes with a form that the browser sends itself. */}
      {(['filter', ...(isByDays ? [] : (['from', 'to'] as const))] as const).map(
        (name) => listing[name] && <input key={name} type="hidden" name={name} value={listing[name]} />,
      )}
    </form>
  )
}
