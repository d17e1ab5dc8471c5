import * as secondFactorApi from '../../../contract/security/second-factor.ts'
import type { Account } from '../../http/caller.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseImpersonated } from '../impersonation/impersonate.ts'
import { openPasswords } from '../password/passwords.ts'
import { guardSignIn } from '../session/guard-sign-in.ts'
import { accountLimits } from '../session/limits.ts'
import { tokenHash } from '../session/tokens.ts'
import { refuseFactorChange } from '../step-up/guard-calls.ts'
import { endPendingSignIn } from './pending-sign-in.ts'
import { confirmTotp, readSecondFactor, removeTotp, renewRecoveryCodes, setUpTotp, type Owner } from './set-up.ts'

export function secondFactorRoutes(api: Api, deps: Deps) {
  const limits = accountLimits(deps)
  const guard = guardSignIn(deps, limits)
  const tools = { ...deps, limits, passwords: openPasswords() }

  /** A guess at password or code of the own account, counted until one is right. */
  async function guessed<T>(owner: Owner, work: () => Promise<T>): Promise<T> {
    await limits.passwordByAccount.take(owner.accountId)
    const done = await work()
    await limits.passwordByAccount.reset(owner.accountId)
    return done
  }

  serve(api, secondFactorApi.read, async (_, caller) => readSecondFactor(deps, ownerOf(caller).accountId))
  serve(api, secondFactorApi.setUpTotp, async ({ password }, caller) => {
    const owner = ownerOf(caller)
    await refuseFactorChange(deps.db, caller.account)
    return guessed(owner, () => setUpTotp(tools, owner, password))
  })
  serve(api, secondFactorApi.confirmTotp, ({ code }, caller) => {
    const owner = ownerOf(caller)
    return guessed(owner, () => confirmTotp(tools, owner, code))
  })
  serve(api, secondFactorApi.removeTotp, (typed, caller) => {
    const owner = ownerOf(caller)
    return guessed(owner, () => removeTotp(tools, owner, typed))
  })
  serve(api, secondFactorApi.renewRecoveryCodes, ({ code }, caller) => {
    const owner = ownerOf(caller)
    return guessed(owner, () => renewRecoveryCodes(tools, owner, code))
  })
  serve(api, secondFactorApi.signIn, async ({ token, code, deviceToken }, { address, language, userAgent }) => {
    await limits.secondFactorByAddress.take(address)
    const attempt = { token, code, deviceToken, language, userAgent }
    const { email, ...signedIn } = await endPendingSignIn(tools, attempt)
    await guard.reset({ email: email.toLowerCase(), address, deviceToken })
    return signedIn
  })
}

function ownerOf({ account, token, language }: { account: Account; token: string | null; language: Language }): Owner {
  refuseImpersonated(account)
  return { accountId: account.personId, currentHash: tokenHash(token!), language }
}
