import * as operatorPaymentsApi from '../../../contract/operator/payments.ts'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Chargebacks } from './Chargebacks.tsx'
import { Differences } from './Differences.tsx'
import { Moves } from './Moves.tsx'
import { PaymentList } from './PaymentList.tsx'
import { Receivables } from './Receivables.tsx'
import { Refunds } from './Refunds.tsx'
import { useOperatorPaymentTexts } from './texts.ts'

const path = '/operator/payments'
const views = ['PAYMENTS', 'RECEIVABLES', 'MOVES', 'REFUNDS', 'CHARGEBACKS', 'DIFFERENCES'] as const

/** The money of all buyers: payments, what is on its way, what goes back, what banks took back, what differs. */
export function Component() {
  const t = useOperatorPaymentTexts()
  const desk = useDeskTexts()
  const search = useSearch()
  const view = views.find((one) => one === search.get('view')) ?? 'PAYMENTS'
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.payments}>{view === 'REFUNDS' && <SaveTransferRefunds />}</PageHead>
      <section className="desk-card">
        <ViewLinks
          label={desk.views}
          path={path}
          views={views.map((key) => ({ key, name: t.views[key] }))}
          chosen={view}
        />
        {view === 'PAYMENTS' && <PaymentList />}
        {view === 'RECEIVABLES' && <Receivables search={search} />}
        {view === 'MOVES' && <Moves />}
        {view === 'REFUNDS' && <Refunds />}
        {view === 'CHARGEBACKS' && <Chargebacks />}
        {view === 'DIFFERENCES' && <Differences />}
      </section>
    </div>
  )
}

/** The list for who sends the transfers at the bank. */
function SaveTransferRefunds() {
  const t = useOperatorPaymentTexts()
  const save = useWrite({
    mutationFn: async () =>
      saveFile(await call(operatorPaymentsApi.readTransferRefunds, {}), `${t.transferRefunds}.csv`),
  })
  return (
    <Button variant="secondary" isLoading={save.isPending} onClick={() => save.mutate()}>
      {t.saveTransferRefunds}
    </Button>
  )
}
