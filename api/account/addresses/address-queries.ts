import type { Address } from '../../../contract/account.ts'
import type { Queryable } from '../../platform/db.ts'

/** Newest first. */
export async function findAddresses(sql: Queryable, buyerId: string): Promise<Address[]> {
  return sql<Address[]>`
    select ${columns(sql)} from address where buyer_id = ${buyerId} order by created_at desc, id desc`
}

/** Makes the writes of one buyer's address book wait for each other. */
export async function lockAddressBook(sql: Queryable, buyerId: string) {
  await sql`select from company where id = ${buyerId} for no key update`
}

export async function unselectAddresses(sql: Queryable, buyerId: string) {
  await sql`update address set is_selected = false where buyer_id = ${buyerId} and is_selected`
}

export async function insertAddress(sql: Queryable, buyerId: string, address: Address): Promise<Address> {
  const [inserted] = await sql<[Address]>`
    insert into address (buyer_id, id, first_name, last_name, email, phone_number, country_id, company_name, street,
      street_number, city_name, postal_code, label, delivery_notes, is_selected)
    values (${buyerId}, ${address.id}, ${address.firstName}, ${address.lastName}, ${address.email},
      ${address.phoneNumber}, ${address.countryId}, ${address.companyName}, ${address.street}, ${address.streetNumber},
      ${address.cityName}, ${address.postalCode}, ${address.label}, ${address.deliveryNotes}, ${address.selected})
    returning ${columns(sql)}`
  return inserted
}

export async function updateAddress(sql: Queryable, buyerId: string, address: Address): Promise<Address | undefined> {
  const [updated] = await sql<Address[]>`
    update address set first_name = ${address.firstName}, last_name = ${address.lastName}, email = ${address.email},
      phone_number = ${address.phoneNumber}, country_id = ${address.countryId}, company_name = ${address.companyName},
      street = ${address.street}, street_number = ${address.streetNumber}, city_name = ${address.cityName},
      postal_code = ${address.postalCode}, label = ${address.label},
      delivery_notes = ${address.deliveryNotes}, is_selected = ${address.selected}
    where buyer_id = ${buyerId} and id = ${address.id}
    returning ${columns(sql)}`
  return updated
}

/** Whether it was the selected one; undefined when the buyer has no such address. */
export async function deleteAddress(sql: Queryable, buyerId: string, id: string): Promise<boolean | undefined> {
  const [deleted] = await sql<{ wasSelected: boolean }[]>`
    delete from address where buyer_id = ${buyerId} and id = ${id} returning is_selected as was_selected`
  return deleted?.wasSelected
}

export async function selectNewestAddress(sql: Queryable, buyerId: string) {
  await sql`
    update address set is_selected = true
    where buyer_id = ${buyerId}
      and id = (select id from address where buyer_id = ${buyerId} order by created_at desc, id desc limit 1)`
}

const columns = (sql: Queryable) => sql`
  id, first_name, last_name, email, phone_number,
  country_id, company_name, street, street_number,
  city_name, postal_code, label, delivery_notes, is_selected as "selected"`
