import type { HealthLine, HealthState } from '../../../contract/operator/health.ts'
import { momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Tag, type TagVariant } from '../../ui/Tag.tsx'
import { useOperatorHealthTexts } from './texts.ts'
import { Sparkline } from './Sparkline.tsx'

const variants: Record<HealthState, TagVariant> = { GOOD: 'ok', WARNING: 'warn', BAD: 'danger', UNKNOWN: 'neutral' }

type HealthLinesProps = {
  lines: HealthLine[]
  /** With the first figure alone, and what to do only where something is wrong. */
  isCompact?: boolean
}

/** What the shop stands on, a row each. */
export function HealthLines({ lines, isCompact = false }: HealthLinesProps) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <Row key={line.kind} line={line} isCompact={isCompact} />
      ))}
    </ul>
  )
}

function Row({ line, isCompact }: { line: HealthLine; isCompact: boolean }) {
  const t = useOperatorHealthTexts()
  const language = useLanguage()
  const { kind, state, figures, since, advice } = line
  const shownAdvice = isCompact && (state === 'GOOD' || state === 'UNKNOWN') ? null : advice
  const figure = (
    <span className={`min-w-0 text-ink-2 ${isCompact ? 'block text-xs' : 'flex-1 basis-52'}`}>
      <span className={`tabular-nums ${isCompact ? '' : 'text-ink'}`}>
        {isCompact ? figures[0] : figures.join(' · ')}
      </span>
      {since && <span className="block text-xs">{t.since(momentText(since, language))}</span>}
    </span>
  )
  return (
    <li className={`flex flex-wrap items-center gap-x-4 gap-y-1 px-[18px] ${isCompact ? 'min-h-14 py-2' : 'py-2.5'}`}>
      <span className={isCompact ? 'min-w-0 flex-1 basis-40' : 'w-44'}>
        <span className="font-medium">{t.names[kind]}</span>
        {isCompact && figure}
      </span>
      <span className={isCompact ? 'order-1' : 'w-24'}>
        <Tag variant={variants[state]}>{t.states[state]}</Tag>
      </span>
      {!isCompact && figure}
      <Sparkline line={line} />
      {shownAdvice && <p className="order-2 w-full text-small text-ink-2">{shownAdvice}</p>}
    </li>
  )
}
