import * as sessionsApi from '../../../contract/security/sessions.ts'
import type { Account } from '../../http/caller.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseImpersonated } from '../impersonation/impersonate.ts'
import { idleSince } from './identify.ts'
import { deleteOtherSessions, deleteSessionById, findSessions, type Asking } from './session-queries.ts'
import { tokenHash } from './tokens.ts'

export function sessionRoutes(api: Api, { db, clock }: Pick<Deps, 'db' | 'clock'>) {
  serve(api, sessionsApi.list, (_, caller) => {
    const now = clock.now()
    return findSessions(db, ownerOf(caller), { now, usedSince: idleSince(now) })
  })
  serve(api, sessionsApi.end, ({ id }, caller) => deleteSessionById(db, ownerOf(caller), id))
  serve(api, sessionsApi.endOthers, (_, caller) => deleteOtherSessions(db, ownerOf(caller)))
}

function ownerOf({ account, token }: { account: Account; token: string | null }): Asking {
  refuseImpersonated(account)
  return { accountId: account.personId, currentHash: tokenHash(token!) }
}
