import { useState, useSyncExternalStore } from 'react'
import { sessionStore } from '../storage.ts'
import { ownKey } from '../viewer/own-key.ts'
import { onViewerChange, viewerState } from '../viewer/viewer-state.ts'

const PREFIX = 'typed '

/** Where what this person has typed under a name is stored in the tab. */
export const typedKey = (name: string): string => ownKey(`${PREFIX}${name}`)

type Typed = { name: string; key: string; text: string; isByUnknown: boolean }

/** Words that somebody began before it was known who they are stay theirs. */
function open(name: string, key: string, before?: Typed): Typed {
  const begun = before?.name === name && before.isByUnknown ? before.text : ''
  return { name, key, text: sessionStore.read(key) ?? begun, isByUnknown: viewerState().person === null }
}

/**
 * What was typed into a field that belongs to a thing, under a name: it is there again after a reload, a change of the language
 * and other pages, for the same person in the same tab. Whoever has sent it sets ''.
 */
export function useTypedText(name: string) {
  // What a page shows may be read before the server has said who reads it.
  const key = useSyncExternalStore(
    onViewerChange,
    () => typedKey(name),
    () => typedKey(name),
  )
  const [shown, setShown] = useState(() => open(name, key))
  const current = shown.key === key ? shown : open(name, key, shown)
  if (current !== shown) setShown(current)
  const change = (text: string) => {
    if (text === '') sessionStore.remove(current.key)
    else sessionStore.write(current.key, text)
    setShown({ ...current, text })
  }
  return [current.text, change] as const
}

/** The same for several fields. Null clears them. */
export function useTypedFields<Fields extends object>(name: string, blank: Fields) {
  const [text, setText] = useTypedText(name)
  const fields = { ...blank, ...fieldsIn<Fields>(text) }
  const change = (changed: Partial<Fields> | null) =>
    setText(changed === null ? '' : JSON.stringify({ ...fields, ...changed }))
  return [fields, change] as const
}

function fieldsIn<Fields>(text: string): Partial<Fields> {
  try {
    return JSON.parse(text || '{}') as Partial<Fields>
  } catch {
    return {}
  }
}

/** Who signs out leaves nothing of it on the device. */
export function clearTyped(): void {
  for (const key of sessionStore.keys()) if (key.startsWith(PREFIX)) sessionStore.remove(key)
}
