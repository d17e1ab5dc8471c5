import type { LucideIcon } from 'lucide-react'
import { Tag, type TagLook } from './Tag.tsx'

/** Colour and symbol of a status. */
export type Mark = [TagLook, LucideIcon]

/** A status in words; colour and symbol only repeat it. */
export function MarkedTag({ mark: [look, Icon], text }: { mark: Mark; text: string }) {
  return (
    <Tag look={look}>
      <Icon aria-hidden="true" />
      {text}
    </Tag>
  )
}
