import { useCheckoutTexts } from './texts.ts'

/** What happens after the order, in order. */
export function NextSteps({ storeCount, isToPay }: { storeCount: number; isToPay: boolean }) {
  const t = useCheckoutTexts().success
  const steps = [...(isToPay ? [t.next.pay] : []), t.next.confirm(storeCount), t.next.ship, t.next.receive]
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
    </section>
  )
}
