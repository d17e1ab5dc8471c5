import { limit } from '../http/limits.ts'
import type { Deps } from '../platform/deps.ts'

const minute = 60
const hour = 60 * minute

/**
 * Attempts per address leave room for an office behind one address; attempts per account are counted by e-mail, whether
 * there is such an account or not.
 */
export function accountLimits(deps: Deps) {
  return {
    signInByAddress: limit(deps, { name: 'sign-in-address', attempts: 100, seconds: 15 * minute }),
    signInByEmail: limit(deps, { name: 'sign-in-email', attempts: 10, seconds: 15 * minute }),
    signUpByAddress: limit(deps, { name: 'sign-up-address', attempts: 60, seconds: hour }),
    forgotByAddress: limit(deps, { name: 'forgot-address', attempts: 60, seconds: hour }),
    forgotByEmail: limit(deps, { name: 'forgot-email', attempts: 5, seconds: hour }),
    impersonateByAddress: limit(deps, { name: 'impersonate-address', attempts: 60, seconds: hour }),
    newPasswordByAddress: limit(deps, { name: 'new-password-address', attempts: 60, seconds: hour }),
    /** Guesses at the own password, wherever it is asked for again. */
    passwordByAccount: limit(deps, { name: 'own-password', attempts: 10, seconds: 15 * minute }),
    exportByAccount: limit(deps, { name: 'export', attempts: 10, seconds: hour }),
  }
}
export type AccountLimits = ReturnType<typeof accountLimits>
