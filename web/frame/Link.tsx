import { useRef, type ComponentProps, type MouseEvent } from 'react'
import { localPath } from '../paths.ts'
import { useLanguage } from '../platform/texts.ts'
import { useFrame } from './frame-context.ts'

const HOVER_MS = 60

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of `paths`; the language is added. */
  to: string
}

/** A link inside the shop, prefetched on a hover of 60 ms, on focus and when pressed. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const href = localPath(useLanguage(), to)
  const { prefetch, open } = useFrame()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    <a
      href={href}
      onPointerEnter={() => {
        timer.current = setTimeout(() => prefetch(href), HOVER_MS)
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
      onFocus={() => prefetch(href)}
      onPointerDown={() => prefetch(href)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        open(href)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}

// Everything else is the browser's: another tab, another window, a download.
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && ['', '_self'].includes(currentTarget.target)
