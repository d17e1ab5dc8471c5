import * as emptiesApi from '../../../contract/orders/empties.ts'
import type { Caller } from '../../http/caller.ts'
import { inTransactionOnce } from '../../http/idempotency.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { storeOf } from '../store-of.ts'
import { writeBeyond } from './queries.ts'
import { readStatement } from './statement/read-statement.ts'
import { readAccount, readAccountCsv, readHolders, readLenders } from './read-empties.ts'
import { correctCount, takeBack } from './take-back.ts'
import { announceReturns, announcedOnWire } from './announce-returns.ts'

const firstPage = { page: 1, pageSize: 24 }

export function emptiesRoutes(api: Api, deps: Deps) {
  const { db } = deps
  serve(api, emptiesApi.list, (_, { account, language }) => readLenders(db, account.companyId, language))
  serve(api, emptiesApi.read, ({ storeId, ...window }, caller) => readAccount(db, ofBuyer(caller, storeId), window))
  serve(api, emptiesApi.readCsv, ({ storeId }, caller) => readAccountCsv(db, ofBuyer(caller, storeId)))
  serve(api, emptiesApi.readStatement, ({ storeId, month }, caller) =>
    readStatement(deps, { ...ofBuyer(caller, storeId), month }),
  )
  serve(api, emptiesApi.readStatementOfStore, ({ companyId, month }, caller) =>
    readStatement(deps, { ...ofStore(caller, companyId), month }),
  )
  serve(api, emptiesApi.announce, async ({ storeId, orderId, lines }, { account, language }) => {
    const announced = await announceReturns(db, { buyerId: account.companyId, storeId, orderId, lines })
    return { lines: announcedOnWire(announced, language) }
  })
  serve(api, emptiesApi.listOfStore, (window, caller) =>
    readHolders(db, { storeId: storeOf(caller), language: caller.language }, window),
  )
  serve(api, emptiesApi.readOfStore, ({ companyId, ...window }, caller) =>
    readAccount(db, ofStore(caller, companyId), window),
  )
  serve(api, emptiesApi.readCsvOfStore, ({ companyId }, caller) => readAccountCsv(db, ofStore(caller, companyId)))
  serve(api, emptiesApi.takeBack, async ({ companyId, lines }, caller) => {
    const booking = bookingOf(deps, caller, companyId)
    const documents = await inTransactionOnce(db, caller.keyed, {
      work: (tx) => takeBack(tx, booking, lines),
      resultOf: (numbers) => numbers.join(' '),
      // Transport aids alone are exchanged without a credit note, so the list may be empty.
      again: async (numbers) => numbers.split(' ').filter(Boolean),
    })
    return { documents }
  })
  serve(api, emptiesApi.correct, async ({ companyId, ...correction }, caller) => {
    const booking = bookingOf(deps, caller, companyId)
    await inTransactionOnce<void>(db, caller.keyed, {
      work: (tx) => correctCount(tx, booking, correction),
      again: async () => {},
    })
    return readAccount(db, ofStore(caller, companyId), firstPage)
  })
  serve(api, emptiesApi.setTerms, async ({ beyond }, caller) => {
    await writeBeyond(db, storeOf(caller), beyond)
    return { beyond }
  })
}

const ofBuyer = ({ account, language }: Caller<'buyer'>, storeId: string) =>
  ({ side: 'BUYER', partners: { buyerId: account.companyId, storeId }, language }) as const
const ofStore = (caller: Caller<'supplier'>, buyerId: string) =>
  ({ side: 'STORE', partners: { buyerId, storeId: storeOf(caller) }, language: caller.language }) as const

const bookingOf = (deps: Deps, caller: Caller<'supplier'>, companyId: string) => {
  const { partners, language } = ofStore(caller, companyId)
  return { deps, partners, personId: caller.account.personId, at: deps.clock.now(), language }
}
