import type { LucideIcon } from 'lucide-react'
import { Tag, type TagVariant } from './Tag.tsx'

/** Colour and symbol of a status. */
export type Mark = [TagVariant, LucideIcon]

/** A status in words; colour and symbol only repeat it. */
export function MarkedTag({ mark: [variant, Icon], text }: { mark: Mark; text: string }) {
  return (
    <Tag variant={variant}>
      <Icon aria-hidden="true" />
      {text}
    </Tag>
  )
}
