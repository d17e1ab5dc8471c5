import * as stepUpApi from '../../../contract/security/step-up.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { ownKeyOptions } from '../passkeys/use-passkeys.ts'
import { openPasswords } from '../password/passwords.ts'
import { accountLimits } from '../session/limits.ts'
import { tokenHash } from '../session/tokens.ts'
import { confirmStepUp } from './confirm-step-up.ts'

export function stepUpRoutes(api: Api, deps: Deps) {
  const limits = accountLimits(deps)
  const tools = { ...deps, passwords: openPasswords() }
  serve(api, stepUpApi.confirm, async (shown, { account, token, language }) => {
    const { personId: accountId } = account
    const guesses = shown.password === undefined ? limits.codeByAccount : limits.passwordByAccount
    await guesses.take(accountId)
    const confirmed = await confirmStepUp(tools, { accountId, currentHash: tokenHash(token!), language }, shown)
    await guesses.reset(accountId)
    return confirmed
  })
  serve(api, stepUpApi.begin, async (_, { account, address }) => {
    await limits.passkeyByAddress.take(address)
    return { options: { ...(await ownKeyOptions(deps, account.personId)) } }
  })
}
