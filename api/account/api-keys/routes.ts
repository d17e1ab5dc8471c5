import * as apiKeysApi from '../../../contract/team/api-keys.ts'
import type { Account } from '../../http/caller.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { makeKey, revokeKey } from './make-key.ts'
import { endWrite, findKeys, findWrites, insertWrite, keyOwnerOf } from './queries.ts'

const WRITES_SHOWN = 100

export function apiKeyRoutes(api: Api, deps: Deps) {
  const list = async (account: Account) => {
    const owner = keyOwnerOf(account)
    const [keys, writes] = await Promise.all([
      findKeys(deps.db, owner, deps.clock.now()),
      findWrites(deps.db, owner, WRITES_SHOWN),
    ])
    return { keys, writes }
  }
  serve(api, apiKeysApi.listOfCompany, (_, { account }) => list(account))
  serve(api, apiKeysApi.listOfStore, (_, { account }) => list(account))
  serve(api, apiKeysApi.makeForCompany, (input, caller) => makeKey(deps, caller, input))
  serve(api, apiKeysApi.makeForStore, (input, caller) => makeKey(deps, caller, input))
  serve(api, apiKeysApi.revokeOfCompany, ({ id }, caller) => revokeKey(deps, caller, id))
  serve(api, apiKeysApi.revokeOfStore, ({ id }, caller) => revokeKey(deps, caller, id))
}

/** Notes the writes of systems, each by its call. */
export const keyWrites =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Api['beginKeyWrite'] =>
  async (account, { method, path }) => {
    const id = newId()
    const call = `${method} ${path}`
    await insertWrite(db, { id, owner: keyOwnerOf(account), key: account.apiKey!, call, at: clock.now() })
    return { done: () => endWrite(db, id, 'DONE'), refused: () => endWrite(db, id, 'REFUSED') }
  }
