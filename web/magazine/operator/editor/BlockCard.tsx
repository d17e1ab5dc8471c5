import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { mostGoods, postBounds, type Block } from '../../../../contract/operator/post-content.ts'
import type { ContentGoods } from '../../../../contract/operator/posts.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { OrderGrip } from '../../../desk/order/OrderGrip.tsx'
import { GoodsPicker, Thumbnail, useGoodsPickerTexts } from '../../../products/operator/GoodsPicker.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Dialog } from '../../../ui/windows/Dialog.tsx'
import { PictureField } from '../../../uploads/operator/PictureField.tsx'
import { useOperatorMagazineTexts } from '../texts.ts'
import { blockIcons } from './BlockMenu.tsx'
import { WordsField } from './WordsField.tsx'

export type BlockCardProps = {
  block: Block
  place: number
  all: number
  languages: readonly Language[]
  goods: readonly ContentGoods[]
  isLocked: boolean
  onChange: (values: Partial<Block>) => void
  onMove: (from: number, to: number) => void
  onDuplicate: () => void
  onDelete: () => void
  /** Asks for another block behind it. */
  onInsert: () => void
  onNext: () => void
}

/** One block: what it is, its words in the languages that are shown, and what can be done with it. */
export function BlockCard(props: BlockCardProps) {
  const { block, place, all, isLocked, onMove, onDuplicate, onDelete, onInsert } = props
  const t = useOperatorMagazineTexts()
  const Icon = blockIcons[block.kind]
  const name = t.kinds[block.kind]
  return (
    <div className="edit-block">
      {!isLocked && <OrderGrip label={t.move(name)} {...{ place, all, onMove }} />}
      <span className="mt-2 text-ink-3 [&>svg]:size-4" title={name}>
        <Icon />
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        {block.kind === 'PICTURE' && <PicturePart {...props} />}
        {block.kind === 'GOODS' && <GoodsPart {...props} />}
        <BlockWords {...props} />
      </div>
      {!isLocked && (
        <span className="edit-tools">
          <button type="button" aria-label={t.insert} title={t.insert} onClick={onInsert}>
            <Plus />
          </button>
          <button type="button" aria-label={t.duplicate(name)} title={t.duplicate(name)} onClick={onDuplicate}>
            <Copy />
          </button>
          <button type="button" aria-label={t.delete(name)} title={t.delete(name)} onClick={onDelete}>
            <Trash2 />
          </button>
        </span>
      )}
    </div>
  )
}

const isLine = (kind: Block['kind']) => ['HEADING', 'SUBHEADING', 'PICTURE', 'GOODS'].includes(kind)

function BlockWords({ block, languages, isLocked, onChange, onInsert, onNext }: BlockCardProps) {
  const t = useOperatorMagazineTexts()
  const { kind } = block
  const name = { PICTURE: t.caption, GOODS: t.rowTitle }[kind as string] ?? t.kinds[kind]
  return (
    <div className={languages.length > 1 ? 'grid gap-3 sm:grid-cols-2' : undefined}>
      {languages.map((language) => (
        <WordsField
          key={language}
          label={t.words(name, t.languages[language])}
          value={block[language]}
          hint={t.hints[kind] || name}
          most={postBounds.block}
          isLocked={isLocked}
          kind={kind}
          onChange={(text) => onChange({ [language]: text })}
          onSlash={kind === 'TEXT' ? onInsert : undefined}
          onEnter={isLine(kind) ? onNext : undefined}
        />
      ))}
    </div>
  )
}

function PicturePart({ block, languages, isLocked, onChange }: BlockCardProps) {
  const t = useOperatorMagazineTexts()
  const alts = { de: 'altDe', en: 'altEn' } as const
  return (
    <>
      <PictureField
        label={t.kinds.PICTURE}
        name={block.picture}
        isLocked={isLocked}
        onChange={(picture) => onChange({ picture })}
      />
      {languages.map((language) => (
        <TextField
          key={language}
          label={t.words(t.alt, t.languages[language])}
          hint={t.altHint}
          value={block[alts[language]]}
          maxLength={postBounds.alt}
          readOnly={isLocked}
          onChange={(event) => onChange({ [alts[language]]: event.target.value })}
        />
      ))}
    </>
  )
}

function GoodsPart({ block: { skuIds }, goods, isLocked, onChange }: BlockCardProps) {
  const t = useOperatorMagazineTexts()
  const picker = useGoodsPickerTexts()
  const [isOpen, setOpen] = useState(false)
  const named = skuIds.flatMap((skuId) => goods.find((one) => one.skuId === skuId) ?? [])
  const worst = (['GONE', 'EXCLUSIVE', 'SOLD_OUT'] as const).find((state) => named.some((one) => one.state === state))
  return (
    <div className="pt-1">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">{`${t.kinds.GOODS}, ${t.goodsOf(skuIds.length)}`}</b>
        {!isLocked && (
          <button type="button" className="ml-auto text-small font-medium text-brand" onClick={() => setOpen(true)}>
            {t.chooseGoods}
          </button>
        )}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-1.5">
        {named.map((one) => (
          <Thumbnail key={one.skuId} url={one.imageUrl} />
        ))}
        {named.length > 0 && !worst && <span className="text-xs text-ink-3">{t.allShown}</span>}
        {worst && <Tag variant={worst === 'SOLD_OUT' ? 'warn' : 'danger'}>{picker.states[worst]}</Tag>}
      </p>
      {isOpen && (
        <Dialog
          title={t.chooseGoods}
          size="lg"
          onClose={() => setOpen(false)}
          footer={<Button onClick={() => setOpen(false)}>{picker.done}</Button>}
        >
          <GoodsPicker {...{ skuIds, goods }} most={mostGoods} onChange={(next) => onChange({ skuIds: next })} />
        </Dialog>
      )}
    </div>
  )
}
