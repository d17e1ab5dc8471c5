import { limit, type Limit } from '../../http/limits.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'

const minute = 60
const hour = 60 * minute

/**
 * Attempts per address leave room for an office behind one address; attempts per account are counted by e-mail, whether
 * there is such an account or not. Nobody is refused for what others have tried at an account.
 */
export function accountLimits(deps: Deps) {
  return {
    signInByAddress: limit(deps, { name: 'sign-in-address', attempts: 100, seconds: 15 * minute }),
    signInByPair: limit(deps, { name: 'sign-in-pair', attempts: 10, seconds: 15 * minute }),
    /** From here on guesses at one account are slowed, see guard-sign-in.ts. */
    signInByEmail: limit(deps, { name: 'sign-in-email', attempts: 20, seconds: 15 * minute }),
    signInByDevice: limit(deps, { name: 'sign-in-device', attempts: 20, seconds: 15 * minute }),
    signUpByAddress: limit(deps, { name: 'sign-up-address', attempts: 60, seconds: hour }),
    forgotByAddress: limit(deps, { name: 'forgot-address', attempts: 60, seconds: hour }),
    forgotByPair: limit(deps, { name: 'forgot-pair', attempts: 5, seconds: hour }),
    /** Beyond it no further mail is sent: ten links of this hour work. */
    forgotByEmail: limit(deps, { name: 'forgot-email', attempts: 10, seconds: hour }),
    confirmationByAddress: limit(deps, { name: 'confirmation-address', attempts: 120, seconds: hour }),
    /** Links to confirm an e-mail that are mailed besides the one of the sign-up. */
    confirmationByAccount: limit(deps, { name: 'confirmation-account', attempts: 5, seconds: hour }),
    signInLinkByAddress: limit(deps, { name: 'sign-in-link-address', attempts: 60, seconds: hour }),
    signInLinkByPair: limit(deps, { name: 'sign-in-link-pair', attempts: 5, seconds: hour }),
    /** Beyond it no further mail is sent: the last of ten links works. */
    signInLinkByEmail: limit(deps, { name: 'sign-in-link-email', attempts: 10, seconds: hour }),
    byLinkByAddress: limit(deps, { name: 'by-link-address', attempts: 60, seconds: hour }),
    emailChangeByAddress: limit(deps, { name: 'email-change-address', attempts: 120, seconds: hour }),
    /** Requests to change the e-mail, and to have its links once more. */
    emailChangeByAccount: limit(deps, { name: 'email-change-account', attempts: 5, seconds: hour }),
    /** Beyond it the new address gets no further mail, whoever asks. */
    emailChangeByEmail: limit(deps, { name: 'email-change-email', attempts: 10, seconds: hour }),
    invitationByAddress: limit(deps, { name: 'invitation-address', attempts: 120, seconds: hour }),
    /** Mails to addresses that others have typed. */
    invitationByCompany: limit(deps, { name: 'invitation-company', attempts: 50, seconds: 24 * hour }),
    impersonateByAddress: limit(deps, { name: 'impersonate-address', attempts: 60, seconds: hour }),
    newPasswordByAddress: limit(deps, { name: 'new-password-address', attempts: 60, seconds: hour }),
    /** Guesses at the own password, wherever it is asked for again. */
    passwordByAccount: limit(deps, { name: 'own-password', attempts: 10, seconds: 15 * minute }),
    /** Guesses at the code of a second factor, after the password was right. */
    codeByAccount: limit(deps, { name: 'second-factor', attempts: 10, seconds: 15 * minute }),
    secondFactorByAddress: limit(deps, { name: 'second-factor-address', attempts: 100, seconds: 15 * minute }),
    passkeyByAddress: limit(deps, { name: 'passkey-address', attempts: 300, seconds: 15 * minute }),
    exportByAccount: limit(deps, { name: 'export', attempts: 10, seconds: hour }),
  }
}

/** Counts one attempt; false where `take` would refuse. */
export const isWithin = (counted: Limit, key: string): Promise<boolean> =>
  counted.take(key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem && error.code === 'RATE_LIMITED') return false
      throw error
    },
  )

export type AccountLimits = ReturnType<typeof accountLimits>
