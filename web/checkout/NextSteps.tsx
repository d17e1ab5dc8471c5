import type { SubOrder } from '../../contract/orders/orders.ts'
import { useCheckoutTexts } from './texts.ts'

type NextStepsProps = { stores: readonly Pick<SubOrder, 'storeId' | 'storeName' | 'arrival'>[]; isToPay: boolean }

/** What happens after the order, in order, and when each store delivers. */
export function NextSteps({ stores, isToPay }: NextStepsProps) {
  const t = useCheckoutTexts().success
  const steps = [...(isToPay ? [t.next.pay] : []), t.next.confirm(stores.length), t.next.ship, t.next.receive]
  return (
    <section aria-label={t.nextTitle} className="rounded-xl bg-sunken px-4 py-5 sm:p-6">
      <h2 className="text-xl">{t.nextTitle}</h2>
      <ol className="mt-4 grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3.5 text-medium">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-surface text-small font-bold tabular-nums ring-1 ring-line"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
      <h3 className="mt-5 font-sans text-medium tracking-normal">{t.arrivals.title}</h3>
      <ul className="mt-1.5 grid gap-1 text-medium">
        {stores.map(({ storeId, storeName, arrival }) => (
          <li key={storeId}>
            <b className="font-semibold">{storeName}</b> · {arrival?.text ?? t.arrivals.none}
          </li>
        ))}
      </ul>
      {isToPay && <p className="mt-1.5 text-small text-ink-2">{t.arrivals.toPay}</p>}
    </section>
  )
}
