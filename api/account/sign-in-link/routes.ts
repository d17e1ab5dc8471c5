import * as signInLinkApi from '../../../contract/security/sign-in-link.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { accountLimits, isWithin } from '../session/limits.ts'
import { requestSignInLink } from './mail-sign-in-link.ts'
import { signInByLink } from './sign-in-by-link.ts'

export function signInLinkRoutes(api: Api, deps: Deps) {
  const limits = accountLimits(deps)
  serve(api, signInLinkApi.request, async ({ email }, { address }) => {
    const typed = email.toLowerCase()
    await limits.signInLinkByAddress.take(address)
    await limits.signInLinkByPair.take(`${typed} ${address}`)
    if (await isWithin(limits.signInLinkByEmail, typed)) await requestSignInLink(deps, email)
  })
  serve(api, signInLinkApi.signIn, async ({ token, deviceToken }, { address, userAgent }) => {
    await limits.byLinkByAddress.take(address)
    return signInByLink(deps, { token, deviceToken, userAgent })
  })
}
