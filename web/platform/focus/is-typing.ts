/** Whether a key is a letter there. */
export const isTyping = (target: EventTarget | null): boolean =>
  Boolean((target as Element | null)?.closest?.('input, textarea, select, [contenteditable]'))
