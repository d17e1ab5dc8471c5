import type { AuditEntry } from '../../../contract/operator/audit.ts'
import type { ListAddress } from '../../desk/list/list-address.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { PeriodFilter } from '../../desk/list/PeriodFilter.tsx'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { nameIn } from './name-in.ts'
import { auditChoicesQuery } from './queries.ts'
import { useOperatorAuditTexts } from './texts.ts'

const UUID = /^[0-9a-f-]{36}$/i

/** Who, what, about what, whose, and when: each narrows what the others leave. */
export function AuditFilters({ address, items }: { address: ListAddress; items: readonly AuditEntry[] }) {
  const t = useOperatorAuditTexts()
  const language = useLanguage()
  const stores = dataOrNothing(useRead(auditChoicesQuery()))?.stores ?? []
  const { search } = address
  const byName = (names: Record<string, string>, chosen: string | null) =>
    [...new Set([...Object.keys(names), ...(chosen ? [chosen] : [])])]
      .map((value) => ({ value, label: nameIn(names, value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language))
  // A link names a company by its id; what it is called, the rows say.
  const buyer = search.get('buyer')
  const named = items.find((entry) => entry.buyer?.id === buyer)?.buyer?.name
  const { filters } = t
  return (
    <div className="flex flex-wrap items-center gap-2 px-[18px] pt-3">
      <ListFilters
        searchLabel={t.search}
        address={address}
        filters={[
          { name: 'actor', label: filters.actor },
          { name: 'action', label: filters.action, options: byName(t.actions, search.get('action')) },
          { name: 'kind', label: filters.kind, options: byName(t.kinds, search.get('kind')) },
          { name: 'target', label: filters.target },
          {
            name: 'storeId',
            label: filters.store,
            options: stores.map(({ value, name }) => ({ value, label: name })),
          },
          {
            name: 'buyer',
            label: filters.buyer,
            ...(buyer && UUID.test(buyer) && { options: [{ value: buyer, label: named ?? buyer }] }),
          },
          {
            name: 'isImpersonated',
            label: filters.impersonation,
            options: (['true', 'false'] as const).map((value) => ({ value, label: filters.impersonations[value] })),
          },
        ]}
      >
        <PeriodFilter address={address} />
      </ListFilters>
    </div>
  )
}
