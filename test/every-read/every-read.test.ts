import { expect, test } from 'vitest'
import { sourceFiles } from '../structure/source-files.ts'
import { ignoredFailures } from './ignored-failures.ts'

/** What a page is whole without: left out until it is there, and when it fails. */
const LEFT_OUT: Record<string, string> = {
  'web/magazine/operator/Posts.tsx: useRead': 'without its topics the list is not narrowed by one',
  'web/listings/NothingFound.tsx: useRead': 'further ways on',
  'web/store-settings/supplier/pictures/StorePreview.tsx: useWorkplace': 'the colour below initials',
  'web/store-settings/supplier/pictures/StorePreview.tsx: useRead': 'the page above reads the same and says it',
  'web/buyer-home/Again.tsx: useRead': 'the button that adds what is not in the cart yet',
  'web/cart/minimum/StoreMinimum.tsx: useRead': 'how near the cart is to a minimum order',
  'web/cart/stepper/use-cart-quantity.ts: useRead': 'the card adds to a cart it does not know, and reads it first',
  'web/pages/parts/CardBuying.tsx: useRead': 'when a product was ordered before',
  'web/pages/parts/ProductBuying.tsx: useRead': 'when a product was ordered before',
  'web/pages/parts/offers-query.ts: useRead': 'what other stores ask',
  'web/pages/parts/ProductOffers.tsx: useRead':
    'the days of each offer; its lead time stands where they cannot be read',
  'web/checkout/CheckoutBody.tsx: useRead': 'the name of the chosen method; PaymentStep reads the same and says it',
  'web/checkout/queries.ts: useRead': 'the checkout begins as for a first order',
  'web/delivery/Arrival.tsx: useRead': 'the days beside the working days that stand there',
  'web/delivery/CardArrival.tsx: useRead': 'the day on a card, whose line stays empty',
  'web/range/operator/ProductPanel.tsx: useRead': 'its title; the panel reads the same below and says it',
  'web/range/operator/Products.tsx: useRead': 'the choices of two filters above the list',
  'web/audit/operator/AuditFilters.tsx: useRead': 'the choices of one filter above the list',
  'web/promotions/operator/Coupons.tsx: useRead': 'the choices of one filter above the list',
  'web/promotions/operator/Promotions.tsx: useRead': 'the choices of one filter above the list',
  'web/desk/notices/Bell.tsx: useRead': 'the number on the bell; what opens from it reads the same and says it',
  'web/orders/supplier/use-order-filters.ts: useRead': 'the choices of three filters above the list',
  'web/pages/Contact.tsx: useRead': 'the order number can be typed',
  'web/orders/steps/EmptiesToReturn.tsx: useRead': 'empties are announced on the page of the order, which says it',
  'web/pages/Home.tsx: useRead': 'rows below those that are there',
  'web/pages/Product.tsx: useRead': 'how near the cart is to a minimum order',
  'web/pages/parts/HomeCarousels.tsx: useRead': 'goods after the first of a row',
  'web/pages/parts/PromotedStores.tsx: useRead': 'stores after the first of a row',
  'web/pages/parts/RelatedProducts.tsx: useRead': 'a row at the end of the page',
  'web/pages/parts/WaysOn.tsx: useRead': 'rows below a page that has nothing to show',
  'web/pages/parts/till/Till.tsx: useRead': 'when a row was ordered before',
  'web/pages/parts/till/TillBar.tsx: useRead': 'what the cart comes to',
  'web/pages/parts/RecentlyViewed.tsx: useRead': 'a row at the end of the page',
  'web/restock/use-restock.ts: useRead': 'whether the button is pressed already; pressing it adds what may be there',
  'web/saved-filters/SaveChoice.tsx: useRead': 'what was saved before; the wishlist says when it cannot be read',
  'web/search/use-suggestions.ts: useRead': 'the field searches without them',
  'web/shell/header/buyer-counts.ts: useRead': 'numbers beside the links of the header',
  'web/shell/header/SuggestedRows.tsx: useRead': 'the day on which a product arrives; its row says the rest',
  'web/desk/views/use-saved-views.ts: useRead':
    'views beside those that every list has; the list says when it cannot be read',
  'web/shell/header/category-tree.ts: useRead': "the layout's loader reads them before any page",
  'web/wishlist/use-wishlist.ts: useRead': 'hearts on the cards',
  'web/desk/frame/PhoneBar.tsx: useWorkplace':
    'the name of the store above every page; each page reads its own and says it',
  'web/desk/frame/StoreTile.tsx: useWorkplace': 'name and mark of the store beside every page',
  'web/orders/supplier/Orders.tsx: useRead': 'counts beside the views; the list says when it cannot be read',
  'web/claims/supplier/Claims.tsx: useRead': 'counts beside the views; the list says when it cannot be read',
  'web/messages/supplier/Messages.tsx: useRead': 'counts beside the views; the list says when it cannot be read',
  'web/tickets/operator/Tickets.tsx: useRead':
    'counts, owners and the figure above the list; the list says when it cannot be read',
  'web/desk/frame/use-badges.ts: useRead': 'numbers beside the places of the rail',
  'web/orders/operator/Orders.tsx: useRead':
    'the choices of a filter above the list, which says when it cannot be read',
  'web/orders/operator/RefundDialog.tsx: useRead': 'the button that takes the sum over; the sum above it says it',
  'web/today/supplier/TodayHead.tsx: useRead': 'the cut-off above the tasks, which read the same and say it',
  'web/today/supplier/Today.tsx: useRead':
    'whether the store is open, which the card above says; figures stand where it cannot be read',
  'web/range/supplier/Products.tsx: useRead':
    'counts and categories to narrow by; the list says when it cannot be read',
}

test('who uses the data of a read says what happens when it fails', () => {
  const found = ignoredFailures(sourceFiles(['web']))
  expect(found.filter((place) => !(place in LEFT_OUT))).toEqual([])
  expect(Object.keys(LEFT_OUT).filter((place) => !found.includes(place))).toEqual([])
})

test.each([
  ["const read = useRead(q); return read.state === 'failed' ? read.failure.message : dataOrNothing(read)", []],
  ["const read = useRead(q); return read.state === 'ready' ? read.data : null", ['useRead']],
  ['const read = useRead(q); return dataOrNothing(read)', ['useRead']],
  ['const cart = dataOrNothing(useRead(q)); return cart', ['useRead']],
  ['const read = useRead(q); return <Cart read={read} />', []],
  ['useRead(q)', []],
  ['const { data } = usePageQuery((viewer) => q(viewer)); return data', ['usePageQuery']],
  ['const data = usePageQuery((viewer) => q(viewer)).data; return data', ['usePageQuery']],
  ['const { data, ...own } = usePageQuery((viewer) => q(viewer)); return [data, own]', []],
  ['const { data, state } = usePageQuery((viewer) => q(viewer)); return [data, state]', []],
  ['const { data } = usePageQuery(() => q()); return data', []],
  ['const cart = dataOrNothing(useCart()); return cart', ['useCart']],
])('of %s it is found', (body, expected) => {
  const text = `const useCart = () => useRead(q)\nfunction Example() { ${body} }`
  expect(ignoredFailures([{ path: 'Example.tsx', text }])).toEqual(expected.map((hook) => `Example.tsx: ${hook}`))
})
