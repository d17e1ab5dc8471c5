import { expect, test } from 'vitest'
import { createBuyer, createStore } from '../../test/builders.ts'
import { accountArea as areaDe } from '../../texts/de/account/area.ts'
import { accountArea as areaEn } from '../../texts/en/account/area.ts'
import { paths } from '../../web/paths.ts'
import { glance, local, stayAs, texts } from '../support/account.ts'
import { visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

openForAll()

const area = { de: areaDe, en: areaEn }
const OF_BUYERS = /\/api\/v1\/(cart|account\/(wishlist|orders))/

test.each(glance('de'))('a supplier is shown no page and no call of buyers (%s, %s)', async (language, device) => {
  const t = texts[language]
  const words = area[language].otherRole
  const store = await createStore(shop.db)
  const { token } = await createBuyer(shop.db, { role: 'SUPPLIER', storeId: store.id, companyName: 'Rösterei Nord' })
  const { page, context, problems } = await visit(browser, shop.origin, device)
  const calls: string[] = []
  page.on('request', (request) => OF_BUYERS.test(request.url()) && calls.push(request.url()))
  await stayAs(context, token)

  await page.goto(local(language, paths.search('kaffee')), { waitUntil: 'networkidle' })
  const banner = page.getByRole('banner')
  if (device.width > 1000) await banner.getByText('Rösterei Nord').waitFor()
  await expect.poll(() => banner.getByRole('link', { name: t.shell.wishlist }).count()).toBe(0)

  await page.goto(local(language, paths.orders()), { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: words.title }).waitFor()
  await page.getByText(words.text(words.roles.supplier)).waitFor()

  await page.goto(local(language, paths.changePassword()), { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: area[language].password.title, level: 1 }).waitFor()
  expect(calls).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
