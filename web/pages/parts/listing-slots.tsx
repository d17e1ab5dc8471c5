import type { CardSlots } from '../../products/ProductCard.tsx'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useIsBuyer } from '../../platform/viewer/use-session.ts'
import { cardSlots } from './card-slots.tsx'

const Till = lazyPart(async () => (await import('./till/Till.tsx')).Till, { missing: 'sentence' })

/** What the shop adds to the cards of a listing, and its list view. */
export const listingSlots: CardSlots = { ...cardSlots, till: (props) => <TillForBuyers {...props} /> }

type TillProps = Parameters<NonNullable<CardSlots['till']>>[0]

/** The till for who may buy and whose prices are there; the rows for everybody else. */
function TillForBuyers({ products, name, rows }: TillProps) {
  const isBuyer = useIsBuyer()
  const priced = products.filter((product) => product.price !== null)
  return isBuyer && priced.length === products.length && priced.length > 0 ? (
    <Till products={priced} name={name} />
  ) : (
    rows
  )
}
