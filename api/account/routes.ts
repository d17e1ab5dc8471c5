import * as account from '../../contract/account.ts'
import * as profile from '../../contract/profile.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { addToAddressBook, changeAddress, removeFromAddressBook } from './address-book.ts'
import { findAddresses } from './address-queries.ts'
import { changePassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import { readCurrentUser, type CountWishlist } from './current-user.ts'
import { beginAudit } from './audit.ts'
import { identifyBy } from './identify.ts'
import { impersonate, refuseImpersonated } from './impersonate.ts'
import { accountLimits } from './limits.ts'
import { makeImpersonationCode } from './make-impersonation-code.ts'
import { requestPasswordReset } from './mail-password-reset.ts'
import { openPasswords } from './passwords.ts'
import { findProfile } from './profile-queries.ts'
import { deleteSession } from './queries.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { tokenHash } from './tokens.ts'

/** `countWishlist` belongs to the wishlist slice, which this one does not see. */
export function accountRoutes(api: Api, deps: Deps, countWishlist: CountWishlist) {
  const { db, clock } = deps
  api.identify = identifyBy(db, clock)
  api.beginAudit = ({ account: { id, impersonatedBy }, requestId }, { method, path }) =>
    beginAudit(deps, {
      actorId: impersonatedBy ?? id,
      accountId: impersonatedBy ? id : null,
      action: `${method} ${path}`,
      detail: { requestId },
    })
  sessionRoutes(api, deps, countWishlist)
  impersonationRoutes(api, deps)
  profileRoutes(api, deps)
  addressRoutes(api, deps)
}

function sessionRoutes(api: Api, deps: Deps, countWishlist: CountWishlist) {
  const { db } = deps
  const limits = accountLimits(deps)
  const passwords = openPasswords()

  serve(api, account.signUp, async (input, { address, language }) => {
    await limits.signUpByAddress.take(address)
    return signUp({ ...deps, passwords }, input, language)
  })
  serve(api, account.signIn, async (input, { address }) => {
    const email = input.email.toLowerCase()
    await limits.signInByAddress.take(address)
    await limits.signInByEmail.take(email)
    const token = await signIn({ ...deps, passwords }, input)
    await limits.signInByEmail.forget(email)
    return token
  })
  serve(api, account.signOut, async (_, { token }) => {
    if (token) await deleteSession(db, tokenHash(token))
  })
  serve(api, account.readCurrentUser, (_, caller) => readCurrentUser(db, caller.account, countWishlist))
  serve(api, account.forgotPassword, async ({ email }, { address }) => {
    await limits.forgotByAddress.take(address)
    await limits.forgotByEmail.take(email.toLowerCase())
    await requestPasswordReset(deps, email)
  })
  serve(api, account.newPassword, async (input, { address, language }) => {
    await limits.newPasswordByAddress.take(address)
    const { email } = await resetPassword({ ...deps, passwords }, input, language)
    await limits.signInByEmail.forget(email.toLowerCase())
  })
  serve(api, account.changePassword, async (input, { account: caller, language }) => {
    refuseImpersonated(caller)
    await limits.changePasswordByAccount.take(caller.id)
    const { email, ...token } = await changePassword({ ...deps, passwords }, { accountId: caller.id, language }, input)
    await limits.changePasswordByAccount.forget(caller.id)
    await limits.signInByEmail.forget(email.toLowerCase())
    return token
  })
}

function profileRoutes(api: Api, { db }: Deps) {
  serve(api, profile.readProfile, async (_, { account: caller }) => {
    const found = await findProfile(db, caller.id)
    if (!found) throw Problem.of('UNAUTHENTICATED')
    return found
  })
  serve(api, profile.updateProfile, (change, { account: caller, language }) =>
    changeProfile(db, { accountId: caller.id, language }, change),
  )
}

function impersonationRoutes(api: Api, deps: Deps) {
  const limits = accountLimits(deps)
  serve(api, account.makeImpersonationCode, async ({ email }, { account: operator, language }) =>
    makeImpersonationCode(deps, { operatorId: operator.id, email, language }),
  )
  serve(api, account.impersonate, async ({ code }, { account: caller, address, requestId }) => {
    await limits.impersonateByAddress.take(address)
    return impersonate(deps, { code, caller, requestId })
  })
}

function addressRoutes(api: Api, { db }: Deps) {
  serve(api, account.readAddresses, (_, caller) => findAddresses(db, caller.account.id))
  serve(api, account.createAddress, (address, caller) =>
    addToAddressBook(db, { buyerId: caller.account.id, language: caller.language }, { ...address, id: newId() }),
  )
  serve(api, account.updateAddress, (address, caller) =>
    changeAddress(db, { buyerId: caller.account.id, language: caller.language }, address),
  )
  serve(api, account.deleteAddress, ({ id }, caller) => removeFromAddressBook(db, caller.account.id, id))
}
