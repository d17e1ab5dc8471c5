import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import { operatorSearch as texts } from '../../texts/de/search/operator.ts'
import { showFactor } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

openForAll()

const wide = { width: 1440, height: 1000 }

test('a word that finds nothing is given a name, found by it, and taken out again', { tags: ['long'] }, async () => {
  const { token } = await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] })
  await showFactor(shop.db, token)
  const { page, context, problems } = await visit(browser, shop.origin, wide)
  const word = `Xyqwort${Date.now()}`
  const dialog = page.getByRole('dialog')
  const tried = dialog.getByRole('region', { name: texts.tried.title })
  await enter(page, 'de', token, '/operator/search')
  await type(page.getByLabel(texts.trial.word), word)
  await press(page.getByRole('button', { name: texts.trial.action, exact: true }))
  await page.getByText(texts.trial.finds(word, 0)).waitFor()
  await press(page.getByRole('button', { name: texts.trial.add(word) }))
  await type(dialog.getByLabel(texts.names), `${word}\nEspresso`)
  await press(dialog.getByRole('button', { name: texts.tryNames }))
  const cells = tried.getByRole('row', { name: word }).getByRole('cell')
  await cells.nth(1).waitFor()
  const [now, then] = await cells.allInnerTexts()
  expect(now).toBe('0')
  expect(Number(then)).toBeGreaterThan(0)
  expect(await findBarriers(page)).toEqual([])
  await press(dialog.getByRole('button', { name: texts.save }))
  await page.getByText(texts.trial.finds(word, Number(then))).waitFor()
  await page.getByText(texts.trial.others('Espresso')).waitFor()

  const list = page.getByRole('search')
  await type(list.getByLabel(texts.search), word)
  await list.getByLabel(texts.search).press('Enter')
  await page.getByText(texts.count(1), { exact: true }).waitFor()
  await press(page.getByRole('button', { name: word, exact: true }))
  await press(dialog.getByRole('button', { name: texts.remove }))
  await press(page.getByRole('dialog', { name: texts.removeTitle }).getByRole('button', { name: texts.remove }))
  await page.getByText(texts.count(0), { exact: true }).waitFor()
  await page.getByText(texts.trial.finds(word, 0)).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('what was searched for in vain is one press from a further name', { tags: ['long'] }, async () => {
  const { token } = await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] })
  await showFactor(shop.db, token)
  const word = `xyqwort${Date.now()}`
  await shop.db`
    insert into missed_search (day, language, words, searches)
    values ((now() at time zone 'Europe/Berlin')::date, 'de', ${word}, 999999)`
  const { page, context, problems } = await visit(browser, shop.origin, wide)
  await enter(page, 'de', token, '/operator/search?view=MISSED')
  await page.getByRole('rowheader', { name: word }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await press(page.getByRole('button', { name: texts.counted.addNamed(word) }))
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel(texts.names).inputValue()).toBe(word)
  await dialog.getByLabel(texts.oneWay).waitFor()
  await shop.db`delete from missed_search where words = ${word}`
  expect(problems).toEqual([])
  await context.close()
})
