import * as operatorStoresApi from '../../contract/operator/stores.ts'
import * as hintApi from '../../contract/operator/store-hint.ts'
import * as reportApi from '../../contract/operator/seller-report.ts'
import type { Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { holdStorePayouts, releaseStorePayouts, setCommission } from './change-money.ts'
import { listStores } from './list-stores.ts'
import { pauseStore, resumeStore } from './pause-store.ts'
import { readSellerReport } from './seller-report.ts'
import { readOperatedStore } from './read-store.ts'
import { sendHint } from './send-hint.ts'
import { findStoreId } from '../stores/find-store-id.ts'
import { findStoreNotes, insertStoreNote } from './store-queries.ts'

/** Stores, as operators look after them. */
export function operatedStoreRoutes(api: Api, deps: Deps): void {
  const reports = { csv: reportApi.readCsv, xlsx: reportApi.readSheet } as const
  for (const format of ['csv', 'xlsx'] as const)
    serve(api, reports[format], ({ year }, { language }) => readSellerReport(deps, { year, format, language }))
  serve(api, operatorStoresApi.list, (input, { language }) => listStores(deps, input, language))
  serve(api, operatorStoresApi.read, ({ slug }, caller) => readOperatedStore(deps, slug, caller))
  serve(api, operatorStoresApi.addNote, (input, caller) => addNote(deps, caller, input))
  serve(api, hintApi.send, (input, caller) => sendHint(deps, caller, input))
  serve(api, operatorStoresApi.pause, (input, caller) => pauseStore(deps, caller, input))
  serve(api, operatorStoresApi.resume, (input, caller) => resumeStore(deps, caller, input))
  serve(api, operatorStoresApi.setCommission, (input, caller) => setCommission(deps, caller, input))
  serve(api, operatorStoresApi.holdPayouts, (input, caller) => holdStorePayouts(deps, caller, input))
  serve(api, operatorStoresApi.releasePayouts, (input, caller) => releaseStorePayouts(deps, caller, input))
}

async function addNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller<'operator'>,
  { slug, text }: { slug: string; text: string },
) {
  const { account, keyed } = caller
  const storeId = await findStoreId(db, slug)
  if (!storeId) throw Problem.of('NOT_FOUND')
  const id = await inTransactionOnce(db, keyed, {
    async work(tx) {
      const made = newId()
      const at = clock.now()
      await inOrder([
        () => insertStoreNote(tx, { storeId, id: made, authorId: account.personId, text, at }),
        () =>
          recordAudit(tx, caller, {
            at,
            action: 'note.add',
            target: { kind: 'store', id: slug },
            detail: { note: made },
          }),
      ])
      return made
    },
    resultOf: (made) => made,
    again: async (made) => made,
  })
  const [note] = await findStoreNotes(db, storeId, id)
  if (!note) throw Problem.of('NOT_FOUND')
  return note
}
