import Check from 'lucide-react/icons/check'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { usePress } from '../platform/writes/use-press.ts'
import { buttonClass, type ButtonVariant } from './button-class.ts'

const TICK_MS = 900

type ButtonProps = ComponentProps<'button'> &
  ButtonVariant & {
    /** Stands before the words; replaced by a spinner while loading. */
    icon?: ReactNode
    isLoading?: boolean
    /** Changes with each success: the icon becomes a tick for 900 ms. */
    successes?: number
  }

/**
 * A button; while loading, and while the promise of its `onClick` is pending, it keeps its width and cannot be pressed, but
 * stays focused.
 */
export function Button({
  variant,
  size,
  icon,
  isLoading = false,
  successes = 0,
  className,
  children,
  ...rest
}: ButtonProps) {
  const isDone = useTick(successes)
  const press = usePress(rest.onClick, isLoading)
  const state = isLoading ? <LoaderCircle className="animate-spin" /> : isDone ? <Check /> : null
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, className })}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      {...press}
    >
      {icon ? (state ?? icon) : state && <span className="absolute inset-0 grid place-items-center">{state}</span>}
      {/* Unseen below the spinner, and still the button's name. */}
      <span className={!icon && state ? 'opacity-0' : undefined}>{children}</span>
    </button>
  )
}

function useTick(successes: number) {
  const [shown, setShown] = useState(successes)
  useEffect(() => {
    if (shown === successes) return
    const timer = setTimeout(() => setShown(successes), TICK_MS)
    return () => clearTimeout(timer)
  }, [shown, successes])
  return successes > shown
}
