import type { RecoveryCodes, SecondFactor, TotpSetUp } from '../../../contract/security/second-factor.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction, type Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { findAddresseeById, findPassword } from '../password/password-reset-queries.ts'
import type { Passwords } from '../password/passwords.ts'
import { refuseFields } from '../profile/field-errors.ts'
import { deleteOtherSessions } from '../session/session-queries.ts'
import { clearShownFactors, isFactorRequired, recordFirstFactor } from '../step-up/queries.ts'
import { isTotpCode, newRecoveryCodes, newTotpSecret, plainCode, recoveryHash, stepOfCode, totpUri } from './codes.ts'
import * as queries from './queries.ts'
import { secondFactorMail } from './second-factor-mail.ts'
import { takeCode } from './take-code.ts'

type Tools = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin' | 'secrets'> & { passwords: Passwords }
/** Who asks, and in which session. */
export type Owner = { accountId: string; currentHash: Buffer; language: Language }

export async function readSecondFactor({ db }: Pick<Deps, 'db'>, accountId: string): Promise<SecondFactor> {
  const [totp, recoveryCodesLeft, isRequired] = await Promise.all([
    queries.findTotp(db, accountId),
    queries.countRecoveryCodes(db, accountId),
    isFactorRequired(db, accountId),
  ])
  return { totpSince: totp?.confirmedAt ?? null, recoveryCodesLeft, isRequired }
}

/** A secret for an authenticator app, which counts once `confirmTotp` has seen a code of it. */
export async function setUpTotp(tools: Tools, owner: Owner, password: string): Promise<TotpSetUp> {
  const { email } = await checkPassword(tools, owner, password)
  const secret = newTotpSecret()
  const sealedSecret = tools.secrets.seal(secret, owner.accountId)
  const isBegun = await queries.insertTotp(tools.db, {
    accountId: owner.accountId,
    sealedSecret,
    now: tools.clock.now(),
  })
  if (!isBegun) throw Problem.of('SECOND_FACTOR_EXISTS')
  return { secret, uri: totpUri(secret, email) }
}

/** Switches it on, ends all other sessions, which had no second factor, and notifies the owner. */
export async function confirmTotp(tools: Tools, owner: Owner, code: string): Promise<RecoveryCodes> {
  const { accountId } = owner
  const totp = await queries.findTotp(tools.db, accountId)
  if (!totp) throw Problem.of('NOT_FOUND')
  if (totp.confirmedAt) throw Problem.of('SECOND_FACTOR_EXISTS')
  const now = tools.clock.now()
  const plain = plainCode(code)
  const secret = tools.secrets.open(totp.sealedSecret, accountId)
  const step = isTotpCode(plain) ? stepOfCode(secret, plain, now) : null
  if (step === null) return refuseCode(owner.language)
  return inTransaction(tools.db, async (tx) => {
    const { sealedSecret } = totp
    if (!(await queries.confirmTotpRow(tx, { accountId, sealedSecret, step, now })))
      throw Problem.of('SECOND_FACTOR_EXISTS')
    const [codes] = await inOrder([
      () => makeRecoveryCodes(tx, accountId, now),
      () => deleteOtherSessions(tx, owner),
      () => recordFirstFactor(tx, { accountId, sessionHash: owner.currentHash, now }),
      () => notify(tx, tools, { accountId, change: 'on' }),
    ])
    return codes
  })
}

/** Switches it off with both the password and a code; from then on the password alone opens a session. */
export async function removeTotp(tools: Tools, owner: Owner, typed: { password: string; code: string }): Promise<void> {
  const { accountId } = owner
  await checkPassword(tools, owner, typed.password)
  await inTransaction(tools.db, async (tx) => {
    await takeOrRefuse(tx, tools, { owner, code: typed.code })
    await inOrder([
      () => queries.deleteSecondFactors(tx, accountId),
      () => clearShownFactors(tx, accountId),
      () => notify(tx, tools, { accountId, change: 'off' }),
    ])
  })
}

export async function renewRecoveryCodes(tools: Tools, owner: Owner, code: string): Promise<RecoveryCodes> {
  return inTransaction(tools.db, async (tx) => {
    await takeOrRefuse(tx, tools, { owner, code })
    const [codes] = await inOrder([
      () => makeRecoveryCodes(tx, owner.accountId, tools.clock.now()),
      () => notify(tx, tools, { accountId: owner.accountId, change: 'codes' }),
    ])
    return codes
  })
}

async function takeOrRefuse(tx: Queryable, tools: Tools, { owner, code }: { owner: Owner; code: string }) {
  const { accountId } = owner
  const totp = await queries.findTotp(tx, accountId)
  if (!totp?.confirmedAt) throw Problem.of('NOT_FOUND')
  if (!(await takeCode(tx, tools, { accountId, code, totp }))) refuseCode(owner.language)
}

async function makeRecoveryCodes(tx: Queryable, accountId: string, now: Date): Promise<RecoveryCodes> {
  const recoveryCodes = newRecoveryCodes()
  const hashes = recoveryCodes.map((code) => recoveryHash(plainCode(code)))
  await queries.replaceRecoveryCodes(tx, { accountId, hashes, now })
  return { recoveryCodes }
}

type Change = { accountId: string; change: 'on' | 'off' | 'codes' }

async function notify(tx: Queryable, { jobs, origin }: Tools, { accountId, change }: Change) {
  const person = await findAddresseeById(tx, accountId)
  if (person?.confirmedName) await queueMail(tx, jobs, secondFactorMail(person, { change, origin }))
}

/** The person, or VALIDATION below `password`. */
export async function checkPassword(
  { db, passwords }: Pick<Tools, 'db' | 'passwords'>,
  { accountId, language }: Owner,
  password: string,
) {
  const person = await findPassword(db, accountId)
  if (!person) throw Problem.of('UNAUTHENTICATED')
  const isFitting = await passwords.fits(person.passwordHash, password)
  refuseFields({ password: isFitting ? null : texts(language).account.replies.wrongPassword })
  return person
}

/** VALIDATION below `code`. */
export function refuseCode(language: Language): never {
  refuseFields({ code: texts(language).account.replies.wrongCode })
  throw Problem.of('VALIDATION')
}
