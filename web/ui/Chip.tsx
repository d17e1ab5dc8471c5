import X from 'lucide-react/icons/x'
import { variants } from './variants.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../platform/texts.ts'

/** The classes of a chip, for links and buttons that choose something. */
export const chipClass = variants({
  base: 'chip',
  variants: {
    variant: {
      neutral: 'chip-neutral',
      on: 'chip-on',
      soft: 'chip-soft',
    },
  },
  defaults: { variant: 'neutral' },
})

/** A chosen filter with a cross that takes it off; `label` is read out. */
export function RemovableChip({
  label,
  onRemove,
  children,
}: {
  label: string
  onRemove: () => void
  children: ReactNode
}) {
  const t = useTexts().ui
  return (
    <button type="button" aria-label={t.remove(label)} onClick={onRemove} className={chipClass({ variant: 'soft' })}>
      {children}
      <X className="size-4" aria-hidden="true" />
    </button>
  )
}
