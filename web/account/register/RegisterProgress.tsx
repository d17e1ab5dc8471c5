import Check from 'lucide-react/icons/check'
import { steps, type RegisterStep } from './register-steps.ts'
import { useRegistrationTexts } from './registration-texts.ts'

/** Which step of the registration one is at. */
export function RegisterProgress({ step }: { step: RegisterStep }) {
  const t = useRegistrationTexts()
  const current = steps.indexOf(step)
  return (
    <ol aria-label={t.progress} className="grid grid-cols-3 gap-2">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className={`flex items-center gap-1.5 border-t-[3px] pt-2.5 text-sm font-semibold ${index <= current ? 'border-brand' : 'border-line'} ${index === current ? 'text-ink' : 'text-ink-3'}`}
        >
          {index < current && <Check className="size-4 text-brand" aria-hidden="true" />}
          {t.steps[name]}
          {index < current && <span className="sr-only">{t.done}</span>}
        </li>
      ))}
    </ol>
  )
}
