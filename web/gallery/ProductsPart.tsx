import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { PriceBlock, PricesContext } from '../products/PriceBlock.tsx'
import { ProductCard } from '../products/ProductCard.tsx'
import { ProductRow } from '../products/ProductRow.tsx'
import { cardSlots } from '../pages/parts/card-slots.tsx'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { Example, Examples, type StateName } from './Example.tsx'
import { sampleQueries } from './sample-answers.ts'
import { IN_WISHLIST, sampleProduct, sampleProducts } from './samples.ts'
import { ViewerContext } from './shown-viewer.ts'

export function Part() {
  const language = useLanguage()
  const { plain, inWishlist, reduced, soldOut, exclusive, gated } = sampleProducts(language)
  const cards: [StateName, typeof plain][] = [
    ['plain', plain],
    ['inWishlist', inWishlist],
    ['reduced', reduced],
    ['soldOut', soldOut],
    ['exclusive', exclusive],
  ]
  return (
    <>
      <Examples of="PriceBlock">
        <Example>
          <PriceBlock product={plain} />
        </Example>
        <Example state="reduced">
          <PriceBlock product={reduced} />
        </Example>
        <Example state="gated">
          <AsVisitor>
            <PriceBlock product={gated} />
          </AsVisitor>
        </Example>
        <Example state="loading">
          <PriceBlock product={gated} />
        </Example>
        <Example state="error">
          <PricesContext value={{ state: 'failed', retry: () => {} }}>
            <PriceBlock product={gated} />
          </PricesContext>
        </Example>
      </Examples>
      <Examples of="ProductCard">
        {cards.map(([state, product]) => (
          <Example key={state} state={state} width="card">
            <ProductCard product={product} slots={cardSlots} />
          </Example>
        ))}
        <Example state="gated" width="card">
          <AsVisitor>
            <ProductCard product={gated} slots={cardSlots} />
          </AsVisitor>
        </Example>
        <Example state="loading" width="card">
          <ProductCard product={gated} slots={cardSlots} />
        </Example>
        <Example state="busy" width="card">
          <WithBusyHearts>
            <ProductCard product={sampleProduct(language, { skuId: IN_WISHLIST })} slots={cardSlots} />
          </WithBusyHearts>
        </Example>
      </Examples>
      <Examples of="ProductRow">
        {cards.map(([state, product]) => (
          <Example key={state} state={state} width="wide">
            <ProductRow product={product} slots={cardSlots} />
          </Example>
        ))}
        <Example state="gated" width="wide">
          <AsVisitor>
            <ProductRow product={gated} slots={cardSlots} />
          </AsVisitor>
        </Example>
      </Examples>
    </>
  )
}

const AsVisitor = ({ children }: { children: ReactNode }) => <ViewerContext value="visitor">{children}</ViewerContext>

function WithBusyHearts({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const [queryClient] = useState(() => sampleQueries(language))
  return (
    <QueryClientProvider client={queryClient}>
      <Reading />
      {children}
    </QueryClientProvider>
  )
}

function Reading() {
  useRead({ queryKey: ['wishlist', 'page'], queryFn: () => new Promise<never>(() => {}) })
  return null
}
