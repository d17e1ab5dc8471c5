import * as operatorBuyersApi from '../../contract/operator/buyers.ts'
import { trustCompany } from '../account/account-admin.ts'
import { endSessions } from '../account/password/password-reset-queries.ts'
import { erasePerson, type EraseOthers } from '../account/privacy/erase-account.ts'
import { writeVatStatus } from '../account/profile/vat-id-queries.ts'
import { exportAccount } from '../account/privacy/export-account.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import { findNote, insertNote } from '../orders/operator/note-queries.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { findCompany, findMailsOf, isBuyersAccount } from './buyer-queries.ts'
import { listBuyers, readBuyer, readBuyersCart } from './read-buyer.ts'

/** What operators see and do of buyers. */
export function buyersRoutes(api: Api, deps: Deps, { eraseOthers }: { eraseOthers: EraseOthers }) {
  const { db, clock } = deps
  serve(api, operatorBuyersApi.list, (input, { language }) => listBuyers(deps, input, language))
  serve(api, operatorBuyersApi.read, ({ id }, { language }) => readBuyer(deps, id, language))
  serve(api, operatorBuyersApi.readCart, ({ id }, { language }) => readBuyersCart(db, id, language))
  serve(api, operatorBuyersApi.listMails, ({ id }) => findMailsOf(db, id))
  serve(api, operatorBuyersApi.decideVatId, async ({ id, status }) => {
    if (!(await writeVatStatus(db, id, { status, at: clock.now() }))) throw Problem.of('NOT_FOUND')
  })
  serve(api, operatorBuyersApi.trust, async ({ id, isTrusted }) => {
    if (!(await trustCompany(db, id, isTrusted ? clock.now() : null))) throw Problem.of('NOT_FOUND')
  })
  serve(api, operatorBuyersApi.addNote, async ({ id: buyerId, text }, { account, keyed }) => {
    if (!(await findCompany(db, buyerId))) throw Problem.of('NOT_FOUND')
    const made = await inTransactionOnce(db, keyed, {
      async work(tx) {
        const id = newId()
        await insertNote(tx, { buyerId, orderId: null, id, authorId: account.personId, text, at: clock.now() })
        return id
      },
      resultOf: (id) => id,
      again: async (id) => id,
    })
    const note = await findNote(db, made)
    if (!note) throw Problem.of('NOT_FOUND')
    return note
  })

  const buyersAccount = async (accountId: string) => {
    if (!(await isBuyersAccount(db, accountId))) throw Problem.of('NOT_FOUND')
    return accountId
  }
  serve(api, operatorBuyersApi.endSessions, async ({ accountId }) => {
    await endSessions(db, await buyersAccount(accountId))
  })
  serve(api, operatorBuyersApi.exportData, async ({ accountId }) => exportAccount(deps, await buyersAccount(accountId)))
  serve(api, operatorBuyersApi.erase, async ({ accountId }) =>
    erasePerson({ ...deps, eraseOthers }, await buyersAccount(accountId)),
  )
}
