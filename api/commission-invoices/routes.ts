import * as commissionInvoicesApi from '../../contract/commission-invoices/commission-invoices.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { findStoreId } from '../stores/find-store-id.ts'
import { listInvoices, readInvoice } from './read-invoices.ts'

export function commissionInvoiceRoutes(api: Api, deps: Deps): void {
  serve(api, commissionInvoicesApi.list, (input, { account, language }) =>
    listInvoices(deps, account.storeId, { ...input, language }),
  )
  serve(api, commissionInvoicesApi.read, ({ number }, { account }) => readInvoice(deps, account.storeId, number))
  serve(api, commissionInvoicesApi.listOfStore, async ({ slug, ...input }, { language }) =>
    listInvoices(deps, await storeOf(deps, slug), { ...input, language }),
  )
  serve(api, commissionInvoicesApi.readOfStore, async ({ slug, number }) =>
    readInvoice(deps, await storeOf(deps, slug), number),
  )
}

async function storeOf({ db }: Pick<Deps, 'db'>, slug: string): Promise<string> {
  const storeId = await findStoreId(db, slug)
  if (!storeId) throw Problem.of('NOT_FOUND')
  return storeId
}
