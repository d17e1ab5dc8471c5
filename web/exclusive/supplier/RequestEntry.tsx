import Check from 'lucide-react/icons/check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import type { StoreAccessRequest } from '../../../contract/exclusive.ts'
import { dateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { MarkedTag, type Mark } from '../../ui/MarkedTag.tsx'
import type { Step } from './DecisionDialog.tsx'
import { useAccessRequestTexts } from './texts.ts'

const marks: Record<StoreAccessRequest['state'], Mark> = {
  PENDING: ['warn', Clock],
  GRANTED: ['ok', Check],
  REJECTED: ['danger', X],
  ENDED: ['neutral', CircleMinus],
}

type RequestEntryProps = {
  request: StoreAccessRequest
  isChosen: boolean
  onChoose: (isRange: boolean) => void
  onStep: (step: Step) => void
}

/** Who asks for what and why, with what the store knows of them, and the steps that are possible now. */
export function RequestEntry({ request, isChosen, onChoose, onStep }: RequestEntryProps) {
  const t = useAccessRequestTexts()
  const language = useLanguage()
  const { buyer, state, message, reason, productName, productSkuId, createdAt, decidedAt, accessUntil } = request
  const goods = t.goods(productName, productSkuId)
  const day = (at: Date) => dateText(at, language)
  const facts = [
    buyer.businessType && t.businessTypes[buyer.businessType],
    buyer.cityName,
    t.orders(buyer.orderCount),
    t.since(day(buyer.since)),
  ]
  const dates = [
    t.appliedOn(day(createdAt)),
    decidedAt && t.decidedOn(day(decidedAt)),
    state === 'GRANTED' && (accessUntil ? t.until(day(accessUntil)) : t.withoutEnd),
  ]
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line px-[18px] py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <article aria-label={`${buyer.companyName}, ${goods}`} className="grid min-w-0 gap-1.5">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {state === 'PENDING' && (
            <Checkbox
              aria-label={t.choose(buyer.companyName, goods)}
              checked={isChosen}
              onChange={({ nativeEvent }) => onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            />
          )}
          <h2 className="text-base font-semibold">{buyer.companyName}</h2>
          <MarkedTag mark={marks[state]} text={t.states[state]} />
        </header>
        <p className="text-small text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        <p className="text-small text-ink-2">
          {buyer.firstName} {buyer.lastName},{' '}
          <a href={`mailto:${buyer.email}`} className="wrap-anywhere underline underline-offset-2">
            {buyer.email}
          </a>
        </p>
        <p className="font-medium">{goods}</p>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{message}</p>
        {reason && (
          <p className="max-w-prose wrap-anywhere whitespace-pre-line text-ink-2">
            {t.answer}: {reason}
          </p>
        )}
        <p className="text-small text-ink-3">{dates.filter(Boolean).join(' · ')}</p>
      </article>
      <div className="flex flex-wrap items-start gap-2">
        {state === 'PENDING' && (
          <>
            <Button size="sm" aria-label={t.grantNamed(buyer.companyName, goods)} onClick={() => onStep('grant')}>
              {t.grant}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t.rejectNamed(buyer.companyName, goods)}
              onClick={() => onStep('reject')}
            >
              {t.reject}
            </Button>
          </>
        )}
        {state === 'GRANTED' && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t.withdrawNamed(buyer.companyName, goods)}
            onClick={() => onStep('withdraw')}
          >
            {t.withdraw}
          </Button>
        )}
      </div>
    </li>
  )
}
