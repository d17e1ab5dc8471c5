import * as statementsApi from '../../contract/bank-statements/statements.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { addStatement } from './add-statement.ts'
import { applyStatement } from './apply-statement.ts'
import { listStatements, presentStatement } from './read-statements.ts'

/** A call is answered within 10 s (api.md section 10.4). */
const APPLY_MS = 6000

/** Statements of the marketplace's bank account, as operators read and apply them. */
export function bankStatementRoutes(api: Api, deps: Deps): void {
  const { db } = deps
  serve(api, statementsApi.list, (input) => listStatements(db, input))
  serve(api, statementsApi.read, ({ id }, { language }) => presentStatement(db, id, language))
  serve(api, statementsApi.add, async ({ file }, { account, auditId, requestId }) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return { id: await addStatement(deps, { bytes, fileName: file.name, by: account.personId, auditId, requestId }) }
  })
  serve(api, statementsApi.apply, ({ id, plan, reason }, { account, language, requestId, auditId }) =>
    applyStatement(
      deps,
      { by: account.personId, reason, requestId, auditId, language },
      { id, plan, mostMs: APPLY_MS },
    ),
  )
}
