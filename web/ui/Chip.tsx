import X from 'lucide-react/icons/x'
import { variants } from './variants.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../platform/texts.ts'

/** The look of a chip, for links and buttons that choose something. */
export const chipClass = variants({
  base: 'inline-flex h-9 shrink-0 items-center gap-[7px] rounded-full px-3.5 text-sm font-medium whitespace-nowrap transition',
  variants: {
    look: {
      neutral: 'bg-surface hairline hover:bg-sunken',
      on: 'bg-ink text-paper',
      soft: 'bg-brand-soft text-brand',
    },
  },
  defaults: { look: 'neutral' },
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
    <button type="button" aria-label={t.remove(label)} onClick={onRemove} className={chipClass({ look: 'soft' })}>
      {children}
      <X className="size-4" aria-hidden="true" />
    </button>
  )
}
