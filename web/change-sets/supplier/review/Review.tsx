import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import * as changeSetsApi from '../../../../contract/change-sets/change-sets.ts'
import type { ChangeSet } from '../../../../contract/change-sets/change-sets.ts'
import { Panel } from '../../../desk/panel/Panel.tsx'
import { Link } from '../../../frame/Link.tsx'
import { call } from '../../../platform/calls/call.ts'
import { dateText } from '../../../platform/dates.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { setQuery } from '../queries.ts'
import { useSheetTexts } from '../texts.ts'
import type { Target } from '../use-sheet.ts'
import { Differences } from './Differences.tsx'

type ReviewProps = {
  id: string
  /** Closed, it still follows what is being applied. */
  isShown: boolean
  onClose: () => void
  onGo: (target: Target) => void
  /** The set counts or is planned; what was refused stays in the sheet. */
  onSettled: (id: string) => void
  onUndone: () => void
}

/** A compared set beside the sheet: what it changes, from when it shall count, and once it does the way back. */
export function Review({ id, isShown, onClose, onGo, onSettled, onUndone }: ReviewProps) {
  const t = useSheetTexts().review
  const language = useLanguage()
  const read = useRead(setQuery(id, language))
  const state = read.state === 'ready' ? read.data.state : null
  const settle = useEffectEvent(() => onSettled(id))
  const undone = useEffectEvent(onUndone)
  useEffect(() => {
    if (state === 'APPLIED' || state === 'SCHEDULED') settle()
    if (state === 'UNDONE') undone()
  }, [state])
  if (!isShown) return null
  return (
    <QueryView
      read={read}
      failed={{ title: t.failed }}
      coming={
        <Panel title={t.title} onClose={onClose}>
          <Skeleton className="h-64" />
        </Panel>
      }
    >
      {(set) =>
        set.state === 'DRAFT' ? (
          <Differences set={set} {...{ onClose, onGo }} />
        ) : (
          <Outcome set={set} onClose={onClose} />
        )
      }
    </QueryView>
  )
}

type OutcomeProps = { set: ChangeSet; onClose: () => void }

function Outcome({ set, onClose }: OutcomeProps) {
  const texts = useSheetTexts()
  const t = texts.review
  const language = useLanguage()
  const queryClient = useQueryClient()
  const undo = useWrite({
    mutationFn: () => call(changeSetsApi.undo, { id: set.id }),
    onSuccess: (fresh) => queryClient.setQueryData(setQuery(set.id, language).queryKey, fresh),
  })
  const { APPLIED, OPEN, CONFLICT, STAYED } = set.cells
  const title = texts.sets.states[set.state]
  return (
    <Panel
      title={title}
      onClose={onClose}
      footer={
        <>
          {set.undoUntil && (
            <Button variant="secondary" size="sm" onClick={() => undo.mutateAsync()}>
              {t.undo}
            </Button>
          )}
          <Link to="/supplier/prices/changes" className="desk-button">
            {t.toList}
          </Link>
          <Button size="sm" onClick={onClose}>
            {t.done}
          </Button>
        </>
      }
    >
      <div role="status" className="grid gap-2">
        {(set.state === 'APPLYING' || set.state === 'UNDOING') && <p>{t.applying}</p>}
        {set.state === 'APPLIED' && <p>{t.applied(APPLIED)}</p>}
        {set.state === 'SCHEDULED' && (
          <>
            <p>{t.scheduled(set.validFrom ? dateText(new Date(set.validFrom), language) : '')}</p>
            <p>{t.applied(APPLIED)}</p>
            <p>{t.planned(OPEN)}</p>
          </>
        )}
        {CONFLICT > 0 && <p>{t.conflicts(CONFLICT)}</p>}
        {STAYED > 0 && <p>{texts.sets.stayed(STAYED)}</p>}
      </div>
    </Panel>
  )
}
