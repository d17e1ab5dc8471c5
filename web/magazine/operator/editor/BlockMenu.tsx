import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import ImageIcon from 'lucide-react/icons/image'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Pilcrow from 'lucide-react/icons/pilcrow'
import Quote from 'lucide-react/icons/quote'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useEffect, useRef, type ComponentType, type KeyboardEvent } from 'react'
import { blockKinds, type BlockKind } from '../../../../contract/operator/post-content.ts'
import { useOperatorMagazineTexts } from '../texts.ts'

export const blockIcons: Record<BlockKind, ComponentType> = {
  HEADING: Heading2,
  SUBHEADING: Heading3,
  TEXT: Pilcrow,
  LIST: List,
  NUMBERED_LIST: ListOrdered,
  QUOTE: Quote,
  PICTURE: ImageIcon,
  GOODS: ShoppingBag,
}

type BlockMenuProps = { onChoose: (kind: BlockKind) => void; onClose: () => void }

/** The kinds of blocks, with the focus on the first; Escape leaves all as it was. */
export function BlockMenu({ onChoose, onClose }: BlockMenuProps) {
  const t = useOperatorMagazineTexts()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector('button')?.focus(), [])
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') onClose()
    if (!step) return
    event.preventDefault()
    const buttons = [...menu.current!.querySelectorAll('button')]
    const next = buttons.indexOf(document.activeElement as HTMLButtonElement) + step
    buttons[(next + buttons.length) % buttons.length]?.focus()
  }
  return (
    <div ref={menu} role="toolbar" tabIndex={-1} aria-label={t.insert} className="edit-menu mt-1.5" onKeyDown={byKey}>
      {blockKinds.map((kind) => {
        const Icon = blockIcons[kind]
        return (
          <button key={kind} type="button" onClick={() => onChoose(kind)}>
            <Icon />
            {t.kinds[kind]}
          </button>
        )
      })}
    </div>
  )
}
