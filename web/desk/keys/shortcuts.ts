type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>

/** A letter as `aria-keyshortcuts` names it, 'C' or 'Shift+R', whichever way caps lock shifts it; null for any other key. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Pressed): string | null {
  if (ctrlKey || metaKey || altKey || repeat || !/^[a-z]$/i.test(key)) return null
  return `${shiftKey ? 'Shift+' : ''}${key.toUpperCase()}`
}

/**
 * Presses the button that names this in `aria-keyshortcuts`; false where none can be pressed. What is done with several rows goes before
 * what is done with the open one. One with `data-by-key="focus"` is only focused: what leaves the house takes a second press.
 */
export function pressShortcut(shortcut: string): boolean {
  const name = `button[aria-keyshortcuts="${shortcut}"]`
  const button = document.querySelector<HTMLButtonElement>(`.desk-bulk ${name}`) ?? document.querySelector(name)
  if (!(button instanceof HTMLButtonElement) || button.disabled || button.ariaDisabled === 'true') return false
  if (button.dataset.byKey === 'focus') button.focus()
  else button.click()
  return true
}

/** What buttons of the page are pressed by, each shortcut once, with what the button is called. */
export function shortcutsOfPage(): { shortcut: string; name: string }[] {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button[aria-keyshortcuts]')]
  const named = buttons.map((button) => ({
    shortcut: button.getAttribute('aria-keyshortcuts')!,
    name: button.ariaLabel ?? button.textContent,
  }))
  return named.filter(({ shortcut }, at) => named.findIndex((one) => one.shortcut === shortcut) === at)
}
