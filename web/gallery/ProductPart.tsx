import { useState } from 'react'
import { moneyText } from '../../contract/platform/money.ts'
import type { Product } from '../../contract/products.ts'
import { BuyGate } from '../products/page/BuyGate.tsx'
import { BuyNotes } from '../products/page/BuyNotes.tsx'
import { BuyPanel } from '../products/page/BuyPanel.tsx'
import { FactsTable } from '../products/page/FactsTable.tsx'
import { ReviewsPanel } from '../products/page/ReviewsPanel.tsx'
import { StoreStrip } from '../products/page/StoreStrip.tsx'
import { useProductTexts } from '../products/product-texts.ts'
import { paths } from '../paths.ts'
import { useLanguage } from '../platform/texts.ts'
import { chipClass } from '../ui/Chip.tsx'
import { Example, Examples, useGalleryTexts } from './Example.tsx'
import { samplePage, samplePrice } from './samples.ts'

export function Part() {
  const language = useLanguage()
  const t = useGalleryTexts().samples
  const { facts } = useProductTexts().product
  const plain = samplePage(language, { tierPrices: [], deposit: null, price: samplePrice(language, 1890) })
  const review = {
    rate: 5,
    comment: t.comment,
    authorBusinessType: 'CAFE',
    createdAt: new Date('2026-10-02T08:00:00Z'),
  }
  const items = [
    { ...review, id: '1', storeReply: t.reply },
    { ...review, id: '2', rate: 3, storeReply: null },
  ]
  return (
    <>
      <Examples of="BuyPanel">
        <Buying product={plain} state="plain" />
        <Buying product={samplePage(language)} state="tiered" />
        <Buying product={samplePage(language, { stock: 0, availability: 'OUT_OF_STOCK' })} state="soldOut" />
        <Example width="field" state="gated">
          <BuyGate product={plain} />
        </Example>
      </Examples>
      <Strip store={plain.store} />
      <Examples of="ReviewsPanel">
        <Example width="wide">
          <ReviewsPanel skuId={plain.skuId} summary={{ average: 4, stars: [0, 0, 1, 0, 1], count: 2, items }} />
        </Example>
        <Example width="wide" state="empty">
          <ReviewsPanel skuId={plain.skuId} summary={{ average: null, stars: [0, 0, 0, 0, 0], count: 0, items: [] }} />
        </Example>
      </Examples>
      <Examples of="FactsTable">
        <Example width="panel">
          <FactsTable
            facts={[
              { label: facts.brand, value: 'Tidemar' },
              { label: facts.pack, value: t.pack },
              { label: facts.legalName, value: t.cups },
            ]}
          />
        </Example>
      </Examples>
    </>
  )
}

function Buying({ product, state }: { product: Product; state: 'plain' | 'tiered' | 'soldOut' }) {
  const [pieces, setPieces] = useState(0)
  const held = { pieces, set: setPieces, add: setPieces, stepper: null, cartPath: paths.cart(), lastText: null }
  return (
    <Example width="panel" state={state}>
      {product.price && <BuyPanel product={product} price={product.price} held={held} />}
      <BuyNotes product={product} />
    </Example>
  )
}

const progresses = ['rest', 'missing', 'reached'] as const

/** One at a time: it is a landmark of its page. */
function Strip({ store }: Pick<Product, 'store'>) {
  const language = useLanguage()
  const t = useGalleryTexts().states
  const [shown, setShown] = useState<(typeof progresses)[number]>('missing')
  const cents = shown === 'missing' ? 3800 : 0
  const progress = { missingAmount: cents / 100, missingAmountText: moneyText(cents, language) }
  return (
    <Examples of="StoreStrip">
      <Example width="panel" state={shown}>
        <StoreStrip store={store} progress={shown === 'rest' ? null : progress} />
      </Example>
      {progresses.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={state === shown}
          onClick={() => setShown(state)}
          className={chipClass({ variant: state === shown ? 'on' : 'neutral' })}
        >
          {t[state]}
        </button>
      ))}
    </Examples>
  )
}
