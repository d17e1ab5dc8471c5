import * as buyerSessionsApi from '../../contract/operator/buyer-sessions.ts'
import * as buyerListsApi from '../../contract/buyers/buyer-lists.ts'
import * as operatorBuyersApi from '../../contract/operator/buyers.ts'
import type { EraseOthers } from '../account/privacy/erase-account.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import {
  addBuyerNote,
  decideVatId,
  endSessionOf,
  endSessionsOf,
  eraseFor,
  exportFor,
  listSessionsOf,
  resendMailTo,
  trustBuyer,
} from './change-buyer.ts'
import { writeBuyerList } from './write-list.ts'
import { listTicketsOf, listVatChecksOf } from './history.ts'
import { listBuyers, readBuyer, readBuyersCart, readBuyersMails } from './read-buyer.ts'

/** What operators see and do of buyers. */
export function buyersRoutes(api: Api, deps: Deps, { eraseOthers }: { eraseOthers: EraseOthers }) {
  const { db } = deps
  serve(api, operatorBuyersApi.list, (input, { language }) => listBuyers(deps, input, language))
  serve(api, buyerListsApi.writeCsv, (input, caller) => writeBuyerList(deps, caller, input))
  serve(api, operatorBuyersApi.read, ({ id }, { language }) => readBuyer(deps, id, language))
  serve(api, operatorBuyersApi.readCart, ({ id }, { language }) => readBuyersCart(db, id, language))
  serve(api, operatorBuyersApi.listMails, ({ id }) => readBuyersMails(db, id))
  serve(api, buyerListsApi.listTickets, ({ id, ...window }) => listTicketsOf(db, id, window))
  serve(api, buyerListsApi.listVatChecks, ({ id, ...window }) => listVatChecksOf(db, id, window))
  serve(api, operatorBuyersApi.resendMail, (input, caller) => resendMailTo(deps, caller, input))
  serve(api, operatorBuyersApi.decideVatId, (input, caller) => decideVatId(deps, caller, input))
  serve(api, operatorBuyersApi.trust, (input, caller) => trustBuyer(deps, caller, input))
  serve(api, operatorBuyersApi.addNote, (input, caller) => addBuyerNote(deps, caller, input))
  serve(api, operatorBuyersApi.endSessions, (input, caller) => endSessionsOf(deps, caller, input))
  serve(api, buyerSessionsApi.list, ({ accountId }, caller) => listSessionsOf(deps, caller, accountId))
  serve(api, buyerSessionsApi.end, (input, caller) => endSessionOf(deps, caller, input))
  serve(api, operatorBuyersApi.exportData, (input, caller) => exportFor(deps, caller, input))
  serve(api, operatorBuyersApi.erase, (input, caller) => eraseFor({ ...deps, eraseOthers }, caller, input))
}
