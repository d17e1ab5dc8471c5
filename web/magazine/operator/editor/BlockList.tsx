import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Block, BlockKind } from '../../../../contract/operator/post-content.ts'
import type { ContentGoods } from '../../../../contract/operator/posts.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { moved } from '../../../desk/order/OrderGrip.tsx'
import { useOperatorMagazineTexts } from '../texts.ts'
import { BlockCard } from './BlockCard.tsx'
import { BlockMenu } from './BlockMenu.tsx'

type BlockListProps = {
  blocks: readonly Block[]
  languages: readonly Language[]
  goods: readonly ContentGoods[]
  isLocked: boolean
  onChange: (blocks: Block[]) => void
}

const newId = () => Math.random().toString(36).slice(2, 10)
const empty = { de: '', en: '', picture: null, altDe: '', altEn: '', skuIds: [] }

/** The text of a post, block by block: written, moved, doubled, deleted, and others put between. */
export function BlockList({ blocks, languages, goods, isLocked, onChange }: BlockListProps) {
  const t = useOperatorMagazineTexts()
  const list = useRef<HTMLOListElement>(null)
  // Behind which block another one is put; at the end without one.
  const [place, setPlace] = useState<number | null>(null)
  const focusOn = (id: string) => {
    const block = list.current?.querySelector(`[data-block="${id}"]`)
    block?.querySelector<HTMLElement>('textarea, button:not(.order-grip)')?.focus()
  }
  const put = (kind: BlockKind, at: number) => {
    const block = { ...empty, id: newId(), kind }
    // What '/' was typed into and is still empty becomes the other kind.
    const before = blocks[at - 1]
    const isEmpty = before && before.kind === 'TEXT' && !before.de && !before.en
    // At once: the next key is typed into it.
    flushSync(() => {
      onChange(isEmpty ? blocks.toSpliced(at - 1, 1, block) : blocks.toSpliced(at, 0, block))
      setPlace(null)
    })
    focusOn(block.id)
  }
  return (
    <div className="grid gap-1.5">
      <ol ref={list} className="grid gap-1.5">
        {blocks.map((block, index) => (
          <li key={block.id} data-order data-block={block.id}>
            <BlockCard
              {...{ block, languages, goods, isLocked }}
              place={index}
              all={blocks.length}
              onChange={(values) => onChange(blocks.with(index, { ...block, ...values }))}
              onMove={(from, to) => onChange(moved(blocks, from, to))}
              onDuplicate={() => onChange(blocks.toSpliced(index + 1, 0, { ...block, id: newId() }))}
              onDelete={() => onChange(blocks.toSpliced(index, 1))}
              onInsert={() => setPlace(index + 1)}
              onNext={() => put('TEXT', index + 1)}
            />
            {place === index + 1 && (
              <BlockMenu onChoose={(kind) => put(kind, index + 1)} onClose={() => setPlace(null)} />
            )}
          </li>
        ))}
      </ol>
      {place === blocks.length + 1 && (
        <BlockMenu onChoose={(kind) => put(kind, blocks.length)} onClose={() => setPlace(null)} />
      )}
      {!isLocked && (
        <button type="button" className="edit-add" onClick={() => setPlace(blocks.length + 1)}>
          <Plus />
          {t.addBlock}
        </button>
      )}
    </div>
  )
}
