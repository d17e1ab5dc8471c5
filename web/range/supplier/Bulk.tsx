import { useState } from 'react'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Run } from '../../../contract/desk/runs.ts'
import { MOST_CHOSEN } from '../../../contract/change-sets/sheet.ts'
import * as listApi from '../../../contract/range/list.ts'
import type { ProductEntry, RangeCategory } from '../../../contract/range/list.ts'
import type { Selection } from '../../desk/list/selection.ts'
import { Link } from '../../frame/Link.tsx'
import { call } from '../../platform/calls/call.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchSelect } from '../../ui/fields/SearchSelect.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useRangeTexts } from '../texts.ts'

export type Action = InputOf<typeof listApi.actOnMany>['action']

type BulkProps = {
  chosen: readonly ProductEntry[]
  selection: Selection
  categories: readonly RangeCategory[]
  onRun: (run: Run, action: Action) => void
}

/** What can be done with the chosen products; how many of them it is possible for stands beside it. */
export function Bulk({ chosen, selection, categories, onRun }: BulkProps) {
  const t = useRangeTexts().bulk
  const [isMoving, setMoving] = useState(false)
  const act = useWrite({
    mutationFn: ({ action, category }: { action: Action; category?: string }) =>
      call(listApi.actOnMany, {
        action,
        skuIds: chosen.filter((row) => isPossible(row, action)).map(({ skuId }) => skuId),
        ...(category && { category }),
      }),
    onSuccess: (run, { action }) => {
      selection.clear()
      setMoving(false)
      onRun(run, action)
    },
  })
  const button = (action: Exclude<Action, 'CATEGORY'>) => {
    const { length } = chosen.filter((row) => isPossible(row, action))
    const label = length === chosen.length ? t.actions[action] : t.some(t.actions[action], length, chosen.length)
    return (
      <button
        type="button"
        className="desk-button"
        disabled={length === 0 || act.isPending}
        onClick={() => act.mutate({ action })}
      >
        {label}
      </button>
    )
  }
  return (
    <>
      {chosen.some((row) => isPossible(row, 'RESTORE')) && button('RESTORE')}
      {button('PAUSE')}
      {button('ACTIVATE')}
      <button type="button" className="desk-button" onClick={() => setMoving(true)}>
        {t.actions.CATEGORY}
      </button>
      {chosen.length <= MOST_CHOSEN && (
        <Link to={`/supplier/prices?skus=${chosen.map(({ skuId }) => skuId).join(',')}`} className="desk-button">
          {t.sheet}
        </Link>
      )}
      {button('ARCHIVE')}
      {isMoving && (
        <Move
          categories={categories}
          isPending={act.isPending}
          onMove={(category) => act.mutate({ action: 'CATEGORY', category })}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  )
}

function isPossible({ status }: ProductEntry, action: Action): boolean {
  if (action === 'PAUSE') return status === 'ACTIVE'
  if (action === 'RESTORE') return status === 'ARCHIVED'
  return action === 'ACTIVATE' ? status === 'PAUSED' : status !== 'ARCHIVED'
}

type MoveProps = {
  categories: readonly RangeCategory[]
  isPending: boolean
  onMove: (category: string) => void
  onClose: () => void
}

function Move({ categories, isPending, onMove, onClose }: MoveProps) {
  const t = useRangeTexts()
  const [category, setCategory] = useState('')
  return (
    <Dialog
      title={t.bulk.titles.CATEGORY}
      onClose={onClose}
      footer={
        <Button disabled={category === ''} isLoading={isPending} onClick={() => onMove(category)}>
          {t.bulk.move}
        </Button>
      }
    >
      <SearchSelect
        label={t.categoryFilter}
        hint={t.bulk.moveHint}
        options={categories.map(({ slug, name, rootName }) => ({ value: slug, label: `${rootName} › ${name}` }))}
        value={category}
        onChange={setCategory}
      />
    </Dialog>
  )
}
