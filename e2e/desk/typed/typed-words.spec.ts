import { expect, test } from 'vitest'
import { createMember, createStore } from '../../../test/builders.ts'
import { booksSupplier } from '../../../texts/de/books/supplier.ts'
import { commissionScreen } from '../../../texts/de/commission-invoices/screen.ts'
import { desk } from '../../../texts/de/desk/frame.ts'
import { supplierOrders } from '../../../texts/de/orders/supplier.ts'
import { storeSettingsScreen } from '../../../texts/de/store-settings/screen.ts'
import { laptop } from '../../support/account.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { press, type } from '../../support/user-actions.ts'
import { eachNth } from '../../../test/runner/long.ts'

openForAll()

const { panel: texts } = supplierOrders
const low = [
  { width: 667, height: 375 },
  { width: 390, height: 667 },
  { width: 720, height: 450 },
]

/** An order that can be shipped, as two members of its store see it. */
async function orderToShip() {
  const [order] = await shop.db<{ storeId: string; subOrderNumber: string }[]>`
    select store_id, sub_order_number from sub_order where status = 'CONFIRMED' and due_at is not null
    order by due_at limit 1`
  const { storeId, subOrderNumber } = order!
  const member = () => createMember(shop.db, { storeId, roles: ['OWNER'] })
  const open = `/supplier/orders?view=ALL&q=${subOrderNumber}&open=${subOrderNumber}`
  return { open, members: [await member(), await member()] as const }
}

test('a tracking number is there again after another page and a reload, and nobody else finds it', async () => {
  const { open, members } = await orderToShip()
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', members[0].token, open)
  const number = page.getByRole('textbox', { name: texts.trackingNumber })
  await type(number, '00340434161094042557')
  await press(page.getByRole('link', { name: desk.places.supplier.reviews }).first())
  await page.getByRole('heading', { level: 1, name: desk.places.supplier.reviews }).waitFor()
  await page.goBack()
  await expect.poll(() => number.inputValue()).toBe('00340434161094042557')
  await page.reload()
  await expect.poll(() => number.inputValue()).toBe('00340434161094042557')
  await enter(page, 'de', members[1].token, open)
  await number.waitFor()
  expect(await number.inputValue()).toBe('')
  expect(problems).toEqual([])
  await context.close()
})

test('numbers of the tax adviser that are not saved yet are there again after a reload', async () => {
  const { id: storeId } = await createStore(shop.db)
  const owner = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', owner.token, '/supplier/books')
  const consultant = page.getByLabel(booksSupplier.consultant)
  await type(consultant, '29098')
  await page.reload()
  await expect.poll(() => consultant.inputValue()).toBe('29098')
  expect(problems).toEqual([])
  await context.close()
})

test('commission invoices stand right below the payouts', async () => {
  const { id: storeId } = await createStore(shop.db)
  const owner = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', owner.token, '/supplier/payouts')
  const heading = page.getByRole('heading', { name: commissionScreen.title })
  await heading.waitFor()
  const gap = await page
    .locator('.desk-card', { has: heading })
    .evaluate(
      (card) =>
        card.getBoundingClientRect().top -
        document.querySelector('.desk-card.desk-list')!.getBoundingClientRect().bottom,
    )
  expect(gap).toBeLessThan(48)
  expect(problems).toEqual([])
  await context.close()
})

test('a half-written setting is there again after another page, and gone once it is saved', async () => {
  const { id: storeId } = await createStore(shop.db)
  const owner = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', owner.token, '/supplier/settings?view=terms')
  const minimum = page.getByLabel(storeSettingsScreen.fields.minimumOrder)
  await type(minimum, '150,00')
  await press(page.getByRole('link', { name: desk.places.supplier.reviews }).first())
  await page.getByRole('heading', { level: 1, name: desk.places.supplier.reviews }).waitFor()
  await page.goBack()
  await expect.poll(() => minimum.inputValue()).toBe('150,00')
  await press(page.getByRole('button', { name: storeSettingsScreen.save }))
  await page.getByText(storeSettingsScreen.saved).waitFor()
  await shop.db`update store set minimum_order_cents = 7500 where id = ${storeId}`
  await page.reload()
  await expect.poll(() => minimum.inputValue()).toBe('75,00')
  expect(problems).toEqual([])
  await context.close()
})

test.each(eachNth(3, low))(
  'on a low screen of $width by $height an order can be shipped and its goods be read',
  { tags: ['long'] },
  async (size) => {
    const { open, members } = await orderToShip()
    const { page, context, problems } = await visit(browser, shop.origin, size)
    await enter(page, 'de', members[0].token, open)
    const ship = page.getByRole('button', { name: new RegExp(`^(${texts.ship}|${texts.shipPart})$`) })
    // Clicked where it stands: nothing is above it.
    await ship.click({ trial: true })
    const bottomOf = async (place: typeof ship) => {
      const box = await place.boundingBox()
      return box ? box.y + box.height : Infinity
    }
    await expect.poll(() => bottomOf(ship)).toBeLessThanOrEqual(size.height)
    const less = page.getByRole('button', { name: new RegExp(`^${texts.less('')}`) }).first()
    await less.click({ trial: true })
    const top = (await ship.boundingBox())!.y
    expect(await bottomOf(less)).toBeLessThanOrEqual(top)
    expect(problems).toEqual([])
    await context.close()
  },
)
