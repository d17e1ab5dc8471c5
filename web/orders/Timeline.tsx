import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { Order } from '../../contract/orders/orders.ts'
import { momentText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { useOrderTexts } from './texts.ts'
import { timelineOf, type TimelineStep } from './timeline.ts'

const failed = ['REJECTED', 'CANCELLED', 'RETURNED']
const arrived = ['DELIVERED', 'COMPLETED']

/** More steps than these do not fit beside each other. */
const MOST_ACROSS = 5

/** The way of one delivery: down on a phone, across on wider windows while it is short. */
export function Timeline({ store }: { store: Order['stores'][number] }) {
  const t = useOrderTexts().detail
  const steps = timelineOf(store)
  const isAcross = steps.length <= MOST_ACROSS
  return (
    <ol aria-label={t.timeline} className={`grid ${isAcross ? 'sm:auto-cols-fr sm:grid-flow-col' : ''}`}>
      {steps.map((step, index) => (
        <Step
          key={`${step.status}-${index}`}
          step={step}
          isLast={index === steps.length - 1}
          layout={isAcross ? across : down}
        />
      ))}
    </ol>
  )
}

type StepLayout = { item: string; line: string; words: string }
const down: StepLayout = {
  item: '',
  line: '',
  words: 'sm:flex sm:min-w-0 sm:flex-1 sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-4',
}
const across: StepLayout = {
  item: 'sm:flex-col sm:gap-2 sm:pb-0',
  line: 'sm:top-[9px] sm:right-0 sm:bottom-auto sm:left-5 sm:h-0.5 sm:w-auto',
  words: 'sm:pr-3',
}

function Step({ step, isLast, layout }: { step: TimelineStep; isLast: boolean; layout: StepLayout }) {
  const t = useOrderTexts().detail
  const language = useLanguage()
  const isAhead = step.state === 'ahead'
  const isFailed = failed.includes(step.status)
  const dot = isFailed
    ? 'bg-danger text-paper'
    : isAhead
      ? 'bg-surface ring-[1.5px] ring-line-strong ring-inset'
      : 'bg-brand text-on-brand'
  const isUnderWay = step.state === 'current' && !isFailed && !arrived.includes(step.status)
  const Icon = isFailed ? X : Check
  return (
    <li
      aria-current={step.state === 'current' ? 'step' : undefined}
      className={`relative flex gap-3 pb-4 last:pb-0 ${layout.item}`}
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={`absolute top-5 bottom-0 left-[9px] w-0.5 ${layout.line} ${step.state === 'done' ? 'bg-brand' : 'bg-line'}`}
        />
      )}
      <span aria-hidden="true" className={`relative grid size-5 shrink-0 place-items-center rounded-full ${dot}`}>
        {isUnderWay ? (
          <span className="size-2 rounded-full bg-on-brand" />
        ) : (
          !isAhead && <Icon className="size-3 stroke-3" />
        )}
      </span>
      <span className={`text-small leading-5 ${layout.words}`}>
        <span className={isAhead ? 'text-ink-3' : step.state === 'current' ? 'font-semibold' : ''}>
          {isAhead ? t.steps[step.status] : step.text}
          {step.state === 'done' && <span className="sr-only">, {t.timelineDone}</span>}
        </span>
        {!isAhead && step.at && (
          <span className="block text-ink-3 tabular-nums">
            <time dateTime={step.at.toISOString()}>{momentText(step.at, language)}</time>
            {step.by && <span className="block">{step.by}</span>}
            {step.note && <span className="block whitespace-pre-line text-ink-2">{step.note}</span>}
          </span>
        )}
      </span>
    </li>
  )
}
