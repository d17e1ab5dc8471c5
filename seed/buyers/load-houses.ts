import { newId } from '../../api/platform/ids.ts'
import type { Db } from '../../api/platform/db.ts'
import { demoHouses, demoSuppliers, houseName } from './demo-houses.ts'
import { hashed } from '../goods/article-hash.ts'

const DAY_MS = 86_400_000

/** Further buyers of every kind with an address, here since before their first order, and people of further stores. */
export async function loadHouses(db: Db, baseDate: Date): Promise<void> {
  const [known] = await db<{ passwordHash: string }[]>`
    select password_hash from account where email = 'hotel@demo.tresen.example'`
  for (const house of demoHouses) await loadHouse(db, { house, passwordHash: known!.passwordHash, baseDate })
  for (const [slug, first, last] of demoSuppliers)
    await db`
      insert into account (id, email, password_hash, role, store_id, first_name, last_name, phone_number, company_name,
        country_id, email_confirmed_at)
      select ${newId()}, ${`${slug}@demo.tresen.example`}, ${known!.passwordHash}, 'SUPPLIER', id, ${first}, ${last},
        '+49 30 555 0100', name, 1, now()
      from store where slug = ${slug} on conflict do nothing`
}

type Loaded = { house: (typeof demoHouses)[number]; passwordHash: string; baseDate: Date }

async function loadHouse(db: Db, { house, passwordHash, baseDate }: Loaded) {
  const [company, businessType, first, last, street, number, postcode, city] = house
  const email = `${houseName(company)}@demo.tresen.example`
  const phoneNumber = `+49 ${30 + hashed(company, 'area', 900)} 555 ${String(100 + hashed(company, 'line', 900)).padStart(4, '0')}`
  const person = { firstName: first, lastName: last, phoneNumber, companyName: company }
  const createdAt = new Date(baseDate.getTime() - (200 + hashed(company, 'since', 300)) * DAY_MS)
  const account = { id: newId(), email, passwordHash, businessType, createdAt }
  const common = {
    language: 'de',
    countryId: 1,
    termsAcceptedAt: createdAt,
    emailConfirmedAt: createdAt,
    trustedAt: createdAt,
  }
  const [added] = await db<{ id: string }[]>`
      insert into account ${db({ ...person, ...account, ...common })} on conflict do nothing returning id`
  if (!added) return
  const place = { street, streetNumber: number, postalCode: postcode, cityName: city, countryId: 1 }
  await db`
      insert into address ${db({ ...person, ...place, email, buyerId: added.id, id: newId(), isSelected: true })}`
}
