import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'

export type Passwords = {
  hash(password: string): Promise<string>
  /** The same work with `null`, for an account that does not exist, which no password fits. */
  fits(passwordHash: string | null, password: string): Promise<boolean>
}

// One for the process, whoever has opened passwords: sign-ins, passkeys and second factors share the cores.
const oneOfTwo = limitConcurrency({ atOnce: 2, waiting: 60 })

/** Argon2id with 19 MiB, two passes and one lane (OWASP password storage), two at a time so that requests keep a core.
 * Sixty wait for some three seconds; beyond that the caller is asked to try again. */
export function openPasswords(): Passwords {
  return {
    hash: (password) => oneOfTwo(() => hash(password, cost)),
    async fits(passwordHash, password) {
      const fitting = await oneOfTwo(() => verify(passwordHash ?? decoyHash, password).catch(() => false))
      return passwordHash !== null && fitting
    },
  }
}

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Of a random password that was thrown away; its cost must be `cost`.
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$becv3w64pxcqTSw17nc8YA$uEkLB9y2NmBQoLLXaQQwYitiSQ75w2iH3p307adNR64'
