import * as designReportsApi from '../../contract/designs/design-reports.ts'
import * as supplierDesignsApi from '../../contract/designs/supplier-designs.ts'
import type { Caller } from '../http/caller.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import type { Found } from './change-design.ts'
import { readOfferBasis } from './offer-basis.ts'
import { presentForStore } from './present-design.ts'
import { readDesignAs, readDesignPage } from './read-designs.ts'
import { findLatestReport } from './reports/report-queries.ts'
import { sendReport } from './reports/send-report.ts'
import { sendProof } from './send-proof.ts'
import { rejectDesign } from './take-step.ts'
import { writeMessage } from './write-message.ts'

/** The store's side: only what was submitted for its own goods. */
export function supplierDesignsRoutes(api: Api, deps: Deps) {
  const shown = ({ design, parts }: Found, { language }: Caller<'supplier'>) =>
    presentForStore(design, parts, { language, now: deps.clock.now() })

  serve(api, supplierDesignsApi.list, (input, caller) =>
    readDesignPage(deps.db, { ...input, owner: storeOf(caller) }, (design, parts) => shown({ design, parts }, caller)),
  )
  serve(api, supplierDesignsApi.read, async ({ id }, caller) => {
    const owner = storeOf(caller)
    const found = await readDesignAs(deps.db, { owner, id }, (design, parts) => ({ design, parts }))
    const [basis, report] = await Promise.all([
      readOfferBasis(deps.db, { ...owner, id, skuId: found.design.skuId }, caller.language),
      findLatestReport(deps.db, found.design),
    ])
    return { ...shown(found, caller), ...basis, report }
  })
  serve(api, supplierDesignsApi.sendProof, async (sent, caller) => {
    return shown(await sendProof(deps, { ...caller, ...storeOf(caller), by: 'STORE' }, sent), caller)
  })
  serve(api, supplierDesignsApi.reject, async (refusal, caller) =>
    shown(await rejectDesign(deps, { ...storeOf(caller), by: 'STORE' }, refusal), caller),
  )
  serve(api, designReportsApi.send, (input, caller) =>
    sendReport(deps, { ...storeOf(caller), keyed: caller.keyed }, input),
  )
  serve(api, supplierDesignsApi.writeMessage, async ({ id, text }, caller) =>
    shown(await writeMessage(deps, { owner: storeOf(caller), by: 'STORE', id, text, keyed: caller.keyed }), caller),
  )
}

const storeOf = ({ account }: Caller<'supplier'>) => ({ storeId: account.storeId })
