import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as sheetApi from '../../../contract/change-sets/sheet.ts'
import type { SheetRow } from '../../../contract/change-sets/sheet.ts'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useOnce } from '../../platform/writes/once.ts'
import type { Draft } from './logic/draft.ts'

const MOST_NUMBERS = 2000

/** The rows with these numbers, however many. */
export async function findRows(numbers: readonly string[]): Promise<SheetRow[]> {
  const found: SheetRow[] = []
  for (let from = 0; from < numbers.length; from += MOST_NUMBERS) {
    const { items } = await call(sheetApi.findRows, { numbers: numbers.slice(from, from + MOST_NUMBERS) })
    found.push(...items)
  }
  return found
}

type Options = {
  /** Null until they are there. */
  loaded: SheetRow[] | null
  draft: Draft
  /** The rows of the draft as they are now; articles that are gone are not among them. */
  onFresh: (rows: SheetRow[]) => void
}

/** Every row that is loaded or has a change: those of a draft are looked up where they are not among the loaded ones. */
export function useKnownRows({ loaded, draft, onFresh }: Options) {
  const [found, setFound] = useState<ReadonlyMap<string, SheetRow>>(new Map())
  const once = useOnce()
  const isSearched = useRef(false)
  const known = new Map([...found, ...(loaded ?? []).map((row) => [row.skuId, row] as const)])
  const add = (rows: readonly SheetRow[]) =>
    setFound((before) => new Map([...before, ...rows.map((row) => [row.skuId, row] as const)]))
  const refresh = (only: Draft) =>
    once('rows', async () => {
      const entries = Object.entries(only)
      if (entries.length === 0) return setFound(new Map())
      const rows = await findRows(entries.map(([, { number }]) => number))
      setFound(new Map(rows.map((row) => [row.skuId, row])))
      onFresh(rows)
    })
  const isReady = loaded !== null
  const fail = (error: Error) => showToast('error', error.message)
  const lookUp = useEffectEvent(() => void refresh(draft).catch(fail))
  // What another tab has changed comes with articles that nobody has looked up here.
  const unknown = Object.entries(draft).filter(([skuId]) => !known.has(skuId))
  const unknownIds = unknown.map(([skuId]) => skuId).join(' ')
  const lookUpUnknown = useEffectEvent(() => {
    findRows(unknown.map(([, { number }]) => number))
      .then(add)
      .catch(fail)
  })
  useEffect(() => {
    if (!isReady) return
    if (isSearched.current) {
      if (unknownIds) lookUpUnknown()
      return
    }
    isSearched.current = true
    lookUp()
  }, [isReady, unknownIds])
  return { known, add, refresh }
}
