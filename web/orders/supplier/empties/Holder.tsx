import { useParams } from 'react-router'
import * as emptiesApi from '../../../../contract/orders/empties.ts'
import { Card } from '../../../desk/Card.tsx'
import { PageHead } from '../../../desk/PageHead.tsx'
import { call } from '../../../platform/calls/call.ts'
import { pageParam, pagePath } from '../../../platform/navigation/page-param.ts'
import { useSearch } from '../../../platform/navigation/use-address.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { mayOpen } from '../../../platform/viewer/role.ts'
import { useSession } from '../../../platform/viewer/use-session.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { PagedList } from '../../../ui/PagedList.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { saveFile } from '../../../platform/calls/save-file.ts'
import { HeldTable } from '../../empties/HeldTable.tsx'
import { SaveStatement } from '../../empties/SaveStatement.tsx'
import { MovementTable } from '../../empties/MovementTable.tsx'
import { holderQuery } from '../../empties/queries.ts'
import { useEmptiesTexts } from '../../empties/texts.ts'
import { CorrectCount } from './CorrectCount.tsx'
import { TakeBack } from './TakeBack.tsx'

/** What one company holds of the store: what came back is booked here, and a wrong count put right. */
export function Component() {
  const { id = '' } = useParams()
  const t = useEmptiesTexts()
  const { user } = useSession()
  const page = pageParam(useSearch())
  const read = useRead(holderQuery({ companyId: id, page }, useLanguage()))
  return (
    <div className="desk-page">
      <QueryView read={read} failed={{ title: t.supplier.failed }} coming={<Skeleton className="m-4 h-64" />}>
        {({ movements, months, ...partner }, isPrevious) => (
          <>
            <PageHead title={partner.partnerName}>
              <SaveCsv companyId={id} name={partner.partnerName} />
            </PageHead>
            <div className="grid items-start gap-4 lg:grid-cols-2">
              {mayOpen(user, 'orders') ? (
                <>
                  <TakeBack account={partner} />
                  <CorrectCount account={partner} />
                </>
              ) : (
                <Card title={t.supplier.balance}>
                  <div className="p-[18px]">
                    <HeldTable partner={partner} />
                  </div>
                </Card>
              )}
            </div>
            <Card title={t.movements} className="mt-4">
              <div className="px-[18px] pb-3">
                <PagedList
                  data={movements}
                  isPrevious={isPrevious}
                  pathOf={(number) => pagePath(`/supplier/empties/${id}`, number)}
                >
                  <MovementTable movements={movements.items} label={t.movementsOf(partner.partnerName)} />
                </PagedList>
                <div className="mt-3">
                  <SaveStatement
                    {...{ months, name: partner.partnerName }}
                    load={(month) => call(emptiesApi.readStatementOfStore, { companyId: id, month })}
                  />
                </div>
              </div>
            </Card>
          </>
        )}
      </QueryView>
    </div>
  )
}

function SaveCsv({ companyId, name }: { companyId: string; name: string }) {
  const t = useEmptiesTexts()
  const load = useWrite({
    mutationFn: async () => saveFile(await call(emptiesApi.readCsvOfStore, { companyId }), t.csvFile(name)),
  })
  return (
    <button type="button" className="desk-button" aria-busy={load.isPending || undefined} onClick={() => load.mutate()}>
      {t.csv}
    </button>
  )
}
