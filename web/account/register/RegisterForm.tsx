import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useAccountTexts } from '../account-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/fields/FormRefusal.tsx'
import { AccountPart, CompanyPart, ConsentPart } from './register-parts.tsx'
import { fieldsUpTo, firstRefused, steps, type RegisterStep } from './register-steps.ts'
import { useRegistrationTexts } from './registration-texts.ts'
import { useRegisterForm } from './use-register-form.ts'
import Check from 'lucide-react/icons/check'

/** Opens a business account in three steps and signs in with it; what was typed survives errors and reloads. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const t = useRegistrationTexts()
  const words = useAccountTexts()
  const form = useRegisterForm(onRegistered)
  const { field, isRestored } = form
  const [step, setStep] = useState<RegisterStep>('account')
  const title = useRef<HTMLHeadingElement>(null)
  const index = steps.indexOf(step)
  const open = (next: RegisterStep) => {
    flushSync(() => setStep(next))
    title.current?.focus()
  }
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (step === 'consent') await form.submit(event)
    else if (await form.trigger(fieldsUpTo(step), { shouldFocus: true })) return open(steps[index + 1]!)
    const refused = firstRefused((name) => form.getFieldState(name).error !== undefined)
    if (!refused || refused.step === step) return
    open(refused.step)
    form.setFocus(refused.field)
  }
  return (
    <form method="post" onSubmit={(event) => void onSubmit(event)} noValidate className="grid gap-6">
      <RegisterProgress step={step} />
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        <span className="sr-only">{t.stepOf(index + 1, steps.length)}: </span>
        {t.steps[step]}
      </h2>
      {isRestored && step === 'account' && <p className="rounded-md bg-info-soft px-4 py-3 text-info">{t.restored}</p>}
      <AccountPart
        field={field}
        password={form.watch('password')}
        onPasswordLeft={() => void (form.getValues('password') && form.trigger('password'))}
        isHidden={step !== 'account'}
      />
      <CompanyPart field={field} isHidden={step !== 'company'} />
      <ConsentPart field={field} isHidden={step !== 'consent'} />
      <FormRefusal text={form.refusal} />
      <div className="flex flex-wrap-reverse gap-3">
        {index > 0 && (
          <Button variant="secondary" size="lg" onClick={() => open(steps[index - 1]!)}>
            {t.back}
          </Button>
        )}
        <Button type="submit" size="lg" isLoading={form.isSending} className="flex-1">
          {step === 'consent' ? words.register : t.next}
        </Button>
      </div>
    </form>
  )
}

/** Which step of the registration one is at. */
function RegisterProgress({ step }: { step: RegisterStep }) {
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
