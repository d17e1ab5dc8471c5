import type * as z from 'zod/mini'
import type { SignedIn, SignUp } from '../../contract/account.ts'
import { countryOf } from '../../contract/platform/countries.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { sendEmailConfirmation } from './email-confirmation/mail-confirmation.ts'
import { enqueueVatIdCheck } from './profile/check-vat-id.ts'
import { countrySentence, passwordSentence, refuseFields } from './profile/field-errors.ts'
import { deviceNameOf } from './session/device-name.ts'
import { recordDevice } from './session/known-devices.ts'
import { newToken } from './session/tokens.ts'
import type { Passwords } from './password/passwords.ts'
import { insertAccount } from './queries.ts'
import { startSession } from './session/start-session.ts'
import { readVatId } from './profile/vat-id.ts'

/** Opens the account, signs it in and has a link to confirm the e-mail sent. EMAIL_TAKEN, or VALIDATION with its fields. */
export async function signUp(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'viesUrl'> & { passwords: Passwords },
  input: z.output<typeof SignUp> & { userAgent: string | null },
  language: Language,
): Promise<SignedIn> {
  const vatId = input.vatId ? readVatId(input.vatId, countryOf(input.countryId)?.isoCode ?? '') : null
  refuseFields({
    countryId: countrySentence(input.countryId, language),
    vatId: input.vatId && !vatId ? texts(language).account.replies.vatId : null,
    password: passwordSentence(input.password, input, language),
  })
  const account = { ...input, id: newId(), vatId, createdAt: deps.clock.now() }
  const passwordHash = await deps.passwords.hash(input.password)
  return inTransaction(deps.db, async (tx) => {
    const isNew = await insertAccount(tx, { ...account, passwordHash })
    if (!isNew)
      throw Problem.of('EMAIL_TAKEN', undefined, { fieldErrors: { email: texts(language).account.replies.emailTaken } })
    await sendEmailConfirmation(tx, deps, account.id)
    await enqueueVatIdCheck(tx, deps, { accountId: account.id, vatId })
    const { deviceToken = newToken() } = input
    const opened = { accountId: account.id, deviceToken, now: account.createdAt }
    const [token] = await inOrder([
      () => startSession(tx, { ...opened, device: deviceNameOf(input.userAgent) }),
      () => recordDevice(tx, opened),
    ])
    return { ...token, deviceToken }
  })
}
