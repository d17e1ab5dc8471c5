import { useState, useSyncExternalStore } from 'react'
import { sessionStore } from '../storage.ts'
import { ownKey } from '../viewer/own-key.ts'
import { onViewerChange, viewerState, type Viewer } from '../viewer/viewer-state.ts'

const PREFIX = 'typed '

/** Where what this person has typed under a name is stored in the tab. */
export const typedKey = (name: string): string => ownKey(`${PREFIX}${name}`)

/** `unknown`: the account that types, while it is not known who that is. */
type Typed = { name: string; key: string; text: string; unknown: Viewer | null }

/** Words that somebody who is signed in began before it was known who they are stay theirs, also where their next page looks for them. */
export function openTyped(name: string, key: string, before?: Typed): Typed {
  const { viewer, person } = viewerState()
  if (before?.name === name && before.unknown === viewer && sessionStore.read(key) === null) {
    sessionStore.remove(before.key)
    sessionStore.write(key, before.text)
  }
  const unknown = person || viewer === 'visitor' ? null : viewer
  return { name, key, text: sessionStore.read(key) ?? '', unknown }
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
  const [shown, setShown] = useState(() => openTyped(name, key))
  const current = shown.key === key ? shown : openTyped(name, key, shown)
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
