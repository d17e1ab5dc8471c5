import Check from 'lucide-react/icons/check'
import { useEffect, useRef, type ReactNode } from 'react'
import { steps, type Step } from './steps.ts'
import { useCheckoutTexts } from './texts.ts'

type StepSectionProps = {
  step: Step
  current: Step
  onOpen: (step: Step) => void
  /** What was chosen, while the step is closed and done. */
  chosen: ReactNode
  children: ReactNode
}

/** A step of the checkout: open, done with what was chosen, or still to come. */
export function StepSection({ step, current, onOpen, chosen, children }: StepSectionProps) {
  const t = useCheckoutTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const position = steps.indexOf(step)
  const isOpen = step === current
  const isDone = position < steps.indexOf(current)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The page begins at its top; only who moves on is taken along.
    if (isOpen && !wasOpen.current) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section
      aria-labelledby={`step-${step}`}
      className={`rounded-xl bg-surface ring-1 ring-line ${isOpen ? 'shadow-2' : ''}`}
    >
      <div className="flex items-start gap-3.5 px-4 py-5 sm:px-6">
        <span
          aria-hidden="true"
          className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums ${isOpen ? 'bg-brand text-on-brand' : isDone ? 'bg-brand-soft text-brand' : 'bg-sunken text-ink-3'}`}
        >
          {isDone ? <Check className="size-4 stroke-3" /> : position + 1}
        </span>
        <div className="min-w-0 flex-1">
          <h2
            ref={heading}
            id={`step-${step}`}
            tabIndex={-1}
            aria-current={isOpen ? 'step' : undefined}
            className={`scroll-mt-32 pt-0.5 text-xl outline-none ${isOpen || isDone ? '' : 'text-ink-3'}`}
          >
            <span className="sr-only">{t.step(position + 1, steps.length)}: </span>
            {t.steps[step]}
            {isDone && <span className="sr-only">, {t.done}</span>}
          </h2>
          {isDone && <div className="mt-2 text-medium text-ink-2">{chosen}</div>}
        </div>
        {isDone && (
          <button
            type="button"
            aria-label={t.changeStep(t.steps[step])}
            onClick={() => onOpen(step)}
            className="h-10 shrink-0 rounded-full px-3 text-sm font-semibold text-brand hover:bg-sunken"
          >
            {t.change}
          </button>
        )}
      </div>
      {isOpen && <div className="px-4 pb-6 sm:px-6">{children}</div>}
    </section>
  )
}
