import { useState } from 'react'

/**
 * What a field whose choice is saved at once shows: the chosen value from the press on until its write has ended, else the
 * stored one. A mutation says a moment after the press that it is pending, and until then React would set the field back.
 */
export function useShownChoice<Value>(stored: Value, isPending: boolean) {
  const [chosen, setChosen] = useState<{ value: Value } | null>(null)
  const [wasPending, setWasPending] = useState(isPending)
  if (wasPending !== isPending) {
    setWasPending(isPending)
    if (!isPending) setChosen(null)
  }
  const show = (value: Value) => setChosen({ value })
  return [chosen ? chosen.value : stored, show] as const
}
