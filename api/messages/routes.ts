import * as messagesApi from '../../contract/messages/messages.ts'
import * as supplierMessagesApi from '../../contract/messages/supplier-messages.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { closeThread, countForStore, listForBuyer, listForStore, readThread } from './read-messages.ts'
import { writeMessage } from './write-message.ts'

export function messageRoutes(api: Api, deps: Deps) {
  const { db } = deps
  // Each one is mailed.
  const bySide = limit(deps, { name: 'messages', attempts: 120, seconds: 60 * 60 })
  serve(api, messagesApi.list, (window, { account }) => listForBuyer(db, account.companyId, window))
  serve(api, messagesApi.read, ({ subOrderNumber }, { account }) =>
    readThread(db, { buyerId: account.companyId }, subOrderNumber),
  )
  serve(api, messagesApi.write, async (message, { account, keyed, language }) => {
    await bySide.take(account.companyId)
    const owner = { buyerId: account.companyId }
    await writeMessage(deps, keyed, { owner, authorId: account.personId, language, message })
    return readThread(db, owner, message.subOrderNumber)
  })
  serve(api, supplierMessagesApi.list, (input, { account }) => listForStore(db, account.storeId, input))
  serve(api, supplierMessagesApi.counts, (_, { account }) => countForStore(db, account.storeId))
  serve(api, supplierMessagesApi.read, ({ subOrderNumber }, { account }) =>
    readThread(db, { storeId: account.storeId }, subOrderNumber),
  )
  serve(api, supplierMessagesApi.write, async (message, { account, keyed, language }) => {
    await bySide.take(account.storeId)
    const owner = { storeId: account.storeId }
    await writeMessage(deps, keyed, { owner, authorId: account.personId, language, message })
    return readThread(db, owner, message.subOrderNumber)
  })
  serve(api, supplierMessagesApi.close, ({ subOrderNumber }, { account }) =>
    closeThread(db, account.storeId, subOrderNumber),
  )
}
