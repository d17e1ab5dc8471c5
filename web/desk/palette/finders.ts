import { queryOptions } from '@tanstack/react-query'
import * as supplierClaimsApi from '../../../contract/claims/supplier-claims.ts'
import * as supplierMessagesApi from '../../../contract/messages/supplier-messages.ts'
import * as buyersApi from '../../../contract/operator/buyers.ts'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import * as operatedStoresApi from '../../../contract/operator/stores.ts'
import { viewBounds } from '../../../contract/desk/lists.ts'
import * as viewsApi from '../../../contract/desk/views.ts'
import * as packingApi from '../../../contract/orders/packing.ts'
import * as rangeApi from '../../../contract/range/list.ts'
import * as judgedProductsApi from '../../../contract/range/operator-list.ts'
import * as ticketsApi from '../../../contract/tickets/tickets.ts'
import { call } from '../../platform/calls/call.ts'
import { viewPath } from '../views/view-address.ts'
import { placePath, type Side } from '../workplace.ts'

/** Something that can be opened; `path` is that of the page in the rail it belongs to, `more` leads to what other pages have of it. */
export type Entry = { path: string; title: string; detail: string; to: string; more?: { path: string; to: string }[] }
type Found = Omit<Entry, 'path'>
type Options = { signal: AbortSignal }
/** Asks as the list of this page does, so it is for whom that page is. */
type Finder = { path: string; find: (q: string, options: Options) => Promise<Found[]> }

const MOST = 5
/** One letter is in nearly everything. */
export const FEWEST_LETTERS = 2

const allIn = (list: string, filters: Record<string, string>) =>
  `${list}?${new URLSearchParams({ view: 'ALL', ...filters }).toString()}`
const openIn = (list: string, open: string) => allIn(list, { open })
const shown = <Row>({ items }: { items: Row[] }, entry: (row: Row) => Found) => items.slice(0, MOST).map(entry)

const finders: Record<Side, Finder[]> = {
  supplier: [
    {
      path: 'orders',
      find: async (q, options) =>
        shown(await call(packingApi.list, { view: 'ALL', q }, options), (row) => ({
          title: row.subOrderNumber,
          detail: `${row.companyName}, ${row.cityName}`,
          to: openIn('/supplier/orders', row.subOrderNumber),
          more: [
            { path: 'messages', to: openIn('/supplier/messages', row.subOrderNumber) },
            { path: 'claims', to: allIn('/supplier/claims', { q: row.subOrderNumber }) },
          ],
        })),
    },
    {
      path: 'products',
      find: async (q, options) =>
        shown(await call(rangeApi.list, { q }, options), (row) => ({
          title: row.name,
          detail: row.supplierSku,
          to: `/supplier/products/${row.skuId}`,
          more: [{ path: 'prices', to: `/supplier/prices?skus=${row.skuId}` }],
        })),
    },
    {
      path: 'claims',
      find: async (q, options) =>
        shown(await call(supplierClaimsApi.list, { view: 'ALL', q }, options), (row) => ({
          title: row.number,
          detail: `${row.companyName}, ${row.productName}`,
          to: openIn('/supplier/claims', row.number),
        })),
    },
    {
      path: 'messages',
      find: async (q, options) =>
        shown(await call(supplierMessagesApi.list, { view: 'ALL', q }, options), (row) => ({
          title: row.companyName,
          detail: `${row.subOrderNumber}: ${row.lastWords}`,
          to: openIn('/supplier/messages', row.subOrderNumber),
        })),
    },
  ],
  operator: [
    {
      path: 'orders',
      find: async (q, options) =>
        shown(await call(operatorOrdersApi.list, { q }, options), (row) => ({
          title: row.orderNumber,
          detail: `${row.companyName}, ${row.grossTotalText}`,
          to: `/operator/orders/${row.orderNumber}`,
          more: [{ path: 'payments', to: allIn('/operator/payments', { q: row.orderNumber }) }],
        })),
    },
    {
      path: 'buyers',
      find: async (q, options) =>
        shown(await call(buyersApi.list, { q }, options), (row) => ({
          title: row.companyName,
          detail: [row.cityName, row.email].filter(Boolean).join(', '),
          to: `/operator/buyers/${row.id}`,
          more: [
            { path: 'orders', to: allIn('/operator/orders', { buyerId: row.id }) },
            { path: 'tickets', to: allIn('/operator/tickets', { q: row.email ?? row.companyName }) },
          ],
        })),
    },
    {
      path: 'stores',
      find: async (q, options) =>
        shown(await call(operatedStoresApi.list, { q }, options), (row) => ({
          title: row.name,
          detail: row.city,
          to: `/operator/stores/${row.slug}`,
          more: [{ path: 'products', to: allIn('/operator/products', { store: row.slug }) }],
        })),
    },
    {
      path: 'products',
      find: async (q, options) =>
        shown(await call(judgedProductsApi.list, { q }, options), (row) => ({
          title: row.name,
          detail: `${row.supplierSku}, ${row.storeName}`,
          to: openIn('/operator/products', row.skuId),
        })),
    },
    {
      path: 'tickets',
      find: async (q, options) =>
        shown(await call(ticketsApi.list, { view: 'ALL', q }, options), (row) => ({
          title: row.ticketNumber,
          detail: row.name,
          to: `/operator/tickets/${row.ticketNumber}`,
        })),
    },
  ],
}

/** Saved views by name, under the page of their list. */
const findSavedViews = async (side: Side, { words, viewDetail }: PaletteQuestion, options: Options): Promise<Entry[]> =>
  (await call(viewsApi.list, { q: words.slice(0, viewBounds.maxName) }, options))
    .slice(0, MOST)
    .map(({ id, list, name, state }) => ({
      path: list,
      title: name,
      detail: viewDetail,
      to: viewPath(placePath(side, list), id, state.filters),
    }))

/** `viewDetail` says of a saved view that it is one. */
type PaletteQuestion = { words: string; paths: string[]; viewDetail: string }

/** What the words find of all that this member may open, at most five of a kind. */
export const paletteQuery = (side: Side, question: PaletteQuestion) =>
  queryOptions({
    queryKey: ['desk', 'palette', side, question],
    enabled: question.words.length >= FEWEST_LETTERS,
    queryFn: async ({ signal }) => {
      const own = finders[side].filter(({ path }) => question.paths.includes(path))
      const [views, ...found] = await Promise.all([
        findSavedViews(side, question, { signal }),
        ...own.map(({ find }) => find(question.words, { signal })),
      ])
      return [...views, ...own.flatMap(({ path }, i) => found[i]!.map((entry): Entry => ({ path, ...entry })))]
    },
  })
