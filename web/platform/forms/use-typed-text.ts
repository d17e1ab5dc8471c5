import { useEffect, useState } from 'react'
import { sessionStore } from '../storage.ts'

/**
 * The text of a single field of an account's page, under a name: as the values of `useCallForm`, it outlives a reload and a
 * change of the language, and is cleared when the page is left within the shop.
 */
export function useTypedText(name: string) {
  const [text, setText] = useState(() => sessionStore.read(name) ?? '')
  useEffect(() => () => sessionStore.remove(name), [name])
  const change = (next: string) => {
    sessionStore.write(name, next)
    setText(next)
  }
  return [text, change] as const
}
