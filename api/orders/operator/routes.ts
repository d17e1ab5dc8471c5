import * as orderListApi from '../../../contract/operator/order-list.ts'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import * as refundPreviewApi from '../../../contract/orders/refund-preview.ts'
import { Problem } from '../../http/problem.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { readDocument } from '../documents/read-document.ts'
import { findOrderByNumber } from '../operator-queries.ts'
import { previewRefund } from '../preview-refund.ts'
import { actAsOperator, addOrderNote, markPaidAsOperator, refundPart, removeNote } from './change-order.ts'
import { confirmMany } from './confirm-many.ts'
import { readOrderChoices, writeOrderList } from './list-beside.ts'
import { listOrders } from './list-orders.ts'
import { readOperatorOrder } from './read-order.ts'

/** What operators see and do of all orders. */
export function operatorOrderRoutes(api: Api, deps: Deps) {
  const { db } = deps
  serve(api, operatorOrdersApi.list, (input, { language }) => listOrders(deps, input, language))
  serve(api, orderListApi.choices, (_, { language }) => readOrderChoices(deps, language))
  serve(api, orderListApi.readCsv, (input, { language }) => writeOrderList(deps, input, language))
  serve(api, operatorOrdersApi.read, ({ orderNumber }, { language }) => readOperatorOrder(db, orderNumber, language))
  serve(api, operatorOrdersApi.readDocument, async ({ orderNumber, number }) => {
    const order = await findOrderByNumber(db, orderNumber)
    if (!order) throw Problem.of('NOT_FOUND')
    return readDocument(deps, { ...order, number })
  })
  serve(api, operatorOrdersApi.act, (input, caller) => actAsOperator(deps, caller, input))
  serve(api, orderListApi.confirmMany, (input, caller) => confirmMany(deps, caller, input))
  serve(api, refundPreviewApi.forOperator, (input, { language }) =>
    previewRefund(db, { ...input, storeId: null, language }),
  )
  serve(api, operatorOrdersApi.refund, (input, caller) => refundPart(deps, caller, input))
  serve(api, operatorOrdersApi.markPaid, (input, caller) => markPaidAsOperator(deps, caller, input))
  serve(api, operatorOrdersApi.addNote, (input, caller) => addOrderNote(deps, caller, input))
  serve(api, operatorOrdersApi.removeNote, (input, caller) => removeNote(deps, caller, input))
}
