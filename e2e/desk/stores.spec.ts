import { expect, test } from 'vitest'
import { createMember, createStore } from '../../test/builders.ts'
import { desk } from '../../texts/en/desk/frame.ts'
import { operatorStores as storesDe } from '../../texts/de/operated-stores/operator.ts'
import { operatorStores as stores } from '../../texts/en/operated-stores/operator.ts'
import { glance, showFactor } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press, type } from '../support/user-actions.ts'

openForAll()

test.each(glance('en'))(
  'an operator finds a store, pauses it with a reason and ends the pause',
  async (language, device) => {
    const { id } = await createStore(shop.db, { name: 'Kontor Ahrens', slug: 'kontor-ahrens' })
    const { token } = await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] })
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, device)

    await enter(page, language, token, '/operator/stores?q=ahrens')
    await press(page.getByRole('row').getByRole('link', { name: 'Kontor Ahrens' }))
    await page.getByRole('heading', { name: 'Kontor Ahrens' }).waitFor()
    expect(await findBarriers(page)).toEqual([])

    await press(page.getByRole('button', { name: stores.pause, exact: true }))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByRole('textbox', { name: stores.buyersReadEn }), 'Back soon')
    await type(dialog.getByRole('textbox', { name: desk.reason }), 'Complaints')
    await press(dialog.getByRole('button', { name: stores.pause }))
    await page.getByRole('region', { name: stores.pauses }).waitFor()
    const status = async () => (await shop.db`select status from store where id = ${id}`)[0]
    expect(await status()).toEqual({ status: 'PAUSED' })

    await press(page.getByRole('button', { name: stores.resume }))
    await type(dialog.getByRole('textbox', { name: desk.reason }), 'Settled')
    await press(dialog.getByRole('button', { name: stores.resume }))
    await page.getByRole('button', { name: stores.pause, exact: true }).waitFor()
    expect(await status()).toEqual({ status: 'ACTIVE' })
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glance('de'))(
  'an operator writes to several stores at once',
  { tags: ['long'] },
  async (language, device) => {
    const names = ['Mühle Ost', 'Mühle West']
    for (const name of names) await createStore(shop.db, { name, slug: name.toLowerCase().replace(/\W+/g, '-') })
    const { token } = await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] })
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const { hint: t } = storesDe

    await enter(page, language, token, '/operator/stores?q=Mühle')
    for (const name of names) await check(page.getByRole('checkbox', { name }))
    await press(page.getByRole('button', { name: t.open }))
    const dialog = page.getByRole('dialog', { name: t.title(2) })
    await type(dialog.getByRole('textbox', { name: t.subject }), 'Advent')
    await press(dialog.getByRole('button', { name: t.send }))
    await dialog.getByText(t.missing).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await type(dialog.getByRole('textbox', { name: t.text }), 'Bitte prüft eure Preise.')
    await press(dialog.getByRole('button', { name: t.send }))
    await page.getByText(t.sent(2)).waitFor()
    expect(
      await shop.db`select action, count(*)::int from audit_log where action = 'store.hint' group by action`,
    ).toMatchObject([{ count: 2 }])
    expect(problems).toEqual([])
    await context.close()
  },
)
