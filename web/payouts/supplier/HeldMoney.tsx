import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as payoutsApi from '../../../contract/payouts/payouts.ts'
import { Link } from '../../frame/Link.tsx'
import { dateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { usePayoutTexts } from './texts.ts'

/** What holds up money of the store: the marketplace, or open claims. */
export function HeldMoney({ hold, held }: Pick<OutputOf<typeof payoutsApi.list>, 'hold' | 'held'>) {
  const t = usePayoutTexts()
  const language = useLanguage()
  return (
    <>
      {hold && (
        <span role="status" className="mt-2 block rounded-md bg-warn-soft px-3 py-2">
          {t.hold(dateText(new Date(hold.since), language), hold.reason)}
        </span>
      )}
      {held && (
        <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-warn-soft px-3 py-2">
          {t.held(held.deliveries, held.amountText)}
          <Link to="/supplier/claims?view=OPEN" className="text-brand underline underline-offset-2">
            {t.toClaims}
          </Link>
        </span>
      )}
    </>
  )
}
