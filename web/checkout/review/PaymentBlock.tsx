import Landmark from 'lucide-react/icons/landmark'
import { paymentIcons, paymentMethodCodes, type PaymentMethodCode } from '../../../contract/payment-methods.ts'
import type { Read } from '../../platform/reads/read.ts'
import { FormRefusal } from '../../ui/fields/FormRefusal.tsx'
import { paymentSymbols } from '../../platform/payment-symbols.ts'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Notice } from '../Notice.tsx'
import { usableMethod, type Methods } from '../payment-choice.ts'
import { useCheckoutTexts } from '../texts.ts'
import { Block } from './Block.tsx'

type PaymentBlockProps = {
  read: Read<Methods>
  chosen: PaymentMethodCode | null
  onChoose: (code: PaymentMethodCode) => void
  /** What the last order was paid by; undefined before the first, null where the shop has no such method any more. */
  lastChoice: PaymentMethodCode | null | undefined
  /** Why the last attempt to pay so was refused. */
  refusal: string | null
  isMissing: boolean
}

/** The methods as chips, with what the chosen one means; those that cannot be used say why. */
export function PaymentBlock({ read, chosen, onChoose, lastChoice, refusal, isMissing }: PaymentBlockProps) {
  const t = useCheckoutTexts().payment
  if (read.state === 'failed')
    return (
      <Block icon={<Landmark />} title={t.title}>
        <FailedLine text={read.failure.message ?? t.failedText} failure={read.failure} />
      </Block>
    )
  const methods = read.state === 'ready' ? read.data : null
  const method = usableMethod(methods, chosen)
  const aside = method && chosen === lastChoice && <span className="text-small text-ink-2">{t.asLast}</span>
  return (
    <Block icon={<Landmark />} title={t.title} aside={aside}>
      <FormRefusal text={refusal} />
      {methods && !method && <NotAsLast methods={methods} chosen={chosen} lastChoice={lastChoice} />}
      <fieldset className="pt-2">
        <legend className="sr-only">{t.legend}</legend>
        <div className="flex flex-wrap gap-2">
          {methods?.map(({ code, name, isAvailable }) => (
            <Chip key={code} code={code} name={name} isAvailable={isAvailable} chosen={chosen} onChoose={onChoose} />
          )) ?? paymentMethodCodes.map((code) => <Skeleton key={code} className="h-11 w-28 rounded-md" />)}
        </div>
      </fieldset>
      {method && <p className="mt-3 text-small text-ink-2">{method.description}</p>}
      <p role="alert" className="mt-3 text-sm font-medium text-danger empty:hidden">
        {isMissing && t.missing}
      </p>
      <Unavailable methods={methods ?? []} />
    </Block>
  )
}

type ChipProps = Pick<Methods[number], 'code' | 'name' | 'isAvailable'> & Pick<PaymentBlockProps, 'chosen' | 'onChoose'>

function Chip({ code, name, isAvailable, chosen, onChoose }: ChipProps) {
  const Icon = paymentSymbols[paymentIcons[code]]
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md bg-surface px-3.5 text-medium font-medium hairline transition has-checked:bg-brand-soft has-checked:text-brand has-checked:shadow-[inset_0_0_0_2px_var(--color-brand)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-disabled:cursor-default has-disabled:bg-sunken has-disabled:text-ink-3">
      <input
        type="radio"
        name="paymentMethodCode"
        value={code}
        checked={code === chosen && isAvailable}
        disabled={!isAvailable}
        aria-describedby={isAvailable ? undefined : reasonId(code)}
        onChange={() => onChoose(code)}
        className="sr-only"
      />
      <Icon className="size-[18px]" aria-hidden="true" />
      {name}
    </label>
  )
}

function NotAsLast({
  methods,
  chosen,
  lastChoice,
}: Pick<PaymentBlockProps, 'chosen' | 'lastChoice'> & { methods: Methods }) {
  const t = useCheckoutTexts().payment
  if (lastChoice === undefined || chosen !== lastChoice) return null
  const known = methods.find(({ code }) => code === lastChoice)
  return (
    <Notice className="mb-2">
      {known ? t.notAsLast(known.name, known.unavailableReason ?? t.unavailable) : t.unknownLast}
    </Notice>
  )
}

function Unavailable({ methods }: { methods: Methods }) {
  const t = useCheckoutTexts().payment
  const refused = methods.filter(({ isAvailable }) => !isAvailable)
  if (refused.length === 0) return null
  return (
    <ul className="mt-2 grid gap-0.5 text-small text-ink-2">
      {refused.map(({ code, name, unavailableReason }) => (
        <li key={code} id={reasonId(code)}>
          {name}: {unavailableReason ?? t.unavailable}
        </li>
      ))}
    </ul>
  )
}

const reasonId = (code: PaymentMethodCode) => `unavailable-${code}`
