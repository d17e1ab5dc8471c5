import type { ReactNode } from 'react'
import type { Order } from '../../contract/orders/orders.ts'
import { Link } from '../frame/Link.tsx'
import { useCartTexts } from '../platform/cart-texts.ts'
import { accountPaths } from '../account-paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { OrderActions } from './steps/OrderActions.tsx'
import { AnnouncedReturns } from './empties/AnnouncedReturns.tsx'
import { Shipments } from './Shipments.tsx'
import { StatusTag } from './StatusTag.tsx'
import { Timeline } from './Timeline.tsx'
import { useOrderTexts } from './texts.ts'

type Store = Order['stores'][number]

/** One store's part of an order: where it is, what is in it, its papers. `totals` are its amounts, where they are not those of the order. */
export function SubOrderCard({ orderId, store, totals }: { orderId: string; store: Store; totals: ReactNode }) {
  const t = useOrderTexts().detail
  return (
    <section aria-label={store.storeName} className="overflow-hidden rounded-xl bg-surface shadow-2 ring-1 ring-line">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 sm:px-6">
        <div className="min-w-0 flex-1">
          <h2 className="font-sans text-lg tracking-normal">
            <Link to={store.storeUrl} title={store.storeName} className="hover:underline">
              {store.storeName}
            </Link>
          </h2>
          <p className="text-small text-ink-3 tabular-nums">{t.subOrder(store.subOrderNumber)}</p>
          {store.arrival && <p className="text-small text-ink-2">{store.arrival.text}</p>}
          {store.expectedShipment && <p className="text-small text-ink-2">{store.expectedShipment.text}</p>}
          <AnnouncedReturns store={store} />
          {store.allowsPartial === false && <p className="text-small text-ink-2">{t.completeOnly}</p>}
        </div>
        <StatusTag status={store.status} text={store.statusText} />
      </div>
      <div className="mx-4 mb-5 rounded-md bg-sunken p-4 sm:mx-6">
        <Timeline store={store} />
      </div>
      {store.shipments.length > 0 && <Shipments store={store} />}
      <ul>
        {store.items.map((item) => (
          <Item key={item.productSkuId} item={item} />
        ))}
      </ul>
      <div className="grid gap-6 border-t border-line px-4 py-5 sm:grid-cols-2 sm:px-6">
        <Documents orderId={orderId} documents={store.documents} />
        {totals && (
          <div>
            <h3 className="sr-only">{t.storeTotal(store.storeName)}</h3>
            {totals}
          </div>
        )}
      </div>
      {store.returnRequest && (
        <div className="border-t border-line px-4 py-4 text-ink-2 sm:px-6">
          <p>{t.returnAsked}</p>
          <ul className="mt-1 text-medium">
            {store.returnRequest.items.map(({ productSkuId, quantity }) => (
              <li key={productSkuId}>
                {t.returnLine(quantity, store.items.find((item) => item.productSkuId === productSkuId)?.name ?? '')}
              </li>
            ))}
          </ul>
          {store.returnRequest.reason && (
            <p className="mt-1 text-small break-words whitespace-pre-line">
              {t.returnReasonGiven(store.returnRequest.reason)}
            </p>
          )}
        </div>
      )}
      <Claims store={store} />
      <OrderActions orderId={orderId} store={store} />
    </section>
  )
}

function Claims({ store: { claims } }: { store: Store }) {
  const t = useOrderTexts().detail
  if (claims.length === 0) return null
  return (
    <div className="border-t border-line px-4 py-4 sm:px-6">
      <h3 className="font-sans text-medium tracking-normal">{t.claims}</h3>
      <ul className="mt-1 grid gap-1 text-medium">
        {claims.map(({ number, statusText }) => (
          <li key={number}>
            <Link to={accountPaths.claim(number)} className="text-brand underline underline-offset-2">
              {t.claimMark(number, statusText)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Item({ item }: { item: Store['items'][number] }) {
  const cart = useCartTexts()
  const t = useOrderTexts().detail
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-3.5 border-t border-line px-4 py-3.5 sm:px-6">
      <Link to={item.canonicalUrl} tabIndex={-1} aria-hidden="true">
        <Picture url={item.imageUrl} alt="" sizes="64px" className="aspect-square w-full rounded-md object-cover" />
      </Link>
      <div className="min-w-0">
        {item.brand && (
          <p className="truncate text-small text-ink-2" title={item.brand}>
            {item.brand}
          </p>
        )}
        <h3 className="font-sans text-medium leading-snug font-semibold tracking-normal text-pretty">
          <Link to={item.canonicalUrl} className="hover:underline">
            {item.name}
          </Link>
        </h3>
        {item.design && <p className="mt-0.5 text-small text-ink-2">{cart.designLine(item.design.title)}</p>}
        <p className="mt-0.5 text-small text-ink-3 tabular-nums">
          {t.quantity(item.quantity, item.isPack)} · {item.finalNetPriceText} {t.perPiece(item.isPack)}
        </p>
        {item.deposit && <p className="mt-0.5 text-small text-ink-3 tabular-nums">{item.deposit.itemsText}</p>}
        <Parts item={item} />
      </div>
      <p className="text-right font-semibold tabular-nums">
        {item.lineTotalText}
        {item.setupFee > 0 && (
          <span className="block text-xs font-normal text-ink-3">{cart.setupLine(item.setupFeeText)}</span>
        )}
        {item.deposit && (
          <span className="block text-xs font-normal text-ink-3">{t.deposit(item.deposit.totalText)}</span>
        )}
      </p>
    </li>
  )
}

/** The states of a line's quantity, where it is not all the same. */
function Parts({ item }: { item: Store['items'][number] }) {
  const t = useOrderTexts().detail
  const { quantity, isPack, shippedQuantity, cancelledQuantity, returnedQuantity, creditedQuantity } = item
  const isPartShipped = shippedQuantity > 0 && shippedQuantity < quantity
  if (!isPartShipped && cancelledQuantity + returnedQuantity + creditedQuantity === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3 text-small font-medium tabular-nums">
      {isPartShipped && <li className="text-info">{t.shippedPart(shippedQuantity, quantity, isPack)}</li>}
      {cancelledQuantity > 0 && <li className="text-danger">{t.cancelledPart(cancelledQuantity, isPack)}</li>}
      {returnedQuantity > 0 && <li className="text-danger">{t.returnedPart(returnedQuantity, isPack)}</li>}
      {creditedQuantity > 0 && <li className="text-danger">{t.creditedPart(creditedQuantity, isPack)}</li>}
    </ul>
  )
}

function Documents({ orderId, documents }: Pick<Store, 'documents'> & { orderId: string }) {
  const t = useOrderTexts().detail
  return (
    <div>
      <h3 className="font-sans text-medium tracking-normal">{t.documents}</h3>
      {documents.length === 0 && <p className="mt-2 text-small text-ink-3">{t.noDocuments}</p>}
      <ul className="mt-2 grid gap-1 text-medium">
        {documents.map((document) => (
          <li key={document.number}>
            <DocumentLink orderId={orderId} document={document} />
          </li>
        ))}
      </ul>
    </div>
  )
}
