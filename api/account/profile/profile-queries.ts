import type { Profile } from '../../../contract/profile.ts'
import type { Queryable } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'

/** A person, and the company of its profile: the one it acts for, else the one that came with its account. */
export type ProfileOwner = { personId: string; companyId: string | null }

export async function findProfile(sql: Queryable, owner: ProfileOwner): Promise<StoredProfile | undefined> {
  const [row] = await sql<StoredProfile[]>`
    select a.email, a.first_name, a.last_name, a.phone_number, a.language, a.newsletter,
      coalesce(c.name, '') as company_name, c.legal_form, coalesce(c.business_type, 'OTHER') as business_type,
      c.vat_id, coalesce(c.vat_id_status, 'UNCHECKED') as vat_id_status, c.website,
      coalesce(c.social_urls, '{}') as social_urls, c.start_date, c.invoice_email, c.buyer_reference,
      coalesce(c.e_invoice_format, 'ZUGFERD') as e_invoice_format, c.leitweg_id, c.cost_centre, c.gln,
      coalesce(c.country_id, a.country_id) as country_id
    from account a left join company c on c.id = ${companyOf(owner)} where a.id = ${owner.personId}`
  return row
}

/** Until the transaction ends nobody else changes it. */
export async function lockProfile(sql: Queryable, owner: ProfileOwner): Promise<StoredProfile | undefined> {
  const [, , profile] = await inOrder([
    () => sql`select from company where id = ${companyOf(owner)} for no key update`,
    () => sql`select from account where id = ${owner.personId} for no key update`,
    () => findProfile(sql, owner),
  ])
  return profile
}

export async function updatePerson(sql: Queryable, personId: string, profile: Omit<Profile, 'email'>) {
  await sql`
    update account set first_name = ${profile.firstName}, last_name = ${profile.lastName},
      phone_number = ${profile.phoneNumber}, language = ${profile.language}, newsletter = ${profile.newsletter}
    where id = ${personId}`
}

/** Companies that buy nothing are of no kind. */
export async function updateCompany(sql: Queryable, owner: ProfileOwner, profile: Omit<Profile, 'email'>) {
  await sql`
    update company set name = ${profile.companyName}, legal_form = ${profile.legalForm},
      business_type = case when ${owner.companyId !== null} then ${profile.businessType} else business_type end,
      vat_id = ${profile.vatId}, vat_id_status = ${profile.vatIdStatus},
      vat_id_checked_at = case when vat_id = ${profile.vatId} then vat_id_checked_at end, website = ${profile.website},
      social_urls = ${profile.socialUrls}, start_date = ${profile.startDate}, invoice_email = ${profile.invoiceEmail},
      buyer_reference = ${profile.buyerReference}, e_invoice_format = ${profile.eInvoiceFormat},
      leitweg_id = ${profile.leitwegId}, cost_centre = ${profile.costCentre}, gln = ${profile.gln}
    where id = ${companyOf(owner)}`
}

export const companyOf = ({ personId, companyId }: ProfileOwner): string => companyId ?? personId

/** The country decides about the form of the VAT id and is not changed here. */
export type StoredProfile = Profile & { countryId: number }
