import type { SetUp, SetUpState } from '../../contract/onboarding/onboarding.ts'
import type { Seller } from '../../contract/trade/seller.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'

/** Of two applications of a person at once the second waits for the first. */
export async function lockApplicant(tx: Tx, accountId: string): Promise<{ isConfirmed: boolean }> {
  const [person] = await tx<[{ isConfirmed: boolean }]>`
    select email_confirmed_at is not null as is_confirmed from account where id = ${accountId} for no key update`
  return person
}

/** The store that the person is setting up, as one of its owners. */
export async function findOpenApplication(tx: Tx, accountId: string) {
  const [open] = await tx<{ membershipId: string; storeName: string }[]>`
    select m.id as membership_id, s.name as store_name
    from store_application a join store s on s.id = a.store_id join membership m on m.store_id = a.store_id
    where a.account_id = ${accountId} and m.account_id = ${accountId} and a.state <> 'OPENED'`
  return open
}

export const findUnknownCategories = async (sql: Queryable, slugs: string[]): Promise<string[]> =>
  (
    await sql<{ slug: string }[]>`
      select slug from unnest(${slugs}::text[]) as slug
      where not exists (select from category c where c.slug = slug.slug and c.parent_slug is null and c.archived_at is null)`
  ).map(({ slug }) => slug)

type NewApplication = { storeId: string; accountId: string; sells: string[]; now: Date }

export const insertApplication = (tx: Tx, { storeId, accountId, sells, now }: NewApplication) => tx`
  insert into store_application (store_id, account_id, sells, state, applied_at)
  values (${storeId}, ${accountId}, ${sells}, 'PREPARING', ${now})`

/** Held until the transaction ends; undefined for a store that never applied. */
export async function lockApplication(tx: Tx, storeId: string): Promise<SetUpState | undefined> {
  const [row] = await tx<{ state: SetUpState }[]>`
    select state from store_application where store_id = ${storeId} for update`
  return row?.state
}

export async function findSlug(tx: Tx, storeId: string): Promise<string> {
  const [row] = await tx<[{ slug: string }]>`select slug from store where id = ${storeId}`
  return row.slug
}

type Step = {
  storeId: string
  state: SetUpState
  kind: SetUp['course'][number]['kind']
  text: string
  /** Null for the marketplace. */
  accountId: string | null
  now: Date
}

/** What has happened to the application, and how it stands after that. */
export const writeStep = (tx: Tx, { storeId, state, kind, text, accountId, now }: Step) => [
  () => tx`
    update store_application set state = ${state}, opened_at = ${state === 'OPENED' ? now : null} where store_id = ${storeId}`,
  () => tx`insert into store_application_step ${tx({ storeId, id: newId(), kind, text, accountId, at: now })}`,
]

/** It waits for an operator; where one has asked, again. */
export const openStoreApproval = (tx: Tx, storeId: string, now: Date) => [
  () => tx`select reopen_approval('STORE', ${storeId}, ${now})`,
  () => tx`select open_approval('STORE', ${storeId}, null, ${storeId}, ${now})`,
]

/** It waits for nobody any more; false where an operator has decided. An operator who is late reads who was first. */
export async function settleWithdrawn(
  tx: Tx,
  { storeId, by, now }: { storeId: string; by: string; now: Date },
): Promise<boolean> {
  const [row] = await tx<[{ isWithdrawn: boolean }]>`
    select withdraw_approval('STORE', ${storeId}, ${by}, ${now}) as is_withdrawn`
  return row.isWithdrawn
}

export type SetUpRow = {
  storeName: string
  slug: string
  isInSetUp: boolean
  /** Null for a store from before there were applications. */
  state: SetUpState | null
  legal: Partial<Seller>
  profile: { taglineDe: string; taglineEn: string; descriptionDe: string; descriptionEn: string }
  hasTerms: boolean
  hasCalendar: boolean
  handedIn: number
  approved: number
  members: number
  hasSecondFactor: boolean
  bank: 'WAITING' | 'REFUSED' | 'USED' | null
}

/** What the steps follow from. */
export async function findSetUp(sql: Queryable, storeId: string): Promise<SetUpRow> {
  const [row] = await sql<[SetUpRow]>`
    select s.name as store_name, s.slug, s.status = 'SETUP' as is_in_set_up, a.state, s.legal,
      jsonb_build_object('taglineDe', s.tagline_de, 'taglineEn', s.tagline_en, 'descriptionDe', s.description_de,
        'descriptionEn', s.description_en) as profile,
      s.part_versions ? 'terms' as has_terms,
      exists (select from store_calendar c where c.store_id = s.id) as has_calendar,
      (select count(*)::int from (select from product p where p.store_id = s.id
        and p.status in ('IN_REVIEW', 'PAUSED', 'ACTIVE') limit 100) counted) as handed_in,
      (select count(*)::int from (select from product p where p.store_id = s.id
        and p.status in ('PAUSED', 'ACTIVE') limit 100) counted) as approved,
      (select count(*)::int from membership m where m.store_id = s.id) as members,
      exists (select from membership m where m.store_id = s.id and 'OWNER' = any(m.roles) and (
        exists (select from totp t where t.account_id = m.account_id and t.confirmed_at is not null)
        or exists (select from passkey k where k.account_id = m.account_id))) as has_second_factor,
      case when exists (select from store_bank_account b where b.store_id = s.id) then 'USED'
        else (select c.state from bank_account_change c where c.store_id = s.id and c.state <> 'REPLACED'
          order by c.id desc limit 1) end as bank
    from store s left join store_application a on a.store_id = s.id where s.id = ${storeId}`
  return row
}

/** The last hundred steps, the oldest of them first. */
export const findCourse = (sql: Queryable, storeId: string) => sql<SetUp['course']>`
  select * from (
    select id, kind, text, at from store_application_step where store_id = ${storeId} order by at desc, id desc limit 100) last
  order by at, id`
