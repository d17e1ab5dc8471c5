import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as changeSetsApi from '../../../contract/change-sets/change-sets.ts'
import { maxCells, type NewCell } from '../../../contract/change-sets/change-sets.ts'
import { dayOfNumber } from '../../../contract/change-sets/days.ts'
import { undatedFields } from '../../../contract/change-sets/fields.ts'
import * as sheetApi from '../../../contract/change-sets/sheet.ts'
import type { StockCount, StockResult } from '../../../contract/change-sets/sheet.ts'
import { call } from '../../platform/calls/call.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { cellKey, cellsToSend, withoutTaken, type Draft } from './logic/draft.ts'
import { readUnsettled, setQuery } from './queries.ts'
import { useSheetTexts } from './texts.ts'
import type { DraftState } from './use-draft.ts'

type Options = { state: DraftState; refresh: (draft: Draft) => Promise<unknown> }

const MOST_COUNTS = 200

/** What becomes of a draft: compared as a set, which then counts; or written at once, where a member may only count. */
export function useCompare({ state, refresh }: Options) {
  const t = useSheetTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<{ id: string; sent: NewCell[]; isShown: boolean } | null>(null)

  const again = async (draft: Draft = state.draft) => {
    await Promise.all([queryClient.invalidateQueries({ queryKey: ['sheet'] }), refresh(draft)])
  }
  const create = useWrite({
    mutationFn: (cells: NewCell[]) => call(changeSetsApi.create, { cells }),
    onSuccess: (set, sent) => {
      queryClient.setQueryData(setQuery(set.id, language).queryKey, set)
      setOpen({ id: set.id, sent, isShown: true })
    },
    // An article that is gone is refused with all others: what is left of the draft can be sent.
    onError: () => void again().catch(() => {}),
  })
  const count = useWrite({
    mutationFn: async (cells: NewCell[]) => {
      const results: StockResult[] = []
      const all = countsOf(cells)
      for (let from = 0; from < all.length; from += MOST_COUNTS) {
        const items = all.slice(from, from + MOST_COUNTS)
        results.push(...(await call(sheetApi.countStock, { items })).results)
      }
      return results
    },
    onSuccess: async (results, sent) => {
      const open = results.filter(({ ok }) => !ok)
      const left = new Set(open.flatMap(({ skuId }) => undatedFields.map((field) => cellKey({ skuId, field }))))
      state.change((draft) => withoutTaken(draft, sent, left))
      if (open.length > 0) showToast('error', t.countedInPart(open.length))
      else showToast('success', t.counted(results.length))
      await again(withoutTaken(state.draft, sent, left))
    },
  })
  /** After a set counts: of the draft stays what was refused and what was typed meanwhile. */
  const settle = async (id: string) => {
    const sent = open?.sent ?? []
    const left = new Set((await readUnsettled(id)).map(cellKey))
    state.change((draft) => withoutTaken(draft, sent, left))
    await again(withoutTaken(state.draft, sent, left))
  }
  return {
    id: open?.id ?? null,
    isShown: open?.isShown ?? false,
    // What is being applied is followed to its end, shown or not.
    close: () => setOpen((before) => before && { ...before, isShown: false }),
    create: (draft: Draft) => create.mutateAsync(cellsToSend(draft).slice(0, maxCells)).catch(() => {}),
    count: (draft: Draft) => count.mutateAsync(cellsToSend(draft)).catch(() => {}),
    settle: (id: string) => void settle(id).catch((error: Error) => showToast('error', error.message)),
    again: () => void again().catch((error: Error) => showToast('error', error.message)),
  }
}

/** What is counted of an article and when it comes back, in one. */
function countsOf(cells: readonly NewCell[]): StockCount[] {
  return [...Map.groupBy(cells, ({ skuId }) => skuId)].map(([skuId, own]) => {
    const count = own.find(({ field }) => field === 'STOCK')
    const day = own.find(({ field }) => field === 'BACK_ON')
    return {
      skuId,
      ...(count && { expected: count.from!, counted: count.to! }),
      ...(day && { backAt: day.to === null ? null : dayOfNumber(day.to) }),
    }
  })
}
export type Compare = ReturnType<typeof useCompare>
