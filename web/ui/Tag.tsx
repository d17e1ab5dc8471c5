import { variants } from './variants.ts'
import type { ReactNode } from 'react'

const tagClass = variants({
  base: 'tag',
  variants: {
    variant: {
      neutral: 'bg-surface text-ink ring-1 ring-line ring-inset',
      brand: 'bg-brand-soft text-brand',
      ok: 'bg-ok-soft text-ok',
      warn: 'bg-warn-soft text-warn',
      danger: 'bg-danger-soft text-danger',
      info: 'bg-info-soft text-info',
      accent: 'bg-accent-soft text-accent-ink',
      sale: 'bg-sale-fixed text-white',
      new: 'bg-ink text-paper',
    },
  },
  defaults: { variant: 'neutral' },
})
export type TagVariant = 'neutral' | 'brand' | 'ok' | 'warn' | 'danger' | 'info' | 'accent' | 'sale' | 'new'

/** A word on a picture, an order or a line. A status needs its word: colour alone says nothing. */
export function Tag({
  variant,
  className,
  children,
}: {
  variant?: TagVariant
  className?: string
  children: ReactNode
}) {
  return <span className={tagClass({ variant, className })}>{children}</span>
}
