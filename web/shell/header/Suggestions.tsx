import ArrowRight from 'lucide-react/icons/arrow-right'
import { keepPreviousData } from '@tanstack/react-query'
import { moneyText } from '../../../contract/platform/money.ts'
import { CartStepper } from '../../cart/stepper/CartStepper.tsx'
import { lowStockOf } from '../../cart/stepper/low-stock.ts'
import { cardArrivalQuery } from '../../delivery/card-arrivals.ts'
import { Link } from '../../frame/Link.tsx'
import { listingQuery } from '../../listings/queries.ts'
import { paths } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { dataOrNothing, type Failure } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useIsBuyer } from '../../platform/viewer/use-session.ts'
import { useViewer } from '../../platform/viewer/viewer.ts'
import { centsOf } from '../../products/discount.ts'
import { PriceGate } from '../../products/PriceGate.tsx'
import type { PricedProduct, ShownListing, ShownProduct } from '../../products/shown-product.ts'
import { Marked } from '../../search/Marked.tsx'
import { SuggestPanel, type SuggestedArticlesProps, type SuggestPanelProps } from '../../search/SuggestPanel.tsx'
import { useSuggestedTexts } from '../../search/suggested-texts.ts'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const MOST = 6
const unfiltered = new URLSearchParams()

/** What the search suggests, with articles that go into the cart. */
export const Suggestions = (props: SuggestPanelProps) => <SuggestPanel {...props} Articles={SuggestedArticles} />

/** The first articles of the page of results, which is read with them: Enter shows it at once. */
function SuggestedArticles({ id, words, activeId, onPick }: SuggestedArticlesProps) {
  const reader = { viewer: useViewer(), language: useLanguage(), search: unfiltered }
  const read = useRead({
    ...listingQuery(call, { kind: 'search', q: words }, reader),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="suggested-articles">
        {read.state === 'coming' && <Coming />}
        {read.state === 'failed' && <Failed failure={read.failure} />}
        {read.state === 'ready' && <Found {...{ id, words, activeId, onPick }} listing={read.data} />}
      </div>
      <Foot words={words} onPick={onPick} total={dataOrNothing(read)?.totalItems ?? 0} />
    </>
  )
}

function Found({ id, words, activeId, onPick, listing }: SuggestedArticlesProps & { listing: ShownListing }) {
  const t = useSuggestedTexts()
  const isBuyer = useIsBuyer()
  const items = listing.items.slice(0, MOST)
  const idOf = ({ skuId }: ShownProduct) => `${id}-${skuId}`
  if (items.length === 0)
    return (
      <p role="status" className="py-4 text-medium text-ink-2">
        {t.nothing(words)}{' '}
        <Link
          to={paths.static('contact-us')}
          onClick={onPick}
          className="font-semibold text-brand underline underline-offset-2"
        >
          {t.ask}
        </Link>
      </p>
    )
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 pb-1.5 text-sm">
        <span role="status">
          <b>{t.count(listing.totalItems)}</b>
          {listing.didYouMean !== null && ` ${t.meant(listing.didYouMean)}`}
          {listing.unmatchedWords.length > 0 && `, ${t.without(listing.unmatchedWords)}`}
        </span>
        {isBuyer && <span className="text-xs text-ink-3">{t.perCase}</span>}
      </p>
      <div className="suggested-rows">
        <div id={id} role="listbox" aria-label={t.articles} className="contents">
          {items.map((product, row) => (
            <Option
              key={product.skuId}
              {...{ id: idOf(product), product, words, row, onPick }}
              isActive={activeId === idOf(product)}
            />
          ))}
        </div>
        {items.map((product, row) => (
          <div key={product.skuId} id={`${idOf(product)}-buy`} style={{ gridRow: row + 1 }} className="suggested-buy">
            {product.price ? <CartStepper product={product} isCompact /> : <PriceGate name={product.name} />}
          </div>
        ))}
      </div>
    </>
  )
}

type OptionProps = {
  id: string
  product: ShownProduct
  words: string
  row: number
  isActive: boolean
  onPick: () => void
}

// What adds it stands beside it, not in it: an option holds no buttons.
function Option({ id, product, words, row, isActive, onPick }: OptionProps) {
  const t = useSuggestedTexts()
  return (
    <Link
      id={id}
      to={paths.product(product)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onPick}
      style={{ gridRow: row + 1 }}
      className={`suggested-article ${isActive ? 'bg-sunken outline-2 -outline-offset-2 outline-focus' : ''}`}
    >
      <Picture url={product.imageUrls[0]!} alt="" sizes="56px" className="size-14 rounded-md object-cover" />
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold">
          <Marked text={product.name} words={words} />
        </span>
        <span className="line-clamp-2 text-small text-ink-2 tabular-nums">
          {product.badges.includes('EXCLUSIVE') && `${t.exclusive} · `}
          {product.offersText ?? product.storeName} · {product.packText}
          {product.price && <Availability product={product} />}
        </span>
      </span>
      {product.price && <CasePrice price={product.price} />}
    </Link>
  )
}

function CasePrice({ price }: Pick<PricedProduct, 'price'>) {
  return (
    <span className="suggested-price">
      <b>{moneyText(centsOf(price.boxPrice), useLanguage())}</b>
      <span className="text-small text-ink-3">{price.unitPriceText}</span>
    </span>
  )
}

function Availability({ product }: { product: PricedProduct }) {
  const t = useSuggestedTexts()
  const arrival = dataOrNothing(useRead(cardArrivalQuery(product.skuId, useLanguage())))
  const cases = Math.floor(product.stock / product.countPerBox)
  if (cases === 0) return <b className="font-semibold text-warn"> · {t.soldOut}</b>
  const isLow = lowStockOf(product, 0) !== null
  return (
    <>
      {' · '}
      <b className={`font-semibold ${isLow ? 'text-warn' : 'text-ok'}`}>{isLow ? t.low(cases) : t.cases(cases)}</b>
      {arrival && ` · ${arrival.text}`}
    </>
  )
}

function Foot({ words, total, onPick }: { words: string; total: number; onPick: () => void }) {
  const t = useSuggestedTexts()
  const isBuyer = useIsBuyer()
  const keys = [['↑ ↓', t.choose], ['↵', t.open], ...(isBuyer ? [['+', t.add]] : []), ['Esc', t.close]]
  return (
    <div className="suggested-foot">
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 pointer-coarse:hidden max-md:hidden">
        {keys.map(([key, does]) => (
          <li key={key} className="flex items-center gap-2">
            <kbd className="rounded-sm bg-sunken px-2 py-0.5 font-sans font-semibold text-ink hairline">{key}</kbd>
            {does}
          </li>
        ))}
      </ul>
      {total > 0 && (
        <Link to={paths.search(words)} onClick={onPick} className="suggested-all">
          {t.all(total)}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </div>
  )
}

function Coming() {
  return (
    <div aria-busy="true" className="grid gap-4 py-2">
      {Array.from({ length: MOST }, (_, row) => (
        <div key={row} className="grid grid-cols-[56px_1fr] items-center gap-3">
          <Skeleton className="size-14" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}

function Failed({ failure }: { failure: Failure }) {
  return <FailedLine text={useSuggestedTexts().failed} failure={failure} className="py-4" />
}
