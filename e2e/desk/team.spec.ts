import { expect, test } from 'vitest'
import { createMember, createStore } from '../../test/builders.ts'
import { staff as texts } from '../../texts/de/account/staff.ts'
import { security } from '../../texts/de/account/security.ts'
import { roles } from '../../texts/de/rights.ts'
import { laptop } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { DEMO_PASSWORD, giveDemoPassword } from '../support/demo-password.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press, type } from '../support/user-actions.ts'

openForAll()

test('an owner ends the sessions of a member, invites somebody with a step up', { tags: ['long'] }, async () => {
  const { id: storeId } = await createStore(shop.db)
  const owner = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  await giveDemoPassword(shop.db, owner.id)
  const seller = await createMember(shop.db, { storeId, roles: ['SALES'] })
  await shop.db`
    update account set first_name = 'Ida', last_name = 'Lohse' where id = ${seller.id}`
  await shop.db`update session set membership_id = ${seller.membershipId} where account_id = ${seller.id}`
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', owner.token, '/supplier/team')
  await press(page.getByRole('button', { name: texts.named(texts.end, 'Ida Lohse') }))
  expect(await findBarriers(page)).toEqual([])
  await press(page.getByRole('dialog').getByRole('button', { name: texts.end }))
  await page.getByText(texts.ended).waitFor()
  expect((await shop.db`select from session where account_id = ${seller.id}`).count).toBe(0)
  await press(page.getByRole('button', { name: texts.invite }))
  const dialog = page.getByRole('dialog')
  await type(dialog.getByLabel(texts.email), 'lager@hotel.example')
  await check(dialog.getByRole('checkbox', { name: roles.supplier.WAREHOUSE }))
  await press(dialog.getByRole('button', { name: texts.send }))
  const stepUp = page.getByRole('dialog', { name: security.stepUp.title })
  await type(stepUp.getByRole('textbox', { name: security.stepUp.password }), DEMO_PASSWORD)
  await press(stepUp.getByRole('button', { name: security.stepUp.confirm }))
  await page.getByRole('button', { name: texts.named(texts.withdraw, 'lager@hotel.example') }).waitFor()
  const [invited] = await shop.db`select roles from invitation where store_id = ${storeId}`
  expect(invited).toEqual({ roles: ['WAREHOUSE'] })
  expect(problems.filter((problem) => !problem.includes('403'))).toEqual([])
  await context.close()
})
