import type { ComponentProps, MouseEvent } from 'react'
import { localPath } from '../paths.ts'
import { usePrefetch } from '../platform/navigation/prefetch.ts'
import { useLanguage } from '../platform/texts.ts'
import { useFrame } from './frame-context.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of `paths`; the language is added. */
  to: string
}

/** A link inside the shop, prefetched on a hover of 60 ms, on focus and when pressed. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const href = localPath(useLanguage(), to)
  const { prefetch, navigator } = useFrame()
  return (
    <a
      href={href}
      {...usePrefetch(href, prefetch)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        navigator.push(href)
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
