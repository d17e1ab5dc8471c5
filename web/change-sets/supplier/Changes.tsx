import { useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import * as changeSetsApi from '../../../contract/change-sets/change-sets.ts'
import type { ChangeSetEntry } from '../../../contract/change-sets/change-sets.ts'
import { Card } from '../../desk/Card.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { call } from '../../platform/calls/call.ts'
import { dateText, momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MarkedTag, type Mark } from '../../ui/MarkedTag.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { percentText } from './logic/read-number.ts'
import { setsQuery } from './queries.ts'
import { useSheetTexts } from './texts.ts'

/** The sets that were applied, newest first, each with the way back. */
export function Component() {
  const t = useSheetTexts().sets
  const { places } = useDeskTexts()
  const address = useListAddress()
  const after = address.search.get('after')
  const read = useRead(setsQuery(after))
  const queryClient = useQueryClient()
  const [undoing, setUndoing] = useState<string | null>(null)
  const undo = useWrite({
    mutationFn: (id: string) => call(changeSetsApi.undo, { id }),
    onSuccess: () => {
      showToast('success', t.undoing)
      return queryClient.invalidateQueries({ queryKey: ['change-sets'] })
    },
  })
  return (
    <div className="desk-page">
      <PageHead title={places.supplier.changes} lead={t.lead}>
        <Link to="/supplier/prices" className="desk-button">
          {t.back}
        </Link>
      </PageHead>
      <Card>
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-40" />}>
          {({ items, next: older }) => (
            <>
              {items.length === 0 ? (
                <EmptyState title={t.empty} text={t.emptyText} />
              ) : (
                <ul>
                  {items.map((set) => (
                    <SetRow key={set.id} set={set} onUndo={() => setUndoing(set.id)} />
                  ))}
                </ul>
              )}
              {(after || older) && (
                <div className="desk-foot">
                  {after && (
                    <button type="button" className="desk-button" onClick={() => address.set({ after: null })}>
                      {t.first}
                    </button>
                  )}
                  {older && (
                    <button type="button" className="desk-button" onClick={() => address.set({ after: older })}>
                      {t.next}
                    </button>
                  )}
                </div>
              )}
            </>
          )}
        </QueryView>
      </Card>
      {undoing && (
        <ConfirmDialog
          title={t.undoTitle}
          text={t.undoText}
          confirm={t.undo}
          onConfirm={() => undo.mutate(undoing)}
          onClose={() => setUndoing(null)}
        />
      )}
    </div>
  )
}

function SetRow({ set, onUndo }: { set: ChangeSetEntry; onUndo: () => void }) {
  const t = useSheetTexts().sets
  const language = useLanguage()
  const { prices, meanPercent, stocks, others, cells } = set
  const [now] = useState(() => new Date())
  const mean = meanPercent === null ? '' : ` (${percentText(meanPercent, language)})`
  const parts = [
    prices > 0 && `${t.prices(prices)}${mean}`,
    stocks > 0 && t.stocks(stocks),
    others > 0 && t.others(others),
  ].filter(Boolean)
  const left = cells.CONFLICT + cells.STAYED
  const until = set.undoUntil && set.undoUntil > now ? set.undoUntil : null
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-t border-line px-[18px] py-3 first:border-t-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_18rem]">
      <div>
        <b className="block font-medium">{parts.join(', ') || t.unchanged}</b>
        <span className="text-small text-ink-2">
          {t.sources[set.source]} · {set.createdBy ?? t.gone} · {momentText(set.appliedAt ?? set.createdAt, language)}
        </span>
      </div>
      <div>
        <MarkedTag mark={marks[set.state]} text={t.states[set.state]} />
        <span className="ml-2 text-small text-ink-2">
          {[set.validFrom && t.from(dateText(new Date(set.validFrom), language)), left > 0 && t.stayed(left)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
      {until && (
        <span className="flex items-center gap-3 sm:justify-end">
          <small className="whitespace-nowrap text-ink-2">{t.until(dateText(until, language))}</small>
          <Button size="sm" variant="secondary" onClick={onUndo}>
            {t.undo}
          </Button>
        </span>
      )}
    </li>
  )
}

const marks: Record<ChangeSetEntry['state'], Mark> = {
  DRAFT: ['info', Clock],
  APPLYING: ['info', Clock],
  SCHEDULED: ['info', Clock],
  APPLIED: ['ok', Check],
  UNDOING: ['warn', Undo2],
  UNDONE: ['warn', Undo2],
}
