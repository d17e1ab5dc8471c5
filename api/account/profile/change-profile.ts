import type { Profile, ProfileChange } from '../../../contract/profile.ts'
import { countryOf } from '../../../contract/platform/countries.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { enqueueVatIdCheck } from './check-vat-id.ts'
import { refuseFields } from './field-errors.ts'
import { lockProfile, updateProfile, type StoredProfile } from './profile-queries.ts'
import { readVatId } from './vat-id.ts'

type Owner = { accountId: string; language: Language }

type ProfileDeps = Pick<Deps, 'db' | 'jobs' | 'viesUrl'>

/** Changes all fields at once; VALIDATION with its fields when one of them cannot be, and then none is. */
export async function changeProfile(deps: ProfileDeps, owner: Owner, change: ProfileChange): Promise<Profile> {
  return inTransaction(deps.db, async (tx) => {
    const before = await lockProfile(tx, owner.accountId)
    if (!before) throw Problem.of('UNAUTHENTICATED')
    const vatId = change.vatId && readVatId(change.vatId, countryOf(before.countryId)?.isoCode ?? '')
    refuse(change, { before, isVatIdWrong: change.vatId !== null && !vatId, language: owner.language })
    const vatIdStatus = vatId === before.vatId ? before.vatIdStatus : 'UNCHECKED'
    const changed = { ...change, email: before.email, vatId, vatIdStatus }
    await updateProfile(tx, owner.accountId, changed)
    if (vatId !== before.vatId) await enqueueVatIdCheck(tx, deps, { accountId: owner.accountId, vatId })
    return changed
  })
}

type Findings = { before: StoredProfile; isVatIdWrong: boolean; language: Language }

function refuse(change: ProfileChange, { before, isVatIdWrong, language }: Findings) {
  const t = texts(language).account.replies
  const isOther = <T>(sent: T | undefined, stored: T) => sent !== undefined && sent !== stored
  refuseFields({
    email: isOther(change.email?.toLowerCase(), before.email.toLowerCase()) ? t.readOnly : null,
    vatIdStatus: isOther(change.vatIdStatus, before.vatIdStatus) ? t.readOnly : null,
    vatId: isVatIdWrong ? t.vatId : null,
  })
}
