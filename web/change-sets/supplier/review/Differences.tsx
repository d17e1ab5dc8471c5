import { useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import * as changeSetsApi from '../../../../contract/change-sets/change-sets.ts'
import type { ChangeCell, ChangeSet } from '../../../../contract/change-sets/change-sets.ts'
import type { SheetField } from '../../../../contract/change-sets/fields.ts'
import { fromWire } from '../../../../contract/change-sets/terms.ts'
import { Panel } from '../../../desk/panel/Panel.tsx'
import { call } from '../../../platform/calls/call.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { problemText } from '../logic/problem-text.ts'
import { percentText } from '../logic/read-number.ts'
import { setQuery } from '../queries.ts'
import { useSheetTexts } from '../texts.ts'
import type { Target } from '../use-sheet.ts'
import { Histogram } from './Histogram.tsx'
import { LargestMoves } from './LargestMoves.tsx'
import { defaultWhen, whenInput } from './when.ts'
import { WhenFields } from './WhenFields.tsx'

type DifferencesProps = { set: ChangeSet; onClose: () => void; onGo: (target: Target) => void }

/** What a set would change, before it counts: numbers, histogram, what is refused, the largest moves, and from when. */
export function Differences({ set, onClose, onGo }: DifferencesProps) {
  const t = useSheetTexts().review
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [isConfirmed, setConfirmed] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [when, setWhen] = useState(defaultWhen)
  const apply = useWrite({
    mutationFn: () =>
      call(changeSetsApi.apply, {
        id: set.id,
        confirmedLarge: isConfirmed,
        ...whenInput(when),
      }),
    onSuccess: (fresh) => queryClient.setQueryData(setQuery(set.id, language).queryKey, fresh),
  })
  const onApply = () => {
    if (set.largeCount > 0 && !isConfirmed) return setRefused(true)
    return apply.mutateAsync().catch(() => {})
  }
  const figures = [
    { name: t.prices, value: String(set.prices) },
    { name: t.mean, value: set.meanPercent === null ? '–' : percentText(set.meanPercent, language) },
    { name: t.stocks, value: String(set.stocks) },
    { name: t.others, value: String(set.others) },
  ]
  return (
    <Panel
      title={t.title}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="desk-button" onClick={onClose}>
            {t.back}
          </button>
          {set.cells.OPEN > 0 ? (
            <Button size="sm" onClick={onApply}>
              {t.apply(set.cells.OPEN)}
            </Button>
          ) : (
            <p>{t.nothing}</p>
          )}
        </>
      }
    >
      <dl className="grid grid-cols-4 gap-3">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-small text-ink-2">{name}</dt>
            <dd className="font-display text-xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {set.prices > 0 && <Histogram bars={set.histogram} />}
      <Refused cells={set.problems} count={set.cells.REFUSED} onGo={onGo} />
      <LargestMoves moves={set.largest} />
      {set.largeCount > 0 && (
        <Checkbox
          label={t.confirm(set.largeCount)}
          checked={isConfirmed}
          onChange={({ target }) => {
            setConfirmed(target.checked)
            setRefused(false)
          }}
          {...(isRefused && { error: t.confirmMissing })}
        />
      )}
      {set.prices + set.others > 0 && <WhenFields when={when} onChange={setWhen} touched={set.touched} />}
      {set.stocks > 0 && set.prices > 0 && <p className="text-small text-ink-2">{t.stockAtOnce}</p>}
    </Panel>
  )
}

function Refused({ cells, count, onGo }: { cells: ChangeCell[]; count: number; onGo: (target: Target) => void }) {
  const texts = useSheetTexts()
  const t = texts.review
  const language = useLanguage()
  if (count === 0) return null
  const reasonOf = ({ field, problem }: ChangeCell) => {
    const known = field as SheetField
    return (
      problem &&
      problemText({ field: known, code: problem.code, limit: fromWire(known, problem.limit) }, texts, language)
    )
  }
  return (
    <section className="rounded-lg bg-danger-soft px-4 py-3 text-small">
      <h3 className="flex items-center gap-2 text-danger [&_svg]:size-[18px]">
        <CircleAlert />
        {t.refused(count)}
      </h3>
      <ul className="mt-1 grid max-h-60 gap-2 overflow-y-auto">
        {cells.map((cell) => (
          <li key={`${cell.skuId} ${cell.field}`}>
            {cell.name}: {reasonOf(cell)}{' '}
            <button type="button" className="font-semibold underline" onClick={() => onGo(cell)}>
              {t.toCell}
              <span className="sr-only">
                {cell.name}, {texts.names[cell.field as SheetField]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
