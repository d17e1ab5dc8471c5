import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { clearValues, storeValues, storedValues } from './stored-values.ts'

export type Storing = {
  /** The name in the storage of the tab. */
  as: string
  /** Cleared when the form is closed or left within the shop, as what belongs to an account; else only when it is sent. */
  whileOpen?: boolean
}
const isSecret = (name: string) => /password/i.test(name)

/**
 * Brings back what was typed into a form before the tab was loaded anew, by a reload or in the other language; never a
 * password. Only what differs from `initial` is stored, and what `isOwn` names is left alone.
 */
export function useTypedValues<Values extends FieldValues>(
  { setValue, subscribe }: Pick<UseFormReturn<Values>, 'setValue' | 'subscribe'>,
  store: (Storing & { initial: Values; own: () => object }) | undefined,
) {
  const [isRestored, setRestored] = useState(false)
  const { as: name, whileOpen = false } = store ?? {}
  useEffect(() => {
    if (!store || !name) return undefined
    const stored = Object.entries(storedValues(name, store.initial) ?? {}).filter(
      ([field, value]) => value !== store.initial[field] && !isSecret(field) && !(field in store.own()),
    )
    for (const [field, value] of stored) setValue(field as Path<Values>, value, { shouldDirty: true })
    setRestored(stored.length > 0)
    const stop = subscribe({
      formState: { values: true },
      callback({ values, defaultValues: saved = store.initial }) {
        // What is as it is saved stays out: it would come back over what somebody else saves meanwhile.
        const isLeftOut = (field: string) => isSecret(field) || values[field] === saved[field]
        storeValues(name, values, Object.keys(values).filter(isLeftOut))
      },
    })
    return () => {
      stop()
      if (whileOpen) clearValues(name)
    }
    // Only when the form opens; afterwards the fields belong to who types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, whileOpen, setValue, subscribe])
  return { isRestored, clear: () => name && clearValues(name) }
}
