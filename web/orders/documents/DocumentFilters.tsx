import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as documentsApi from '../../../contract/orders/documents.ts'
import { localPath, paths } from '../../paths.ts'
import type { GoTo } from '../../platform/navigation/use-address.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { documentKinds, documentListingOf, documentSearch, type DocumentListing } from './document-filters.ts'
import { useDocumentListTexts } from './queries.ts'

type DocumentFiltersProps = {
  listing: DocumentListing
  choices: OutputOf<typeof documentsApi.listMonths>['choices'] | undefined
  go: GoTo
}

/** Narrows the documents by number, kind, supplier, year and cost centre, where the company has any; the choice stands in the address bar. */
export function DocumentFilters({ listing, choices, go }: DocumentFiltersProps) {
  const t = useDocumentListTexts()
  const language = useLanguage()
  const [typed, setTyped] = useState({ q: listing.q ?? '', of: listing.q })
  // Another address, as by Back, is another search.
  if (typed.of !== listing.q) setTyped({ q: listing.q ?? '', of: listing.q })
  const find = (part: Record<string, string> = {}) =>
    go(
      new URLSearchParams(
        documentSearch(documentListingOf(new URLSearchParams({ ...documentSearch(listing), q: typed.q, ...part }))),
      ),
    )
  const costCentres = (choices?.costCentres ?? []).map(({ code, text }) => ({ value: code, label: text }))
  const hasCostCentres = costCentres.length > 0 || listing.costCentre !== undefined
  const select = (
    name: 'type' | 'storeId' | 'costCentre' | 'year',
    all: string,
    options: { value: string; label: string }[],
  ) => (
    <SelectField
      name={name}
      label={t.filters[name]}
      value={String(listing[name] ?? '')}
      onChange={(event) => find({ [name]: event.target.value })}
      options={[{ value: '', label: all }, ...options]}
    />
  )
  return (
    <form
      role="search"
      aria-label={t.filters.label}
      noValidate
      action={localPath(language, paths.documents())}
      onSubmit={(event) => {
        event.preventDefault()
        find()
      }}
      className={`mb-6 grid grid-cols-2 items-end gap-3 ${hasCostCentres ? 'lg:grid-cols-[minmax(0,1fr)_10rem_12rem_12rem_7rem_auto]' : 'lg:grid-cols-[minmax(0,1fr)_12rem_15rem_8rem_auto]'}`}
    >
      <TextField
        name="q"
        type="search"
        label={t.filters.q}
        prefix={<Search />}
        maxLength={60}
        value={typed.q}
        onChange={(event) => setTyped({ ...typed, q: event.target.value })}
        className="max-lg:col-span-2"
      />
      {select(
        'type',
        t.filters.allTypes,
        documentKinds.map((value) => ({ value, label: t.types[value] })),
      )}
      {select(
        'storeId',
        t.filters.allStores,
        (choices?.stores ?? []).map(({ storeId, storeName }) => ({ value: storeId, label: storeName })),
      )}
      {hasCostCentres && select('costCentre', t.filters.allCostCentres, costCentres)}
      {select(
        'year',
        t.filters.allYears,
        (choices?.years ?? []).map((year) => ({ value: String(year), label: String(year) })),
      )}
      <Button type="submit" variant="secondary" className="max-lg:self-end">
        {t.filters.submit}
      </Button>
    </form>
  )
}
