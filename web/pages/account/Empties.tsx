import Recycle from 'lucide-react/icons/recycle'
import * as emptiesApi from '../../../contract/orders/empties.ts'
import type { Partner } from '../../../contract/orders/empties.ts'
import { Link } from '../../frame/Link.tsx'
import { saveFile } from '../../platform/calls/save-file.ts'
import { HeldTable } from '../../orders/empties/HeldTable.tsx'
import { SaveStatement } from '../../orders/empties/SaveStatement.tsx'
import { MovementTable } from '../../orders/empties/MovementTable.tsx'
import { accountQuery, lendersQuery } from '../../orders/empties/queries.ts'
import { useEmptiesTexts } from '../../orders/empties/texts.ts'
import { accountPaths } from '../../account-paths.ts'
import { paths } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { pageParam, pagePath } from '../../platform/navigation/page-param.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Head } from '../../ui/Head.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** What a buyer holds of bottles, crates and kegs, by supplier; each opens to its movements. */
export function Component() {
  const t = useEmptiesTexts()
  const open = useSearch().get('store')
  const read = useRead(lendersQuery(useLanguage()))
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={accountPaths.empties()} isNoindex />
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <p className="mt-2 mb-6 max-w-[46rem] text-ink-2 text-pretty">{t.lead}</p>
      <QueryView
        read={read}
        failed={{ title: t.failed, icon: <Recycle /> }}
        coming={<Skeleton className="h-48 rounded-lg" />}
      >
        {({ partners }) =>
          partners.length === 0 ? (
            <EmptyState icon={<Recycle />} title={t.empty} text={t.emptyText}>
              <Link to={paths.orders()} className={buttonClass()}>
                {t.toOrders}
              </Link>
            </EmptyState>
          ) : (
            <ul className="grid gap-4">
              {partners.map((partner) => (
                <Lender key={partner.partnerId} partner={partner} isOpen={partner.partnerId === open} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  )
}

function Lender({ partner, isOpen }: { partner: Partner; isOpen: boolean }) {
  const t = useEmptiesTexts()
  const { partnerId, partnerName } = partner
  const load = useWrite({
    mutationFn: async () => saveFile(await call(emptiesApi.readCsv, { storeId: partnerId }), t.csvFile(partnerName)),
  })
  return (
    <li className="rounded-lg bg-surface p-4 hairline sm:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 grow basis-48 font-sans text-lead font-bold tracking-normal">{partnerName}</h2>
        <Link
          to={pagePath(accountPaths.empties(), 1, isOpen ? {} : { store: partnerId })}
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : t.movementsOf(partnerName)}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {isOpen ? t.close : t.movements}
        </Link>
        <Button
          size="sm"
          variant="secondary"
          isLoading={load.isPending}
          aria-label={t.csvOf(partnerName)}
          onClick={() => load.mutate()}
        >
          {t.csv}
        </Button>
      </div>
      <div className="mt-3 max-w-[34rem]">
        <HeldTable partner={partner} />
      </div>
      {isOpen && <Movements storeId={partnerId} name={partnerName} />}
    </li>
  )
}

function Movements({ storeId, name }: { storeId: string; name: string }) {
  const t = useEmptiesTexts()
  const page = pageParam(useSearch())
  const read = useRead(accountQuery({ storeId, page }, useLanguage()))
  return (
    <div className="mt-4 border-t border-line pt-3">
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-40 rounded-md" />}>
        {({ movements, months }, isPrevious) => (
          <>
            <PagedList
              data={movements}
              isPrevious={isPrevious}
              pathOf={(number) => pagePath(accountPaths.empties(), number, { store: storeId })}
            >
              <MovementTable movements={movements.items} label={t.movementsOf(name)} isLinked />
            </PagedList>
            <div className="mt-4">
              <SaveStatement
                {...{ months, name }}
                load={(month) => call(emptiesApi.readStatement, { storeId, month })}
              />
            </div>
          </>
        )}
      </QueryView>
    </div>
  )
}
