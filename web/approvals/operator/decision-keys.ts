import { useEffect, useEffectEvent } from 'react'
import type { Decision } from '../../../contract/operator/approvals.ts'
import { areSingleKeysOn } from '../../desk/keys/single-keys.ts'
import { isTyping } from '../../platform/focus/is-typing.ts'

type Deed = Decision | 'UNDO'
type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>

/** How the keys are called, to readers of screens. */
export const keyOf: Record<Deed, string> = { APPROVE: 'A', ASK: 'R', REJECT: 'Shift+R', UNDO: 'U' }

/** What a key asks for, whichever way the letter is shifted by caps lock; null for any other. */
export function deedOfKey({ key, shiftKey, ctrlKey, metaKey, altKey, repeat }: Pressed): Deed | null {
  if (ctrlKey || metaKey || altKey || repeat) return null
  const letter = key.toLowerCase()
  if (letter === 'r') return shiftKey ? 'REJECT' : 'ASK'
  if (shiftKey) return null
  return letter === 'a' ? 'APPROVE' : letter === 'u' ? 'UNDO' : null
}

/** Decides by single keys while nobody types and no window is open. */
export function useDecisionKeys(deeds: Partial<Record<Deed, () => void>>): void {
  const find = useEffectEvent((event: KeyboardEvent) => {
    const deed = deedOfKey(event)
    return deed ? deeds[deed] : undefined
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        !areSingleKeysOn() ||
        isTyping(event.target) ||
        document.querySelector('dialog:modal')
      )
        return
      const act = find(event)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
