import type { Profile, ProfileChange } from '../../../contract/profile.ts'
import { countryOf } from '../../../contract/platform/countries.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem, rightMissing } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Deps } from '../../platform/deps.ts'
import { enqueueVatIdCheck } from './check-vat-id.ts'
import { refuseFields } from './field-errors.ts'
import {
  companyOf,
  lockProfile,
  updateCompany,
  updatePerson,
  type ProfileOwner,
  type StoredProfile,
} from './profile-queries.ts'
import { readVatId } from './vat-id.ts'

/** `mayChangeCompany` is false for members of a company who are not its owners. */
type Owner = ProfileOwner & { language: Language; mayChangeCompany: boolean }

type ProfileDeps = Pick<Deps, 'db' | 'jobs' | 'viesUrl'>

/**
 * Changes all fields at once; VALIDATION with its fields when one of them cannot be, RIGHT_MISSING when one is the
 * company's and only its owners may, and then none is.
 */
export async function changeProfile(deps: ProfileDeps, owner: Owner, change: ProfileChange): Promise<Profile> {
  return inTransaction(deps.db, async (tx) => {
    const before = await lockProfile(tx, owner)
    if (!before) throw Problem.of('UNAUTHENTICATED')
    const vatId = change.vatId && readVatId(change.vatId, countryOf(before.countryId)?.isoCode ?? '')
    refuse(change, { before, isVatIdWrong: change.vatId !== null && !vatId, language: owner.language })
    const vatIdStatus = vatId === before.vatId ? before.vatIdStatus : 'UNCHECKED'
    const changed = { ...eInvoiceOf(before), ...change, email: before.email, vatId, vatIdStatus }
    if (!owner.mayChangeCompany) {
      if (isCompanyChanged(before, changed)) throw rightMissing('buyer', 'company')
      await updatePerson(tx, owner.personId, changed)
      return changed
    }
    await inOrder([() => updateCompany(tx, owner, changed), () => updatePerson(tx, owner.personId, changed)])
    if (vatId !== before.vatId) await enqueueVatIdCheck(tx, deps, { accountId: companyOf(owner), vatId })
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

const ofCompany = [
  'companyName',
  'legalForm',
  'businessType',
  'vatId',
  'website',
  'socialUrls',
  'startDate',
  'invoiceEmail',
  'buyerReference',
  'eInvoiceFormat',
  'leitwegId',
  'costCentre',
  'gln',
] as const

const isCompanyChanged = (before: Profile, after: Profile): boolean =>
  ofCompany.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))

const eInvoiceOf = ({ eInvoiceFormat, leitwegId, costCentre, gln }: Profile) => ({
  eInvoiceFormat,
  leitwegId,
  costCentre,
  gln,
})
