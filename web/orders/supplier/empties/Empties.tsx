import * as emptiesApi from '../../../../contract/orders/empties.ts'
import { beyondTerms, type Partner } from '../../../../contract/orders/empties.ts'
import type { OutputOf } from '../../../../contract/platform/endpoint.ts'
import { PlainTable } from '../../../desk/list/PlainTable.tsx'
import { Card } from '../../../desk/Card.tsx'
import { PageHead } from '../../../desk/PageHead.tsx'
import { useDeskTexts } from '../../../desk/texts.ts'
import { Link } from '../../../frame/Link.tsx'
import { call } from '../../../platform/calls/call.ts'
import { pageParam, pagePath } from '../../../platform/navigation/page-param.ts'
import { useSearch } from '../../../platform/navigation/use-address.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { showToast } from '../../../platform/toasts.ts'
import { mayOpen } from '../../../platform/viewer/role.ts'
import { useSession } from '../../../platform/viewer/use-session.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { useShownChoice } from '../../../platform/writes/use-shown-choice.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { PagedList } from '../../../ui/PagedList.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { holdersQuery, useEmptiesAgain } from '../../empties/queries.ts'
import { useEmptiesTexts } from '../../empties/texts.ts'

const path = '/supplier/empties'

/** Who holds how much of the store, and what it takes back. */
export function Component() {
  const { places } = useDeskTexts()
  const t = useEmptiesTexts()
  const { user } = useSession()
  const read = useRead(holdersQuery(pageParam(useSearch()), useLanguage()))
  return (
    <div className="desk-page">
      <PageHead title={places.supplier.empties} lead={t.supplier.lead} />
      <Card>
        <QueryView read={read} failed={{ title: t.supplier.failed }} coming={<Skeleton className="m-4 h-40" />}>
          {(data, isPrevious) => (
            <>
              <PagedList data={data} isPrevious={isPrevious} pathOf={(page) => pagePath(path, page)}>
                <Holders partners={data.items} />
              </PagedList>
              {mayOpen(user, 'orders') && <Terms beyond={data.beyond} />}
            </>
          )}
        </QueryView>
      </Card>
    </div>
  )
}

function Holders({ partners }: { partners: Partner[] }) {
  const { places } = useDeskTexts()
  const t = useEmptiesTexts()
  if (partners.length === 0) return <p className="p-[18px] text-ink-2">{t.supplier.empty}</p>
  return (
    <PlainTable
      label={places.supplier.empties}
      columns={[{ name: t.supplier.company }, { name: t.supplier.held }, { name: t.amount, isNumber: true }]}
    >
      {partners.map(({ partnerId, partnerName, items, totalText }) => (
        <tr key={partnerId}>
          <th scope="row" className="font-semibold">
            <Link to={`${path}/${partnerId}`} className="text-brand underline underline-offset-2">
              {partnerName}
            </Link>
          </th>
          <td>{heldText(items, t.supplier)}</td>
          <td className="text-right tabular-nums">{totalText}</td>
        </tr>
      ))}
    </PlainTable>
  )
}

type HeldTexts = Pick<ReturnType<typeof useEmptiesTexts>['supplier'], 'count' | 'none'>

const heldText = (items: Partner['items'], t: HeldTexts) =>
  items
    .filter(({ pieces }) => pieces !== 0)
    .map(({ pieces, name }) => t.count(pieces, name))
    .join(', ') || t.none

function Terms({ beyond }: Pick<OutputOf<typeof emptiesApi.setTerms>, 'beyond'>) {
  const t = useEmptiesTexts().supplier
  const again = useEmptiesAgain()
  const save = useWrite({
    mutationFn: (chosen: typeof beyond) => call(emptiesApi.setTerms, { beyond: chosen }),
    onSuccess() {
      showToast('success', t.termsSaved)
      return again()
    },
  })
  const [shown, show] = useShownChoice(beyond, save.isPending)
  const choose = (chosen: typeof beyond) => {
    show(chosen)
    save.mutate(chosen)
  }
  return (
    <div className="max-w-md border-t border-line p-[18px]">
      <SelectField
        label={t.terms}
        value={shown}
        options={beyondTerms.map((value) => ({ value, label: t.termsOf[value] }))}
        onChange={({ target: { value } }) => choose(beyondTerms.find((each) => each === value) ?? beyond)}
      />
    </div>
  )
}
