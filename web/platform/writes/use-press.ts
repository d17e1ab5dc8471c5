import { useRef, type KeyboardEvent, type MouseEvent } from 'react'

type OnPress = (event: MouseEvent<HTMLButtonElement>) => unknown

/**
 * What a button listens to that does something once: a double click and a held Enter are one press, and while `onPress`
 * waits for what it has begun, further ones count for nothing. Not for steps that are pressed in a row.
 */
export function usePress(onPress: OnPress | undefined, isBlocked = false) {
  const isRunning = useRef(false)
  return {
    onClick(event: MouseEvent<HTMLButtonElement>) {
      // The second click of a double click may come when the first one has been answered.
      if (isBlocked || isRunning.current || event.detail > 1) return event.preventDefault()
      const running = onPress?.(event)
      if (!(running instanceof Promise)) return
      isRunning.current = true
      void running.finally(() => {
        isRunning.current = false
      })
    },
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      if (event.repeat && event.key === 'Enter') event.preventDefault()
    },
  }
}
