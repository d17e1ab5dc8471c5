import { openPasswords } from '../../api/account/password/passwords.ts'
import type { Db } from '../../api/platform/db.ts'
import { newId } from '../../api/platform/ids.ts'

export const DEMO_PASSWORD = 'Tresen2026'
export type DemoAccount = { email: string; password: string; role: 'BUYER' | 'SUPPLIER' | 'OPERATOR' }

const people = [
  ['hotel', 'BUYER', 'HOTEL', 'Hotel Spreeblick', 'Mara', 'Lindner', 'Uferstraße', '4', '10115', 'Berlin'],
  ['cafe', 'BUYER', 'CAFE', 'Café Morgenrot', 'Jonas', 'Wirth', 'Marktstraße', '17', '50667', 'Köln'],
  ['restaurant', 'BUYER', 'RESTAURANT', 'Restaurant Lindenhof', 'Elif', 'Kaya', 'Lindenallee', '2', '80331', 'München'],
  ['retail', 'BUYER', 'RETAIL', 'Feinkost am Tor', 'Peter', 'Haas', 'Torgasse', '9', '04109', 'Leipzig'],
  ['office', 'BUYER', 'OFFICE', 'Büro Nordlicht', 'Svenja', 'Petersen', 'Hafenstraße', '31', '20457', 'Hamburg'],
  ['supplier', 'SUPPLIER', null, 'Rösterei Tidemar', 'Ole', 'Jansen', '', '', '', ''],
  ['pappelei', 'SUPPLIER', null, 'Pappelei', 'Ida', 'Brook', '', '', '', ''],
  ['operator', 'OPERATOR', null, 'Tresen', 'Nina', 'Vogt', '', '', '', ''],
  ['finance', 'OPERATOR', null, 'Tresen', 'Henrik', 'Sommer', '', '', '', ''],
] as const

/** Names of the demo accounts that buy, in front of their e-mail's @. */
export const demoBuyers = people.filter(([, role]) => role === 'BUYER').map(([name]) => name)

export const demoAccounts: DemoAccount[] = people.map(([name, role]) => ({
  email: `${name}@demo.tresen.example`,
  password: DEMO_PASSWORD,
  role,
}))

/** One account per kind of business, two suppliers (coffee, printed goods), an operator and one for its money alone; buyers have an address. */
export async function loadAccounts(db: Db): Promise<void> {
  const passwordHash = await openPasswords().hash(DEMO_PASSWORD)
  const stores = await db<{ id: string; name: string }[]>`select id, name from store`
  for (const [name, role, businessType, company, first, last, street, number, postcode, city] of people) {
    const id = newId()
    const person = { firstName: first, lastName: last, phoneNumber: '+49 30 555 0100', companyName: company }
    const email = `${name}@demo.tresen.example`
    const account = {
      ...person,
      id,
      email,
      passwordHash,
      role,
      storeId: role === 'SUPPLIER' ? (stores.find((store) => store.name === company)?.id ?? null) : null,
      businessType,
      language: 'de',
      countryId: 1,
      emailConfirmedAt: new Date(),
      // Their orders of the past were paid by transfer.
      trustedAt: new Date(),
    }
    const [added] = await db`insert into account ${db(account)} on conflict do nothing returning id`
    if (!added || street === '') continue
    const place = { street, streetNumber: number, postalCode: postcode, cityName: city, countryId: 1 }
    await db`insert into address ${db({ ...person, ...place, email, buyerId: id, id: newId(), isSelected: true })}`
  }
  await db`
    update membership m set roles = '{FINANCE}' from account a
    where a.id = m.account_id and m.is_operator and a.email = 'finance@demo.tresen.example'`
}
