import { useRef, type ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { localPath } from '../paths.ts'
import { useLanguage } from '../platform/texts.ts'
import { useFrame } from './frame-context.ts'

const HOVER_MS = 60

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & {
  /** A path of `paths`; the language is added. */
  to: string
}

/** A link inside the shop, prefetched on a hover of 60 ms, on focus and when pressed. */
export function Link({ to, ...rest }: LinkProps) {
  const href = localPath(useLanguage(), to)
  const { prefetch } = useFrame()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    <RouterLink
      to={href}
      onPointerEnter={() => {
        timer.current = setTimeout(() => prefetch(href), HOVER_MS)
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
      onFocus={() => prefetch(href)}
      onPointerDown={() => prefetch(href)}
      {...rest}
    />
  )
}
