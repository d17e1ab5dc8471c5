import { useState } from 'react'
import type { Run } from '../../../contract/desk/runs.ts'
import * as listApi from '../../../contract/range/list.ts'
import { isUndoable } from '../../../contract/range/list.ts'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useRangeTexts } from '../texts.ts'
import type { Action } from './Bulk.tsx'
import { useRangeAgain } from './queries.ts'

type ShownRun = { id: string; title: string; action: Action | 'UNDO' | 'FILE' }

/**
 * Work with several products that is under way. Done without a failure its window makes room for a message with 'Undo'; where some
 * failed it stays, and offers that itself. What is taken back is a run like any other, of exactly what was done.
 */
export function useBulkRun() {
  const t = useRangeTexts()
  const again = useRangeAgain()
  const [run, setRun] = useState<ShownRun | null>(null)
  const undoing = useWrite({
    mutationFn: (runId: string) => call(listApi.undoMany, { runId }),
    onSuccess: ({ id }) => setRun({ id, title: t.bulk.undoTitle, action: 'UNDO' }),
  })
  const undo = ({ id }: { id: string }) => undoing.mutate(id)

  function onDone(done: Run) {
    void again()
    const action = run?.id === done.id ? run.action : 'FILE'
    const isUndo = action === 'UNDO'
    if (done.results.some(({ ok }) => !ok) || !(isUndo || isUndoable(action))) return
    setRun(null)
    if (isUndo) showToast('success', t.bulk.undone(done.total))
    else
      showToast('success', t.bulk.done[action](done.total), {
        label: t.bulk.undo,
        shortcut: 'Z',
        run: () => undo(done),
      })
  }

  return {
    run,
    begin: ({ id }: Run, action: Action | 'FILE') =>
      setRun({ id, action, title: action === 'FILE' ? t.exported : t.bulk.titles[action] }),
    close: () => setRun(null),
    onDone,
    onUndo: run && isUndoable(run.action) ? undo : undefined,
  }
}
