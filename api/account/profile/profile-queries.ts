import type { Profile } from '../../../contract/profile.ts'
import type { Queryable } from '../../platform/db.ts'

export async function findProfile(sql: Queryable, accountId: string): Promise<StoredProfile | undefined> {
  const [row] = await sql<StoredProfile[]>`
    select ${columns(sql)} from account where id = ${accountId}`
  return row
}

/** Until the transaction ends nobody else changes it. */
export async function lockProfile(sql: Queryable, accountId: string): Promise<StoredProfile | undefined> {
  const [row] = await sql<StoredProfile[]>`
    select ${columns(sql)} from account where id = ${accountId} for no key update`
  return row
}

export async function updateProfile(sql: Queryable, accountId: string, profile: Omit<Profile, 'email'>) {
  await sql`
    update account set first_name = ${profile.firstName}, last_name = ${profile.lastName},
      phone_number = ${profile.phoneNumber}, company_name = ${profile.companyName},
      legal_form = ${profile.legalForm}, business_type = case when role = 'BUYER' then ${profile.businessType} else business_type end, vat_id = ${profile.vatId},
      vat_id_status = ${profile.vatIdStatus},
      vat_id_checked_at = case when vat_id = ${profile.vatId} then vat_id_checked_at end, website = ${profile.website}, social_urls = ${profile.socialUrls},
      start_date = ${profile.startDate}, invoice_email = ${profile.invoiceEmail},
      buyer_reference = ${profile.buyerReference}, language = ${profile.language}, newsletter = ${profile.newsletter}
    where id = ${accountId}`
}

/** The country decides about the form of the VAT id and is not changed here. */
export type StoredProfile = Profile & { countryId: number }

const columns = (sql: Queryable) => sql`
  email, first_name, last_name, phone_number,
  company_name, legal_form, coalesce(business_type, 'OTHER') as business_type,
  vat_id, vat_id_status, website, social_urls, start_date,
  invoice_email, buyer_reference, language, newsletter,
  country_id`
