import Check from 'lucide-react/icons/check'
import { steps, type RegisterStep } from './register-steps.ts'
import { useRegistrationTexts } from './registration-texts.ts'

/** Which step of the registration one is at. */
export function RegisterProgress({ step }: { step: RegisterStep }) {
  const t = useRegistrationTexts()
  const place = steps.indexOf(step)
  return (
    <ol aria-label={t.progress} className="grid grid-cols-3 gap-2">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === place ? 'step' : undefined}
          className={`flex items-center gap-1.5 border-t-[3px] pt-2.5 text-sm font-semibold ${index <= place ? 'border-brand' : 'border-line'} ${index === place ? 'text-ink' : 'text-ink-3'}`}
        >
          {index < place && <Check className="size-4 text-brand" aria-hidden="true" />}
          {t.steps[name]}
          {index < place && <span className="sr-only">{t.done}</span>}
        </li>
      ))}
    </ol>
  )
}
