import { expect, test } from 'vitest'
import { newId } from '../../api/platform/ids.ts'
import { createBuyer, createMember, createProduct, createStore } from '../../test/builders.ts'
import { accessRequests as access } from '../../texts/en/exclusive/supplier.ts'
import { supplierReviews as reviews } from '../../texts/en/reviews/supplier.ts'
import { ask, glance } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

openForAll()

async function writeReviews(storeId: string) {
  for (const comment of ['Zu hell geröstet', 'Gern wieder']) {
    const [{ skuId }, { id: buyerId }] = [await createProduct(shop.db, storeId), await createBuyer(shop.db)]
    await shop.db`
      insert into review (id, sku_id, store_id, buyer_id, rate, comment, author_business_type)
      values (${newId()}, ${skuId}, ${storeId}, ${buyerId}, 4, ${comment}, 'CAFE')`
  }
}

test.each(glance('en'))(
  'a store grants access until a day and ends it, then answers one review after the other',
  { tags: ['long'] },
  async (language, device) => {
    const { id: storeId } = await createStore(shop.db)
    const { skuId } = await createProduct(shop.db, storeId, { isExclusive: true })
    const buyer = await createBuyer(shop.db)
    const body = { productSkuId: skuId, message: 'Für unser Frühstück' }
    await ask(shop.origin, '/account/exclusive-access-requests', { body, token: buyer.token })
    await writeReviews(storeId)
    const { token } = await createMember(shop.db, { storeId, roles: ['SALES'] })
    const { page, context, problems } = await visit(browser, shop.origin, device)

    await enter(page, language, token, '/supplier/access-requests?view=PENDING')
    await press(page.getByText(access.grant, { exact: true }))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByLabel(access.untilField), '2035-03-31')
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: access.grant }))
    await page.getByText(access.noneInView).waitFor()
    await press(page.getByRole('link', { name: access.views.GRANTED }))
    await page.getByText(access.until('31 March 2035')).waitFor()
    await press(page.getByText(access.withdraw, { exact: true }))
    await type(dialog.getByRole('textbox'), 'Contract ended')
    await press(dialog.getByRole('button', { name: access.withdraw }))
    await page.getByText(access.noneInView).waitFor()
    const [grant] = await shop.db`
      select expires_at, withdrawn_at is not null as is_withdrawn from exclusive_grant where buyer_id = ${buyer.id}`
    expect(grant).toEqual({ expiresAt: new Date('2035-03-31T21:59:59.999Z'), isWithdrawn: true })

    await enter(page, language, token, '/supplier/reviews?answer=OPEN')
    await press(page.getByText(reviews.answer, { exact: true }).first())
    const field = page.getByRole('textbox', { name: reviews.yours })
    await field.fill('Thank you')
    await field.press('Control+Enter')
    // The next one is open, and the keyboard is in it.
    await page.getByRole('paragraph').filter({ hasText: 'Thank you' }).waitFor()
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
    await field.fill('Sorry')
    expect(await findBarriers(page)).toEqual([])
    await field.press('Control+Enter')
    await page.getByRole('paragraph').filter({ hasText: 'Sorry' }).waitFor()
    const answered = await shop.db`
      select comment, store_reply from review where store_id = ${storeId} order by created_at desc`
    expect(answered).toEqual([
      { comment: 'Gern wieder', storeReply: 'Thank you' },
      { comment: 'Zu hell geröstet', storeReply: 'Sorry' },
    ])
    expect(problems).toEqual([])
    await context.close()
  },
)
