import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { localPath } from '../../paths.ts'
import { isTyping } from '../../platform/focus/is-typing.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useLanguage } from '../../platform/texts.ts'
import { useRailPlaces, useWorkplaceRoutes } from '../frame/workplace-context.ts'
import { placePath } from '../workplace.ts'
import { setKeysOpen, useKeysOpen } from './keys-open.ts'
import { letterOfPlace } from './place-keys.ts'
import { chooseRow, stepRow } from './row-keys.ts'
import { pressShortcut, shortcutOf } from './shortcuts.ts'
import { areSingleKeysOn } from './single-keys.ts'

const KeysDialog = lazyPart(async () => (await import('./KeysDialog.tsx')).KeysDialog, {
  close: ({ onClose }) => onClose(),
})

/** How long a page's letter may come after G. */
const WAIT_MS = 1500

/** The keys without Ctrl of every page of a workplace. */
export function KeyHost() {
  const goTo = useGoing()
  const goneAt = useRef(-WAIT_MS)
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event)) return
    const { key, repeat, timeStamp } = event
    const shortcut = shortcutOf(event)
    if (shortcut && pressShortcut(shortcut)) event.preventDefault()
    else if (key === 'g') goneAt.current = timeStamp
    else if (key === 'j' || key === 'k') stepRow(key === 'j' ? 1 : -1)
    else if (repeat) return
    else if (key === 'x') chooseRow()
    else if (key === '?') {
      event.preventDefault()
      setKeysOpen(true)
    }
  })
  // Before all others hear of it: the same letter alone may confirm an order.
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (event.timeStamp - goneAt.current >= WAIT_MS || event.key.length > 1 || !isMeant(event)) return
    goneAt.current = -WAIT_MS
    event.preventDefault()
    event.stopPropagation()
    goTo(event.key)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => act(event)
    const onNextKey = (event: KeyboardEvent) => follow(event)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('keydown', onNextKey, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('keydown', onNextKey, { capture: true })
      setKeysOpen(false)
    }
  }, [])
  return useKeysOpen() ? <KeysDialog onClose={() => setKeysOpen(false)} /> : null
}

/** Whether a key is one of ours: a letter wherever somebody types, and a key of its own in a sheet or a list of choices. */
function isMeant({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return false
  if (isInField(target) || document.querySelector('dialog:modal')) return false
  return !(target as Element | null)?.closest?.('[role=grid], [role=listbox], [role=menu], [role=application]')
}

// In the box of a row nothing is typed.
const isInField = (target: EventTarget | null) =>
  isTyping(target) && !(target instanceof HTMLInputElement && target.type === 'checkbox')

/** Goes to the page of a letter, where one of the member's has it. */
function useGoing(): (letter: string) => void {
  const { side } = useWorkplaceRoutes()
  const places = useRailPlaces()
  const language = useLanguage()
  const navigate = useNavigate()
  return (letter) => {
    const place = places.find(({ path }) => letterOfPlace(side, path) === letter)
    if (place) void navigate(localPath(language, placePath(side, place.path)))
  }
}
