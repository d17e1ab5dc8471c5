import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import { operatorCategories as texts } from '../../texts/de/categories/operator.ts'
import { ui } from '../../texts/en/ui.ts'
import { desk } from '../../texts/de/desk/frame.ts'
import { showFactor } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { choose, press, type } from '../support/user-actions.ts'

openForAll()

const stamp = String(Date.now())

test(
  'an operator gives a category another address and place; the old link of a buyer arrives there',
  { tags: ['long'] },
  async () => {
    // A leaf with goods whose neighbours nobody else looks at.
    const [leaf] = await shop.db<{ slug: string; nameDe: string; nameEn: string; path: string; parentSlug: string }[]>`
    select slug, name_de, name_en, path, parent_slug from category c
    where parent_slug is not null and exists (select from product where category_slug = c.slug and status = 'ACTIVE')
    order by sort desc, slug desc limit 1`
    const [root] = await shop.db<{ slug: string; nameDe: string; nameEn: string }[]>`
    select slug, name_de, name_en from category where parent_slug is null and slug <> ${leaf!.parentSlug}
    order by sort limit 1`
    const { token } = await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] })
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, { width: 1440, height: 1000 })
    const dialog = page.getByRole('dialog')
    const path = `regal-${stamp}`
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await page.goto(`${shop.origin}/${leaf!.path}`)
    await heading(leaf!.nameEn).waitFor()

    await enter(page, 'de', token, '/operator/categories')
    const open = page.getByRole('button', { name: texts.open(leaf!.nameDe), exact: true })
    await open.waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(open)
    await type(dialog.getByLabel(texts.path), path)
    const effects = dialog.getByRole('region', { name: texts.effects.title })
    await effects.getByText(texts.effects.redirect(leaf!.path, path)).waitFor()
    await type(dialog.getByLabel(desk.reason), 'Kürzere Adresse')
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: texts.save }))
    await dialog.waitFor({ state: 'detached' })

    await press(open)
    await press(dialog.getByRole('button', { name: texts.move }))
    await choose(dialog.getByLabel(texts.parentSlug), root!.nameDe)
    await effects.getByText(texts.effects.noRedirect).waitFor()
    await type(dialog.getByLabel(desk.reason), 'Gehört dorthin')
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: texts.moveAction, exact: true }))
    await page
      .getByRole('list', { name: texts.below(root!.nameDe) })
      .getByRole('button', { name: texts.open(leaf!.nameDe), exact: true })
      .waitFor()

    const old = `${shop.origin}/${leaf!.path}`
    // A process follows within a second.
    await expect.poll(async () => (await page.request.get(old, { maxRedirects: 0 })).status()).toBe(301)
    await page.goto(old)
    await heading(leaf!.nameEn).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/${path}`)
    await page.getByRole('navigation', { name: ui.breadcrumbs }).getByRole('link', { name: root!.nameEn }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
