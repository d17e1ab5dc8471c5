import { useState } from 'react'
import type { Cursor } from '../../../contract/platform/paging.ts'
import * as bulkApi from '../../../contract/range/operator-bulk.ts'
import { mostItems } from '../../../contract/desk/runs.ts'
import { manyActions, type ManyAction } from '../../../contract/range/operator-bulk.ts'
import type { JudgedEntry } from '../../../contract/range/operator-list.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import type { Selection } from '../../desk/list/selection.ts'
import { call } from '../../platform/calls/call.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { judgedFilterOf, type Choices } from './queries.ts'
import { useJudgedListTexts } from './texts.ts'

type BulkProps = {
  chosen: readonly JudgedEntry[]
  selection: Selection
  choices: Choices | undefined
  /** Of the whole view. */
  count: Cursor<unknown>['count'] | null
  onRun: (run: { id: string; title: string }) => void
}

/** What operators do with the chosen products, or with all of the view. */
export function Bulk({ chosen, selection, choices, count, onRun }: BulkProps) {
  const t = useJudgedListTexts().bulk
  const { search } = useListAddress()
  const [action, setAction] = useState<ManyAction | null>(null)
  const [isAll, setAll] = useState(false)
  const begun = (id: string, title: string) => {
    setAction(null)
    selection.clear()
    onRun({ id, title })
  }
  const filter = judgedFilterOf(search)
  const write = useWrite({
    mutationFn: () => call(bulkApi.exportRows, isAll ? { filter } : { skuIds: chosen.map(({ skuId }) => skuId) }),
    onSuccess: (run) => begun(run.id, t.exported),
  })
  const isMore = count !== null && (!count.isExact || count.value > chosen.length)
  // The file takes a view of any size.
  const isTooMany = isAll && count !== null && (!count.isExact || count.value > mostItems)
  return (
    <>
      {(isMore || isAll) && (
        <button type="button" className="desk-button" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? t.onlyChosen : t.all(count?.isExact ? count.value : null)}
        </button>
      )}
      {isTooMany ? (
        <span role="status" className="text-small">
          {t.tooMany(mostItems)}
        </span>
      ) : (
        manyActions.map((name) => (
          <button key={name} type="button" className="desk-button" onClick={() => setAction(name)}>
            {t.actions[name]}
          </button>
        ))
      )}
      <button
        type="button"
        className="desk-button"
        aria-busy={write.isPending || undefined}
        onClick={() => write.mutate()}
      >
        {t.csv}
      </button>
      {action && (
        <BulkDialog
          action={action}
          chosen={
            isAll
              ? { filter }
              : { products: chosen.map(({ skuId, updatedAt }) => ({ skuId, seen: updatedAt.toISOString() })) }
          }
          choices={choices}
          onBegun={(id) => begun(id, t.actions[action])}
          onClose={() => setAction(null)}
        />
      )}
    </>
  )
}
