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
  now: Date
}

export async function startSession(
  tx: Queryable,
  { accountId, membershipId = null, impersonation, device, deviceToken, now }: Opening,
): Promise<Token> {
  const authToken = newToken()
  const expiresAt = new Date(now.getTime() + (impersonation ? impersonatedMs : absoluteMs))
  const session = { tokenHash: tokenHash(authToken), accountId, membershipId, ...behind(impersonation), ...device }
  const deviceHash = deviceToken === undefined ? null : tokenHash(deviceToken)
  await insertSession(tx, { ...session, deviceHash, createdAt: now, expiresAt })
  return { authToken, expiresAt }
}

const behind = (impersonation: Impersonation | undefined) => ({
  impersonatedBy: impersonation?.by ?? null,
  impersonationReason: impersonation?.reason ?? null,
  mayWrite: impersonation?.mayWrite ?? null,
  operatorSession: impersonation?.operatorSession ?? null,
})
