import * as buyerListsApi from '../../../contract/buyers/buyer-lists.ts'
import { businessTypes } from '../../../contract/account.ts'
import { buyerMarks, vatIdStatuses } from '../../../contract/operator/buyers.ts'
import * as operatorBuyersApi from '../../../contract/operator/buyers.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { takenBy } from '../../platform/navigation/taken-by.ts'
import { Link } from '../../frame/Link.tsx'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { recentDateText } from '../../platform/dates.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { buyersQuery } from './queries.ts'
import { useOperatorBuyerTexts } from './texts.ts'

const path = '/operator/buyers'

/** Companies that order, found by whatever is known of them. */
export function Component() {
  const t = useOperatorBuyerTexts()
  const desk = useDeskTexts()
  const language = useLanguage()
  const mayEmails = mayOpen(useSession().user, 'exportBuyers')
  const search = useSearch()
  const listing = listingOf(search)
  const read = useRead(buyersQuery(listing))
  const { after: _, before: __, ...narrowed } = listing
  const save = useWrite({
    mutationFn: async () =>
      saveFile(await call(buyerListsApi.writeCsv, narrowed), `${desk.places.operator.buyers}.csv`),
  })
  const address = useListAddress()
  const { company, place, since, orders, year, last, vat } = t.columns
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.buyers}>
        <Button variant="secondary" isLoading={save.isPending} onClick={() => save.mutate()}>
          {mayEmails ? t.csvWithEmails : desk.list.csv}
        </Button>
      </PageHead>
      <section className="desk-card">
        <ViewLinks label={desk.views} path={path} views={[]} chosen="ALL" />
        <div className="px-[18px] pt-3">
          <ListFilters
            searchLabel={t.search}
            address={address}
            filters={[
              {
                name: 'businessType',
                label: t.businessType,
                options: businessTypes.map((value) => ({ value, label: t.businessTypes[value]! })),
              },
              { name: 'place', label: t.place },
              {
                name: 'vatIdStatus',
                label: t.vatIdStatus,
                options: vatIdStatuses.map((value) => ({ value, label: t.vatIdStatuses[value] })),
              },
              { name: 'mark', label: t.mark, options: buyerMarks.map((value) => ({ value, label: t.marks[value] })) },
            ]}
          />
        </div>
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
          {(list) => (
            <>
              <PlainTable
                label={desk.places.operator.buyers}
                columns={[
                  ...[company, t.businessType, place, since].map((name) => ({ name })),
                  ...[orders, year].map((name) => ({ name, isNumber: true })),
                  ...[last, vat].map((name) => ({ name })),
                ]}
              >
                {list.items.map((buyer) => (
                  <tr key={buyer.id}>
                    <th scope="row" className="font-semibold">
                      <Link to={`${path}/${buyer.id}`} className="text-brand underline underline-offset-2">
                        {buyer.companyName || t.erased}
                      </Link>{' '}
                      {buyer.isChargedBack && <Tag variant="danger">{t.chargedBack}</Tag>}{' '}
                      {buyer.isMailBounced && <Tag variant="danger">{t.marks.MAIL_BOUNCED}</Tag>}{' '}
                      {buyer.isTrusted && <Tag>{t.trusted}</Tag>}
                    </th>
                    <td>{buyer.businessType && t.businessTypes[buyer.businessType]}</td>
                    <td>{buyer.cityName}</td>
                    <td className="whitespace-nowrap text-ink-2">{recentDateText(buyer.createdAt, language)}</td>
                    <td className="text-right tabular-nums">{buyer.orderCount}</td>
                    <td className="text-right tabular-nums">{buyer.grossYearText}</td>
                    <td className="whitespace-nowrap text-ink-2">
                      {buyer.lastOrderAt && recentDateText(buyer.lastOrderAt, language)}
                    </td>
                    <td>{buyer.vatId && `${buyer.vatId}, ${t.vatStatuses[buyer.vatIdStatus]}`}</td>
                  </tr>
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

/** What the address narrows the list by. */
function listingOf(search: URLSearchParams) {
  const names = ['q', 'after', 'before', 'businessType', 'place', 'vatIdStatus', 'mark']
  const named = names.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : []))
  return takenBy(operatorBuyersApi.list, Object.fromEntries(named) as InputOf<typeof operatorBuyersApi.list>)
}
