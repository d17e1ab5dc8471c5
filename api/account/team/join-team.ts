import type * as z from 'zod/mini'
import type { SignedIn, Token } from '../../../contract/account.ts'
import type * as membershipsApi from '../../../contract/team/memberships.ts'
import { texts } from '../../../texts/texts.ts'
import type { Account } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { markEmailConfirmed } from '../email-confirmation/queries.ts'
import { findAddresseeById } from '../password/password-reset-queries.ts'
import type { Passwords } from '../password/passwords.ts'
import { passwordSentence, refuseFields } from '../profile/field-errors.ts'
import { deviceNameOf } from '../session/device-name.ts'
import { recordDevice } from '../session/known-devices.ts'
import { startSession } from '../session/start-session.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { deleteSession } from '../queries.ts'
import { findInvitation, insertMemberAccount, takeInvitation } from './invitation-queries.ts'
import { chooseMembership, insertMembership } from './team-queries.ts'

/** The session of the call, which another takes the place of. */
type Going = { account: Account; token: string | null; userAgent: string | null }

/** LINK_EXPIRED where the link is void, used or over. */
export async function readInvitation({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) {
  const found = await findInvitation(db, tokenHash(token), clock.now())
  if (!found) throw Problem.of('LINK_EXPIRED')
  return found
}

/**
 * Joins with the account of the session, whose address has to be the invited one: INVITATION_OF_ANOTHER otherwise, and
 * the link stays alive. LINK_EXPIRED where it is void, used or over.
 */
export async function acceptInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  going: Going,
  token: string,
): Promise<Token> {
  const accountId = going.account.personId
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const taken = await takeInvitation(tx, tokenHash(token), now)
    if (!taken) throw Problem.of('LINK_EXPIRED')
    const [person, , membershipId] = await inOrder([
      () => findAddresseeById(tx, accountId),
      () => markEmailConfirmed(tx, accountId, now),
      () => insertMembership(tx, { ...taken, id: newId(), accountId, now }),
    ])
    if (person?.email.toLowerCase() !== taken.email.toLowerCase()) throw Problem.of('INVITATION_OF_ANOTHER')
    return actAs(tx, going, { membershipId, now })
  })
}

/** Joins with a new account and signs it in. EMAIL_TAKEN where the address has one by now: it signs in and accepts. */
export async function joinWithNewAccount(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock'> & { passwords: Passwords },
  input: z.output<(typeof membershipsApi.join)['input']>,
  userAgent: string | null,
): Promise<SignedIn> {
  const hash = tokenHash(input.token)
  const invited = await readInvitation({ db, clock }, input.token)
  const { language, deviceToken = newToken(), password, ...person } = input
  const owner = { ...person, email: invited.email, companyName: invited.teamName, startDate: null }
  refuseFields({ password: passwordSentence(password, owner, language) })
  const passwordHash = await passwords.hash(password)
  return inTransaction(db, async (tx) => {
    const [accountId, now] = [newId(), clock.now()]
    const taken = await takeInvitation(tx, hash, now)
    if (!taken) throw Problem.of('LINK_EXPIRED')
    const { email, countryId } = taken
    const account = { ...person, id: accountId, email, passwordHash, language, countryId, now }
    if (!(await insertMemberAccount(tx, account)))
      throw Problem.of('EMAIL_TAKEN', undefined, { fieldErrors: { email: texts(language).account.replies.emailTaken } })
    const opened = { accountId, deviceToken, now }
    const [, token] = await inOrder([
      () => insertMembership(tx, { ...taken, id: newId(), accountId, now }),
      // It acts as what was chosen last: this.
      () => startSession(tx, { ...opened, device: deviceNameOf(userAgent) }),
      () => recordDevice(tx, opened),
    ])
    return { ...token, deviceToken }
  })
}

/** Goes on as another membership of the person; NOT_FOUND for somebody else's. */
export async function switchMembership(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  going: Going,
  id: string,
): Promise<Token> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    if (!(await chooseMembership(tx, going.account.personId, { id, at: now }))) throw Problem.of('NOT_FOUND')
    return actAs(tx, going, { membershipId: id, now })
  })
}

type Acting = { membershipId: string; now: Date }

// A token of its own: what was read or sent under the one before is not taken for the other's.
async function actAs(tx: Parameters<typeof startSession>[0], going: Going, { membershipId, now }: Acting) {
  const [token] = await inOrder([
    () =>
      startSession(tx, {
        accountId: going.account.personId,
        membershipId,
        device: deviceNameOf(going.userAgent),
        hasSecondFactor: going.account.hasSecondFactor,
        now,
      }),
    () => deleteSession(tx, tokenHash(going.token!)),
  ])
  return token
}
