import { useEffect } from 'react'
import { isTyping } from '../../platform/focus/is-typing.ts'
import { letterOf } from './letter-of.ts'
import { areSingleKeysOn } from './single-keys.ts'

/**
 * A button that names one letter in `aria-keyshortcuts` is pressed by it, from anywhere but a field and a window. What is done
 * with several rows goes before what is done with the open one. One with `data-by-key="focus"` is only focused: what leaves
 * the house takes a second press.
 */
export function useLetterKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const letter = letterOf(event)
      if (letter === null || !areSingleKeysOn() || isInField(event.target) || document.querySelector('dialog:modal'))
        return
      const button = buttonOf(letter)
      if (!button || button.disabled || button.ariaDisabled === 'true') return
      event.preventDefault()
      if (button.dataset.byKey === 'focus') button.focus()
      else button.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

// In the box of a row a letter is none.
const isInField = (target: EventTarget | null) =>
  isTyping(target) && !(target instanceof HTMLInputElement && target.type === 'checkbox')

function buttonOf(letter: string): HTMLButtonElement | null {
  const name = `button[aria-keyshortcuts="${letter}"]`
  return document.querySelector(`.desk-bulk ${name}`) ?? document.querySelector(name)
}
