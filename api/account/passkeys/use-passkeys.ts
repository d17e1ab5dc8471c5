import type * as z from 'zod/mini'
import type { SignedIn } from '../../../contract/account.ts'
import {
  MOST_PASSKEYS,
  type CreatedCredential,
  type Passkey,
  type UsedCredential,
} from '../../../contract/security/passkeys.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { lockPerson } from '../second-factor/queries.ts'
import { secondFactorMail } from '../second-factor/second-factor-mail.ts'
import { clearShownFactors, recordFirstFactor } from '../step-up/queries.ts'
import { openSession, type SignInDevice } from '../session/open-session.ts'
import { CHALLENGE_MS, challengeTaker, newChallenge } from './challenges.ts'
import { deletePasskey, findByCredential, findPasskeys, insertPasskey, recordUse } from './queries.ts'

type Tools = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>

// Certificates of all makers of keys come with it: read when it is first needed.
const library = () => import('@simplewebauthn/server')

/** A passkey belongs to the host of PUBLIC_ORIGIN: elsewhere no browser offers it. */
const hostOf = ({ origin }: Pick<Deps, 'origin'>) => new URL(origin).hostname

/** What a browser makes a passkey with, on a device that does not hold one of this account yet. */
export async function registrationOptions(tools: Tools, { accountId, email }: { accountId: string; email: string }) {
  const known = withRoom(await findPasskeys(tools.db, accountId))
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Tresen',
    rpID: hostOf(tools),
    userName: email,
    userID: new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex')),
    challenge: await newChallenge(tools, accountId),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** The passkeys of an account that may have one more; LIMIT_REACHED otherwise. */
function withRoom<Known>(passkeys: readonly Known[]): readonly Known[] {
  if (passkeys.length >= MOST_PASSKEYS) throw Problem.of('LIMIT_REACHED', { what: 'PASSKEYS', most: MOST_PASSKEYS })
  return passkeys
}

type Adding = { accountId: string; sessionHash: Buffer; name: string; credential: z.output<typeof CreatedCredential> }

/** PASSKEY_REFUSED for another challenge, origin or host, without the user's own check, or where it is stored already. */
export async function addPasskey(tools: Tools, { accountId, sessionHash, name, credential }: Adding): Promise<Passkey> {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: credential as never,
    expectedChallenge: challengeTaker(tools.db, tools, accountId),
    expectedOrigin: tools.origin,
    expectedRPID: hostOf(tools),
  }).catch(refuse)
  if (!verified) return refuse()
  const { id: credentialId, publicKey, counter } = registrationInfo.credential
  const now = tools.clock.now()
  const stored = { id: newId(), accountId, credentialId, publicKey, counter, name, now }
  return inTransaction(tools.db, async (tx) => {
    const [person, known] = await inOrder([() => lockPerson(tx, accountId), () => findPasskeys(tx, accountId)])
    if (!person) throw Problem.of('UNAUTHENTICATED')
    withRoom(known)
    if (!(await insertPasskey(tx, { ...stored, transports: credential.response.transports }))) refuse()
    await recordFirstFactor(tx, { accountId, sessionHash, now })
    if (person.confirmedName !== null)
      await queueMail(tx, tools.jobs, secondFactorMail(person, { change: 'passkey', origin: tools.origin }))
    return { id: stored.id, name, createdAt: now, lastUsedAt: null }
  })
}

/** Of two removed at once the second sees that the first is gone. */
export async function removePasskey({ db }: Pick<Tools, 'db'>, accountId: string, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await inOrder([
      () => lockPerson(tx, accountId),
      () => deletePasskey(tx, accountId, id),
      () => clearShownFactors(tx, accountId),
    ])
  })
}

/** The same for everybody: the browser knows whose passkeys it has. */
export async function signInOptions(tools: Tools) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: hostOf(tools),
    challenge: await newChallenge(tools, null),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
}

type Using = SignInDevice & { credential: z.output<typeof UsedCredential> }

/** What a browser shows one of the account's own passkeys with. */
export async function ownKeyOptions(tools: Tools, accountId: string) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: hostOf(tools),
    challenge: await newChallenge(tools, accountId),
    timeout: CHALLENGE_MS,
    allowCredentials: (await findPasskeys(tools.db, accountId)).map(({ credentialId }) => ({ id: credentialId })),
    userVerification: 'required',
  })
}

/** Opens a session: the device and whoever unlocks it are both factors. PASSKEY_REFUSED in the same words whatever is wrong. */
export async function signInWithPasskey(tools: Tools, { credential, ...device }: Using): Promise<SignedIn> {
  const { id, accountId, counter } = await verifyUse(tools, { credential, accountId: null })
  return inTransaction(tools.db, async (tx) => {
    const use = { accountId, id, counter, now: tools.clock.now() }
    const [person, isRecorded] = await inOrder([() => lockPerson(tx, accountId), () => recordUse(tx, use)])
    if (!person || !isRecorded) return refuse()
    return openSession(tx, tools, { person, hasSecondFactor: true, ...device })
  })
}

type Shown = { credential: z.output<typeof UsedCredential>; accountId: string | null }

/** Whose passkey it is: of this account, or of whomever where it is null. PASSKEY_REFUSED; its counter is still to be recorded. */
export async function verifyUse(tools: Tools, { credential, accountId }: Shown) {
  const stored = await findByCredential(tools.db, credential.id)
  if (!stored || (accountId !== null && stored.accountId !== accountId)) return refuse()
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as never,
    expectedChallenge: challengeTaker(tools.db, tools, accountId),
    expectedOrigin: tools.origin,
    expectedRPID: hostOf(tools),
    credential: { id: credential.id, publicKey: new Uint8Array(stored.publicKey), counter: stored.counter },
  }).catch(refuse)
  if (!verified) return refuse()
  return { id: stored.id, accountId: stored.accountId, counter: authenticationInfo.newCounter }
}

function refuse(error?: unknown): never {
  if (error instanceof Error && 'code' in error && error.name === 'PostgresError') throw error
  throw Problem.of('PASSKEY_REFUSED')
}
