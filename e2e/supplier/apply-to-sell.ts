import type { Page } from 'playwright-core'
import { application } from '../../test/onboarding/set-up.ts'
import { openAccount, type Language } from '../support/account.ts'
import { enter } from '../support/filled-cart.ts'
import { shop } from '../support/opened.ts'
import { check, press, type } from '../support/user-actions.ts'
import type { Words } from './first-sale-words.ts'

export type Category = { slug: string; root: string; path: string }

/** Neither food nor anything else that the law asks papers of its own for. */
export async function findCategory(language: Language): Promise<Category> {
  const name = language === 'de' ? 'name_de' : 'name_en'
  const [category] = await shop.db<Category[]>`
    select c.slug, r.slug as root, r.${shop.db(name)} || ' › ' || c.${shop.db(name)} as path
    from category c join category r on r.slug = c.parent_slug where not c.is_food order by c.slug limit 1`
  return category!
}

/** A person with a password, as the steps ask for it, at the page of applying. */
export async function enterToSell(page: Page, language: Language, storeName: string) {
  const email = `${storeName.toLowerCase().replaceAll(/\W/g, '')}@senf.example`
  const token = await openAccount(shop.origin, { email, language })
  await shop.db`update account set email_confirmed_at = now() where email = ${email}`
  await enter(page, language, token, '/sell')
}

/** Applies there; what is sent makes the store, and leads to its set-up. */
export async function applyToSell(
  page: Page,
  { sell, setUp }: Words,
  { storeName, root }: { storeName: string; root: string },
) {
  const { sells: _, termsAccepted: __, ...fields } = { ...application, storeName }
  for (const [field, value] of Object.entries(fields))
    await type(page.getByRole('textbox', { name: sell.fields[field as keyof typeof fields] }).first(), value)
  await check(page.getByRole('group', { name: sell.goods }).getByRole('checkbox', { name: root, exact: true }))
  await check(page.getByRole('checkbox', { name: sell.fields.termsAccepted }))
  await press(page.getByRole('button', { name: sell.send }))
  const { names } = setUp
  const steps = [names.PAPERS, names.SECOND_FACTOR, names.BANK, names.DELIVERY, names.PROFILE, names.GOODS]
  await page.getByText(setUp.notYet(steps.join(', '))).waitFor()
  const [store] = await shop.db<{ id: string; slug: string }[]>`select id, slug from store where name = ${storeName}`
  return store!
}
