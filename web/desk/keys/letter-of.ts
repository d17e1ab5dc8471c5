type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'defaultPrevented'
>

/** The letter that was pressed by itself, as a capital; null for everything that is the browser's or somebody else's. */
export function letterOf(event: Pressed): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event
  if (ctrlKey || metaKey || altKey || shiftKey || repeat || defaultPrevented) return null
  return /^[a-z]$/.test(key) ? key.toUpperCase() : null
}
