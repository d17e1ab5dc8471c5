import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Tresen'
const PERIOD_SECONDS = 30
/** A phone's clock may be so many steps off. */
const WINDOW = 1
const RECOVERY_CODES = 10
/** 80 bits, so that a hash without salt is enough. */
const RECOVERY_BYTES = 10

/** 160 random bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })

/** For authenticator apps (Key URI Format); `label` is what they show beside the issuer. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString()

/** The 30-second step of which this is the code; null where it is of none near now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/** 'mz4k-2q7h-ab3d-x5yt': lower-case base32 in groups. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const text = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase()
    return text.match(/.{4}/g)!.join('-')
  })
}

/** As typed, without what people put in between. */
export const plainCode = (typed: string): string => typed.replace(/[^0-9A-Za-z]/g, '').toLowerCase()

export const isTotpCode = (plain: string): boolean => /^\d{6}$/.test(plain)

export const recoveryHash = (plain: string): Buffer => createHash('sha256').update(plain).digest()
