import type { Token } from '../../../contract/account.ts'
import type { Queryable } from '../../platform/db.ts'
import { insertSession } from '../queries.ts'
import type { DeviceName } from './device-name.ts'
import { newToken, tokenHash } from './tokens.ts'

const minutes = 60 * 1000
const days = 24 * 60 * minutes

/** However much it is used, a session ends after 7 days, an impersonated one after 30 minutes (api.md section 4). */
const absoluteMs = 7 * days
const impersonatedMs = 30 * minutes

type Impersonation = { by: string; reason: string | null; mayWrite: boolean; operatorSession: Buffer | null }
type Opening = {
  accountId: string
  /** What it acts as; where nothing is given, as what was chosen last. */
  membershipId?: string | null
  impersonation?: Impersonation
  device: DeviceName
  /** Under which the device is known, see known-devices.ts. */
  deviceToken?: string
  /** False where it is opened without one. */
  hasSecondFactor?: boolean
  now: Date
}

export async function startSession(
  tx: Queryable,
  { accountId, membershipId = null, impersonation, device, deviceToken, hasSecondFactor = false, now }: Opening,
): Promise<Token> {
  const authToken = newToken()
  const expiresAt = new Date(now.getTime() + (impersonation ? impersonatedMs : absoluteMs))
  const session = { tokenHash: tokenHash(authToken), accountId, membershipId, ...behind(impersonation), ...device }
  const deviceHash = deviceToken === undefined ? null : tokenHash(deviceToken)
  const secondFactorAt = hasSecondFactor ? now : null
  await insertSession(tx, { ...session, secondFactorAt, deviceHash, createdAt: now, expiresAt })
  return { authToken, expiresAt }
}

const behind = (impersonation: Impersonation | undefined) => ({
  impersonatedBy: impersonation?.by ?? null,
  impersonationReason: impersonation?.reason ?? null,
  mayWrite: impersonation?.mayWrite ?? null,
  operatorSession: impersonation?.operatorSession ?? null,
})
