import * as passkeysApi from '../../../contract/security/passkeys.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseImpersonated } from '../impersonation/impersonate.ts'
import { findPassword } from '../password/password-reset-queries.ts'
import { openPasswords } from '../password/passwords.ts'
import { refuseFields } from '../profile/field-errors.ts'
import { accountLimits } from '../session/limits.ts'
import { tokenHash } from '../session/tokens.ts'
import { refuseFactorChange } from '../step-up/guard-calls.ts'
import { findPasskeys, renamePasskey } from './queries.ts'
import { addPasskey, registrationOptions, removePasskey, signInOptions, signInWithPasskey } from './use-passkeys.ts'

export function passkeyRoutes(api: Api, deps: Deps) {
  const { db } = deps
  const limits = accountLimits(deps)
  const passwords = openPasswords()

  serve(api, passkeysApi.list, (_, { account }) => {
    refuseImpersonated(account)
    return findPasskeys(db, account.personId)
  })
  serve(api, passkeysApi.begin, async ({ password }, { account, language }) => {
    await refuseFactorChange(db, account)
    await limits.passwordByAccount.take(account.personId)
    const owner = await findPassword(db, account.personId)
    if (!owner) throw Problem.of('UNAUTHENTICATED')
    const isFitting = await passwords.fits(owner.passwordHash, password)
    refuseFields({ password: isFitting ? null : texts(language).account.replies.wrongPassword })
    await limits.passwordByAccount.reset(account.personId)
    return { options: { ...(await registrationOptions(deps, { accountId: account.personId, email: owner.email })) } }
  })
  serve(api, passkeysApi.add, async ({ name, credential }, { account, token }) => {
    await refuseFactorChange(db, account)
    return addPasskey(deps, { accountId: account.personId, sessionHash: tokenHash(token!), name, credential })
  })
  serve(api, passkeysApi.rename, async ({ id, name }, { account }) => {
    const renamed = await renamePasskey(db, { accountId: account.personId, id, name })
    if (!renamed) throw Problem.of('NOT_FOUND')
    return renamed
  })
  serve(api, passkeysApi.remove, async ({ id }, { account }) => {
    await refuseFactorChange(db, account)
    await removePasskey(deps, account.personId, id)
  })
  serve(api, passkeysApi.beginSignIn, async (_, { address }) => {
    await limits.passkeyByAddress.take(address)
    return { options: { ...(await signInOptions(deps)) } }
  })
  serve(api, passkeysApi.signIn, async ({ credential, deviceToken }, { address, userAgent }) => {
    await limits.passkeyByAddress.take(address)
    return signInWithPasskey(deps, { credential, deviceToken, userAgent })
  })
}
