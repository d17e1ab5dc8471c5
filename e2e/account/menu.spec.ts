import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import { menu as menuDe } from '../../texts/de/menu/screen.ts'
import { menu as menuEn } from '../../texts/en/menu/screen.ts'
import { glance } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press, type } from '../support/user-actions.ts'

openForAll()

test.each(glance('en'))(
  'a dish of bought and other goods says what is in it (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = { de: menuDe, en: menuEn }[language]
    const [line] = await shop.db<{ buyerId: string; nameDe: string; nameEn: string }[]>`
    select l.buyer_id, l.name_de, l.name_en from order_line l join product p on p.sku_id = l.sku_id
    join category c on c.slug = p.category_slug join product_detail d on d.sku_id = p.sku_id
    where not exists (select from dish x where x.buyer_id = l.buyer_id) and c.is_food and d.food ->> 'allergens' like '%MILK%' order by l.order_id, l.position limit 1`
    const name = language === 'de' ? line!.nameDe : line!.nameEn
    const { token } = await createMember(shop.db, { companyId: line!.buyerId, roles: ['BUYER'] })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, token, '/account/menu')
    await page.getByRole('heading', { name: t.emptyTitle }).waitFor()
    await press(page.getByRole('button', { name: t.add }))
    const dialog = page.getByRole('dialog')
    await press(dialog.getByRole('button', { name: t.form.save }))
    await dialog.getByText(t.form.nameMissing).first().waitFor()
    await type(dialog.getByRole('textbox', { name: t.form.nameDe }), 'Auflauf')
    await type(dialog.getByRole('textbox', { name: t.form.nameEn }), 'Gratin')
    await type(dialog.getByRole('searchbox', { name: t.form.search }), name)
    await press(dialog.getByRole('button', { name: t.form.take(name) }))
    await press(dialog.getByRole('button', { name: t.form.addIngredient }))
    await type(dialog.getByRole('textbox', { name: t.form.ingredient(1) }), 'Senf vom Markt')
    const allergens = dialog.getByRole('group', { name: t.form.allergens(1) })
    await check(allergens.getByRole('checkbox', { name: t.allergens.MUSTARD }))
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: t.form.save }))
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
    const contained = card.getByRole('list', { name: t.contains })
    await contained.getByText(t.allergens.MUSTARD).waitFor()
    await contained.getByText(t.allergens.MILK).waitFor()
    await card.getByRole('list', { name: t.notStated }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  },
)
