import * as accountApi from '../../contract/account.ts'
import * as emailConfirmationApi from '../../contract/email-confirmation.ts'
import * as profileApi from '../../contract/profile.ts'
import { may } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { addToAddressBook, changeAddress, removeFromAddressBook } from './addresses/address-book.ts'
import { findAddresses } from './addresses/address-queries.ts'
import { changePassword } from './password/change-password.ts'
import { changeProfile } from './profile/change-profile.ts'
import { readCurrentUser, type CountWishlist } from './profile/current-user.ts'
import { confirmEmail } from './email-confirmation/confirm-email.ts'
import { sendEmailConfirmation } from './email-confirmation/mail-confirmation.ts'
import { findLinkedAccountId } from './email-confirmation/queries.ts'
import { eraseAccount, type EraseOthers } from './privacy/erase-account.ts'
import { exportAccount } from './privacy/export-account.ts'
import { guardSignIn } from './session/guard-sign-in.ts'
import { impersonate, refuseImpersonated } from './impersonation/impersonate.ts'
import { accountLimits, isWithin, type AccountLimits } from './session/limits.ts'
import { makeImpersonationCode } from './impersonation/make-impersonation-code.ts'
import { requestPasswordReset } from './password/mail-password-reset.ts'
import { openPasswords, type Passwords } from './password/passwords.ts'
import { findProfile } from './profile/profile-queries.ts'
import { deleteSession } from './queries.ts'
import { resetPassword } from './password/reset-password.ts'
import { staffRoutes } from './staff/serve-staff.ts'
import { teamRoutes } from './team/serve-team.ts'
import { signIn } from './session/sign-in.ts'
import { signUp } from './sign-up.ts'
import { tokenHash } from './session/tokens.ts'

/** What other slices do for this one, which does not see them. */
type Others = { countWishlist: CountWishlist; eraseOthers: EraseOthers }
type Tools = Deps & Others & { limits: AccountLimits; guard: ReturnType<typeof guardSignIn>; passwords: Passwords }

export function accountRoutes(api: Api, deps: Deps, { countWishlist, eraseOthers }: Others) {
  const limits = accountLimits(deps)
  const guard = guardSignIn(deps, limits)
  const tools = { ...deps, limits, guard, passwords: openPasswords(), countWishlist, eraseOthers }
  sessionRoutes(api, tools)
  emailConfirmationRoutes(api, tools)
  passwordRoutes(api, tools)
  impersonationRoutes(api, tools)
  profileRoutes(api, deps)
  dataProtectionRoutes(api, tools)
  addressRoutes(api, deps)
  teamRoutes(api, tools)
  staffRoutes(api, tools)
}

function sessionRoutes(api: Api, tools: Tools) {
  const { db, limits, guard, countWishlist } = tools
  serve(api, accountApi.signUp, async (input, { address, language, userAgent }) => {
    await limits.signUpByAddress.take(address)
    return signUp(tools, { ...input, userAgent }, language)
  })
  serve(api, accountApi.signIn, async (input, { address, userAgent }) => {
    const guess = { email: input.email.toLowerCase(), deviceToken: input.deviceToken, address }
    await guard.take(guess)
    const token = await signIn(tools, { ...input, userAgent })
    await guard.reset(guess)
    return token
  })
  serve(api, accountApi.signOut, async (_, { token }) => {
    if (token) await deleteSession(db, tokenHash(token))
  })
  serve(api, accountApi.readCurrentUser, (_, caller) => readCurrentUser(db, caller.account, countWishlist))
}

function emailConfirmationRoutes(api: Api, tools: Tools) {
  const { db, limits } = tools
  serve(api, emailConfirmationApi.confirm, async ({ token }, { address }) => {
    await limits.confirmationByAddress.take(address)
    return confirmEmail(tools, token)
  })
  serve(api, emailConfirmationApi.request, async ({ token }, { account: caller, address }) => {
    await limits.confirmationByAddress.take(address)
    const accountId = caller?.personId ?? (token && (await findLinkedAccountId(db, tokenHash(token))))
    if (!accountId) throw Problem.of('UNAUTHENTICATED')
    await limits.confirmationByAccount.take(accountId)
    await sendEmailConfirmation(db, tools, accountId)
  })
}

function passwordRoutes(api: Api, tools: Tools) {
  const { limits, guard } = tools
  serve(api, accountApi.forgotPassword, async ({ email }, { address }) => {
    await limits.forgotByAddress.take(address)
    await limits.forgotByPair.take(`${email.toLowerCase()} ${address}`)
    if (await isWithin(limits.forgotByEmail, email.toLowerCase())) await requestPasswordReset(tools, email)
  })
  serve(api, accountApi.newPassword, async (input, { address, language }) => {
    await limits.newPasswordByAddress.take(address)
    const { email } = await resetPassword(tools, input, language)
    await guard.reset({ email: email.toLowerCase(), address })
  })
  serve(api, accountApi.changePassword, async (input, { account: caller, address, language, userAgent }) => {
    const { personId: accountId, membershipId } = caller
    await limits.passwordByAccount.take(accountId)
    const { email, ...token } = await changePassword(tools, { accountId, membershipId, language, userAgent }, input)
    await limits.passwordByAccount.reset(accountId)
    await guard.reset({ email: email.toLowerCase(), address })
    return token
  })
}

function profileRoutes(api: Api, deps: Deps) {
  serve(api, profileApi.read, async (_, { account: caller }) => {
    const row = await findProfile(deps.db, caller)
    if (!row) throw Problem.of('UNAUTHENTICATED')
    return row
  })
  serve(api, profileApi.update, (change, { account: caller, language }) =>
    changeProfile(
      deps,
      { ...caller, language, mayChangeCompany: caller.side !== 'buyer' || may(caller, 'buyer', 'company') },
      change,
    ),
  )
}

function dataProtectionRoutes(api: Api, tools: Tools) {
  const { limits } = tools
  serve(api, profileApi.exportAccount, async (_, { account: caller }) => {
    refuseImpersonated(caller)
    await limits.exportByAccount.take(caller.personId)
    return exportAccount(tools, caller.personId)
  })
  serve(api, profileApi.eraseAccount, async ({ password }, { account: caller, language }) => {
    await limits.passwordByAccount.take(caller.personId)
    await eraseAccount(tools, { accountId: caller.personId, password, language })
  })
}

function impersonationRoutes(api: Api, tools: Tools) {
  serve(api, accountApi.makeImpersonationCode, async (input, { account: operator, token, language }) =>
    makeImpersonationCode(tools, { ...input, operatorId: operator.personId, token, language }),
  )
  serve(api, accountApi.impersonate, async ({ code }, { address, requestId, userAgent }) => {
    await tools.limits.impersonateByAddress.take(address)
    return impersonate(tools, { code, requestId, userAgent })
  })
}

function addressRoutes(api: Api, { db }: Deps) {
  serve(api, accountApi.listAddresses, (_, caller) => findAddresses(db, caller.account.companyId))
  serve(api, accountApi.createAddress, (address, caller) =>
    addToAddressBook(
      db,
      { buyerId: caller.account.companyId, language: caller.language, keyed: caller.keyed },
      { ...address, id: newId() },
    ),
  )
  serve(api, accountApi.updateAddress, (address, caller) =>
    changeAddress(db, { buyerId: caller.account.companyId, language: caller.language }, address),
  )
  serve(api, accountApi.deleteAddress, ({ id }, caller) => removeFromAddressBook(db, caller.account.companyId, id))
}
