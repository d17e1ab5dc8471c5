import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { forgetValues, keepValues, keptValues } from './kept-values.ts'

export type Keeping = {
  /** The name in the storage of the tab. */
  as: string
  /** Forgotten when the form is closed or left within the shop, as what belongs to an account; else only when it is sent. */
  whileOpen?: boolean
}
const isSecret = (name: string) => /password/i.test(name)

/**
 * Brings back what was typed into a form before the tab was loaded anew, by a reload or in the other language; never a
 * password. Only what differs from `initial` is kept, and what `isOwn` names is left alone.
 */
export function useTypedValues<Values extends FieldValues>(
  { setValue, subscribe }: Pick<UseFormReturn<Values>, 'setValue' | 'subscribe'>,
  keep: (Keeping & { initial: Values; own: () => object }) | undefined,
) {
  const [isRestored, setRestored] = useState(false)
  const { as: name, whileOpen = false } = keep ?? {}
  useEffect(() => {
    if (!keep || !name) return undefined
    const kept = Object.entries(keptValues(name, keep.initial) ?? {}).filter(
      ([field, value]) => value !== keep.initial[field] && !isSecret(field) && !(field in keep.own()),
    )
    for (const [field, value] of kept) setValue(field as Path<Values>, value, { shouldDirty: true })
    setRestored(kept.length > 0)
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => keepValues(name, values, Object.keys(values).filter(isSecret)),
    })
    return () => {
      stop()
      if (whileOpen) forgetValues(name)
    }
    // Only when the form opens; afterwards the fields belong to who types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, whileOpen, setValue, subscribe])
  return { isRestored, forget: () => name && forgetValues(name) }
}
