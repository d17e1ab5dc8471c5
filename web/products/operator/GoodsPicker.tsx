import { queryOptions } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useDeferredValue, useState } from 'react'
import * as listingsApi from '../../../contract/listings.ts'
import { imageUrl } from '../../../contract/platform/images.ts'
import type { ContentGoods } from '../../../contract/operator/posts.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { moved, OrderGrip } from '../../desk/order/OrderGrip.tsx'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { sliceTexts } from '../../platform/slice-texts.ts'
import { useLanguage } from '../../platform/texts.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Tag } from '../../ui/Tag.tsx'

export const useGoodsPickerTexts = sliceTexts('catalogue/goods-picker', {
  de: async () => (await import('../../../texts/de/catalogue/goods-picker.ts')).goodsPicker,
  en: async () => (await import('../../../texts/en/catalogue/goods-picker.ts')).goodsPicker,
})

type GoodsPickerProps = {
  skuIds: readonly string[]
  /** What is known of those that were chosen before. */
  goods: readonly ContentGoods[]
  most: number
  isLocked?: boolean
  onChange: (skuIds: string[]) => void
}

/** Goods for content: found as in the shop, in an order of one's own, with what speaks against them. */
export function GoodsPicker({ skuIds, goods, most, isLocked = false, onChange }: GoodsPickerProps) {
  const t = useGoodsPickerTexts()
  const [found, setFound] = useState<readonly ContentGoods[]>([])
  const known = (skuId: string) => [...goods, ...found].find((one) => one.skuId === skuId)
  return (
    <div className="grid grid-cols-1 gap-4">
      {!isLocked && skuIds.length < most && (
        <FindGoods
          skuIds={skuIds}
          onAdd={(one) => {
            setFound((before) => [...before, one])
            onChange([...skuIds, one.skuId])
          }}
        />
      )}
      {skuIds.length >= most && <p className="text-small text-ink-2">{t.most(most)}</p>}
      {skuIds.length === 0 ? (
        <p className="text-ink-3">{t.none}</p>
      ) : (
        <ol aria-label={t.chosen} className="grid grid-cols-1 gap-1.5">
          {skuIds.map((skuId, place) => (
            <ChosenGoods
              key={skuId}
              one={known(skuId) ?? { skuId, name: skuId, storeName: '', imageUrl: null, state: 'SHOWN' }}
              {...{ place, all: skuIds.length, isLocked }}
              onMove={(from, to) => onChange(moved(skuIds, from, to))}
              onRemove={() => onChange(skuIds.filter((other) => other !== skuId))}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

type ChosenGoodsProps = {
  one: ContentGoods
  place: number
  all: number
  isLocked: boolean
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

function ChosenGoods({ one, place, all, isLocked, onMove, onRemove }: ChosenGoodsProps) {
  const t = useGoodsPickerTexts()
  const { name, storeName, skuId, state } = one
  return (
    <li data-order className="edit-row">
      {!isLocked && <OrderGrip label={t.move(name)} {...{ place, all, onMove }} />}
      <Thumbnail url={one.imageUrl} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-xs text-ink-3">{[skuId, storeName].filter(Boolean).join(' · ')}</span>
      </span>
      {state !== 'SHOWN' && <Tag variant={state === 'SOLD_OUT' ? 'warn' : 'danger'}>{t.states[state]}</Tag>}
      {!isLocked && (
        <button type="button" className="desk-icon-button" aria-label={t.takeOut(name)} onClick={onRemove}>
          <X />
        </button>
      )}
    </li>
  )
}

export const Thumbnail = ({ url }: { url: string | null }) =>
  url ? (
    <img src={imageUrl(url, 'small')} alt="" className="goods size-9 shrink-0 rounded-md bg-sunken object-cover" />
  ) : (
    <span className="size-9 shrink-0 rounded-md bg-sunken" />
  )

// The search of the shop, with all it knows of words.
const foundQuery = (q: string, language: Language) =>
  queryOptions({
    queryKey: ['operator', 'goods', q, language],
    enabled: q.length > 1,
    queryFn: async ({ signal }): Promise<ContentGoods[]> => {
      const { items } = await call(listingsApi.search, { q, pageSize: 12 }, { signal })
      return items.map(({ skuId, name, storeName, imageUrls, availability }) => ({
        skuId,
        name,
        storeName,
        imageUrl: imageUrls[0] ?? null,
        state: availability === 'OUT_OF_STOCK' ? 'SOLD_OUT' : 'SHOWN',
      }))
    },
  })

type FindGoodsProps = { skuIds: readonly string[]; onAdd: (one: ContentGoods) => void }

function FindGoods({ skuIds, onAdd }: FindGoodsProps) {
  const t = useGoodsPickerTexts()
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const read = useRead(foundQuery(q, useLanguage()))
  const found = q.length > 1 && read.state === 'ready' ? read.data : null
  return (
    <div>
      <TextField
        label={t.find}
        hint={t.findHint}
        type="search"
        value={text}
        maxLength={100}
        prefix={<Search />}
        onChange={(event) => setText(event.target.value)}
      />
      {q.length > 1 && read.state === 'failed' && <FailedRead failure={read.failure} title={t.failed} />}
      {found?.length === 0 && <p className="mt-2 text-ink-2">{t.noneFound}</p>}
      {found && found.length > 0 && (
        <ul className="mt-2 grid max-h-72 gap-0.5 overflow-y-auto rounded-lg p-1 hairline">
          {found.map((one) => {
            const isIn = skuIds.includes(one.skuId)
            return (
              <li key={one.skuId}>
                <button type="button" className="edit-found" disabled={isIn} onClick={() => onAdd(one)}>
                  <Thumbnail url={one.imageUrl} />
                  <span className="min-w-0 flex-1 text-left">
                    <span className="block truncate font-medium">{one.name}</span>
                    <span className="block text-xs text-ink-3">{`${one.skuId} · ${one.storeName}`}</span>
                  </span>
                  {isIn ? (
                    <Tag>{t.isIn}</Tag>
                  ) : (
                    <>
                      <Plus />
                      <span className="sr-only">{t.add}</span>
                    </>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
