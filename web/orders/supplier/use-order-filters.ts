import { dueFilters } from '../../../contract/orders/packing.ts'
import { returningFilters, withFilters } from '../../../contract/orders/store-filters.ts'
import type { Filter } from '../../desk/list/ListFilters.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { orderChoicesQuery } from './queries.ts'
import { useSupplierTexts } from './texts.ts'

type Option = { value: string; label: string }
const optionsOf = (choices: readonly { value: string; name: string }[] = []): Option[] =>
  choices.map(({ value, name }) => ({ value, label: name }))

/** What the list can be narrowed by; by amounts only for who may read them. */
export function useOrderFilters(): Filter[] {
  const t = useSupplierTexts()
  const { user } = useSession()
  const { search } = useListAddress()
  const choices = dataOrNothing(useRead(orderChoicesQuery(useLanguage())))
  const buyerId = search.get('buyerId')
  const amounts: Filter[] = [
    { name: 'netFrom', label: t.filters.netFrom, inputMode: 'decimal' },
    { name: 'netTo', label: t.filters.netTo, inputMode: 'decimal' },
  ]
  return [
    {
      name: 'due',
      label: t.dueFilter,
      options: dueFilters.map((value) => ({ value, label: t.dueFilters[value] })),
    },
    { name: 'status', label: t.filters.status, options: optionsOf(choices?.statuses) },
    { name: 'payment', label: t.filters.payment, options: optionsOf(choices?.payments) },
    { name: 'category', label: t.filters.category, options: optionsOf(choices?.categories) },
    {
      name: 'returning',
      label: t.filters.returning,
      options: returningFilters.map((value) => ({ value, label: t.returning[value] })),
    },
    { name: 'note', label: t.filters.note, options: withFilters.map((value) => ({ value, label: t.withNote[value] })) },
    {
      name: 'design',
      label: t.filters.design,
      options: withFilters.map((value) => ({ value, label: t.withDesign[value] })),
    },
    { name: 'postcode', label: t.filters.postcode, inputMode: 'numeric' },
    { name: 'product', label: t.filters.product },
    ...(mayOpen(user, 'readOrders') ? amounts : []),
    // Chosen in the panel of one of their orders.
    ...(buyerId
      ? [{ name: 'buyerId', label: t.filters.buyerId, options: [{ value: buyerId, label: t.filters.buyerId }] }]
      : []),
  ]
}
