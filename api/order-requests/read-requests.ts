import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import type * as requestsApi from '../../contract/order-requests.ts'
import type { OrderRequest } from '../../contract/order-requests.ts'
import { costCentreOf } from '../../contract/orders/buyer-side.ts'
import { eurosOf, moneyText, pieceCents } from '../../contract/platform/money.ts'
import { totalPagesOf } from '../../contract/platform/paging.ts'
import { texts } from '../../texts/texts.ts'
import { findAddresses } from '../account/addresses/address-queries.ts'
import { presentCart } from '../cart/present-cart.ts'
import { showCart } from '../cart/read-cart.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { presentRequest } from './present-request.ts'
import { countRequests, findRequest, findRequests, type RequestRow } from './queries.ts'

export async function listRequests(
  { db }: Pick<Deps, 'db'>,
  caller: Caller<'buyer'>,
  { state, page, pageSize }: InputOf<typeof requestsApi.list> & { page: number; pageSize: number },
): Promise<OutputOf<typeof requestsApi.list>> {
  const { account } = caller
  const search = {
    isWaiting: state === 'WAITING',
    offset: (page - 1) * pageSize,
    limit: pageSize,
  }
  const [totalItems, rows] = await Promise.all([
    countRequests(db, account.companyId, search),
    findRequests(db, account.companyId, search),
  ])
  const items = rows.map((row) => presentRequest(row, caller))
  return { items, page, pageSize, totalItems, totalPages: totalPagesOf(totalItems, pageSize) }
}

/** With its lines at the prices of now, which count as seen by whoever reads them. NOT_FOUND. */
export async function readRequest(deps: Deps, caller: Caller<'buyer'>, id: string): Promise<OrderRequest> {
  const { db } = deps
  const { account, language } = caller
  const row = await findOwn(deps, caller, id)
  const { choice } = row
  const [addresses, cart] = await Promise.all([
    findAddresses(db, account.companyId),
    showCart(deps, { buyerId: account.companyId, cartId: id }, choice.addressId),
  ])
  return {
    ...presentRequest(row, caller),
    cart: presentCart(cart, language, deps),
    lines: row.lines.map(({ skuId, nameDe, nameEn, quantity, isPack, unitPriceCents, priceUnit = 1 }) => {
      const cents = pieceCents(unitPriceCents, priceUnit)
      const name = language === 'de' ? nameDe : nameEn
      return {
        productSkuId: skuId,
        name,
        quantity,
        ...(isPack && { isPack }),
        unitPrice: eurosOf(cents),
        unitPriceText: moneyText(cents, language),
      }
    }),
    address: addresses.find((address) => address.id === choice.addressId) ?? null,
    paymentMethodCode: choice.paymentMethodCode,
    paymentMethodName: texts(language).checkout.replies.methods[choice.paymentMethodCode].name,
    purchaseOrderNumber: choice.purchaseOrderNumber,
    ...costCentreOf({
      costCentre: choice.costCentre?.code ?? null,
      costCentreName: choice.costCentre?.name ?? null,
    }),
    note: choice.note,
  }
}

/** NOT_FOUND also for one of another company. */
export async function findOwn({ db }: { db: Queryable }, caller: Caller<'buyer'>, id: string): Promise<RequestRow> {
  const row = await findRequest(db, caller.account.companyId, id)
  if (!row) throw Problem.of('NOT_FOUND')
  return row
}
