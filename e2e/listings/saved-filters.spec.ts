import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createBuyer } from '../../test/builders.ts'
import { savedFilters as de } from '../../texts/de/saved-filters/screen.ts'
import { savedFilters as en } from '../../texts/en/saved-filters/screen.ts'
import { nothingFound as emptyDe } from '../../texts/de/catalogue/nothing-found.ts'
import { nothingFound as emptyEn } from '../../texts/en/catalogue/nothing-found.ts'
import { glance, local, openAccount, PASSWORD, texts, visitsIn } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

openForAll()

const words = { de, en }
const emptyTexts = { de: emptyDe, en: emptyEn }

test.each(visitsIn('de'))(
  'a choice is saved, opened, renamed, deleted and brought back (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = words[language]
    const buyer = await createBuyer(shop.db, { language })
    const saved = () => shop.db`select name, kind, query from saved_filter where buyer_id = ${buyer.id} order by name`
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, buyer.token, '/search?q=tee&inStock=true&sort=PRICE_ASC')
    await press(page.getByRole('button', { name: t.save, exact: true }))
    const dialog = page.getByRole('dialog')
    const name = dialog.getByLabel(t.name, { exact: true })
    expect(await name.inputValue()).toBe('tee')
    await type(name, ' ')
    await press(dialog.getByRole('button', { name: t.submit, exact: true }))
    await dialog.locator('[aria-invalid=true]').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await type(name, 'Tee am Morgen')
    await press(dialog.getByRole('button', { name: t.submit, exact: true }))
    await dialog.waitFor({ state: 'detached' })
    expect(await saved()).toMatchObject([{ name: 'Tee am Morgen', kind: 'search', query: { q: 'tee' } }])
    // What is saved is not offered again.
    await page.getByRole('button', { name: t.save, exact: true }).waitFor({ state: 'detached' })

    await page.goto(local(language, '/search?q=kaffee'), { waitUntil: 'networkidle' })
    const menu = page.getByRole('button', { name: t.menu(1) })
    await press(menu)
    await page.getByRole('link', { name: 'Tee am Morgen' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('link', { name: 'Tee am Morgen' }))
    await page.waitForURL(/\/search\?q=tee.*inStock=true/)

    await press(menu)
    await press(page.getByRole('button', { name: t.rename('Tee am Morgen') }))
    await type(name, 'Tee am Abend')
    await press(dialog.getByRole('button', { name: t.submit, exact: true }))
    await dialog.waitFor({ state: 'detached' })
    expect(await saved()).toMatchObject([{ name: 'Tee am Abend' }])

    await page.goto(local(language, '/account/wishlist'))
    await page.getByRole('heading', { name: t.listTitle }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: t.delete('Tee am Abend') }))
    await page.getByRole('link', { name: 'Tee am Abend' }).waitFor({ state: 'detached' })
    // The message waits while it has the focus, however long the way there is.
    const undo = page.getByRole('button', { name: t.undo, exact: true })
    await undo.focus()
    await press(undo)
    await page.getByRole('link', { name: 'Tee am Abend' }).waitFor()
    expect(await saved()).toMatchObject([{ name: 'Tee am Abend', query: { q: 'tee', filters: { inStock: true } } }])
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(visitsIn('en'))(
  'a visitor who signs in finds the choice saved, once (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = words[language]
    const { account } = texts[language]
    const email = `${randomUUID()}@cafe.example`
    await openAccount(shop.origin, { email, language })
    const saved = () => shop.db`
    select f.name from saved_filter f join account a on a.id = f.buyer_id where a.email = ${email}`
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await page.goto(local(language, '/search?q=honig'), { waitUntil: 'networkidle' })
    await press(page.getByRole('button', { name: t.save, exact: true }))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByRole('textbox', { name: account.email }), email)
    await type(dialog.getByRole('textbox', { name: account.password }), PASSWORD)
    await press(dialog.getByRole('button', { name: account.signIn, exact: true }))
    await page.getByRole('button', { name: t.menu(1) }).waitFor()
    expect(await saved()).toEqual([{ name: 'honig' }])
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('button', { name: t.menu(1) }).waitFor()
    expect(await saved()).toHaveLength(1)
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glance('en'))(
  'an empty listing names the filter that stands in the way (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { listing, articles } = texts[language].catalogue
    const buyer = await createBuyer(shop.db, { language })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, buyer.token, '/search?q=tee&organic=true&priceMin=900000')
    await page.getByRole('heading', { name: listing.nothingTitle }).waitFor()
    const { without } = emptyTexts[language]
    const ways = page.getByRole('button', {
      name: new RegExp(`^${without('.+', articles(7).replace('7', '[\\d.,]+'))}`),
    })
    // Without the price there is organic tea; without 'organic' still none at that price.
    await ways.waitFor()
    expect(await ways.count()).toBe(1)
    expect(await findBarriers(page)).toEqual([])
    const found = /[\d.,]+(?=\D*$)/.exec((await ways.textContent())!)![0]
    await press(ways)
    await page.waitForURL(/\?q=tee&organic=true$/)
    await page
      .getByText(articles(Number(found)), { exact: true })
      .first()
      .waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
