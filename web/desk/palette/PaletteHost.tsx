import { useEffect } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { isTyping } from '../../platform/focus/is-typing.ts'
import { areSingleKeysOn } from '../keys/single-keys.ts'
import { setPaletteOpen, usePaletteOpen } from './palette-open.ts'

const Palette = lazyPart(async () => (await import('./Palette.tsx')).Palette, { close: ({ onClose }) => onClose() })

/** Opens the palette by Ctrl K and '/' on every page of a workplace. */
export function PaletteHost() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isOpener(event) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      setPaletteOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      setPaletteOpen(false)
    }
  }, [])
  return usePaletteOpen() ? <Palette onClose={() => setPaletteOpen(false)} /> : null
}

// A slash is a letter wherever somebody types.
function isOpener({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) return key.toLowerCase() === 'k'
  return key === '/' && !altKey && !isTyping(target) && areSingleKeysOn()
}
