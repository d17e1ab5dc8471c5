import ArrowRight from 'lucide-react/icons/arrow-right'
import { keepPreviousData } from '@tanstack/react-query'
import { buyerHomeQuery } from '../../buyer-home/queries.ts'
import { useBuyerHomeTexts } from '../../buyer-home/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { listingQuery } from '../../listings/queries.ts'
import { paths } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { dataOrNothing, type Failure } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useIsBuyer, useSession } from '../../platform/viewer/use-session.ts'
import { useViewer } from '../../platform/viewer/viewer.ts'
import { shownProduct, type ShownListing } from '../../products/shown-product.ts'
import { countClick } from '../../search/clicks.ts'
import { SuggestPanel, type SuggestedArticlesProps, type SuggestPanelProps } from '../../search/SuggestPanel.tsx'
import { useSuggestedTexts } from '../../search/suggested-texts.ts'
import { useSuggestions } from '../../search/use-suggestions.ts'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SuggestedRows } from './SuggestedRows.tsx'

const MOST = 6
const unfiltered = new URLSearchParams()

/** What the search suggests, with products that go into the cart; while nothing is typed what was bought before. */
export function Suggestions(props: Omit<SuggestPanelProps, 'rows'>) {
  const rows = useSuggestions(props.words)
  const isBuyer = useIsBuyer()
  const Articles = props.words !== '' ? SuggestedArticles : isBuyer ? BoughtBefore : undefined
  return <SuggestPanel {...props} rows={rows} Articles={Articles} />
}

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
  const language = useLanguage()
  const session = useSession()
  const { didYouMean = null, unmatchedWords = [] } = listing
  const items = listing.items.slice(0, MOST)
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
          {didYouMean !== null && ` ${t.meant(didYouMean)}`}
          {unmatchedWords.length > 0 && `, ${t.without(unmatchedWords)}`}
        </span>
        {isBuyer && <span className="text-xs text-ink-3">{t.perCase}</span>}
      </p>
      <SuggestedRows
        {...{ id, words, activeId }}
        onPick={() => {
          countClick({ q: words, language }, session)
          onPick()
        }}
        label={t.articles}
        products={items.map((product) => ({ product }))}
      />
    </>
  )
}

/** What the buyer ordered before, as on their home page: the quantity of then is one press away. */
function BoughtBefore({ id, activeId, onPick }: SuggestedArticlesProps) {
  const t = useBuyerHomeTexts()
  const { perCase } = useSuggestedTexts()
  const read = useRead(buyerHomeQuery(useLanguage()))
  return (
    <>
      <div className="suggested-articles">
        {read.state === 'coming' && <Coming />}
        {read.state === 'failed' && <FailedLine text={t.failed} failure={read.failure} className="py-4" />}
        {read.state === 'ready' && (
          <>
            <p className="flex items-baseline justify-between gap-4 pb-1.5 text-sm">
              <b>{t.sources[read.data.source]}</b>
              <span className="text-xs text-ink-3">{perCase}</span>
            </p>
            <SuggestedRows
              {...{ id, activeId, onPick }}
              words=""
              label={t.sources[read.data.source]}
              products={read.data.again.map(({ product, quantity, last }) => ({
                product: shownProduct(product),
                proposed: quantity,
                last,
              }))}
            />
          </>
        )}
      </div>
      <Foot words="" onPick={onPick} total={0} />
    </>
  )
}

function Foot({ words, total, onPick }: { words: string; total: number; onPick: () => void }) {
  const t = useSuggestedTexts()
  const isBuyer = useIsBuyer()
  const keys = [['/', t.search], ['↑ ↓', t.choose], ['↵', t.open], ...(isBuyer ? [['+', t.add]] : []), ['Esc', t.close]]
  return (
    <div className={`suggested-foot ${total === 0 ? 'max-md:hidden' : ''}`}>
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
