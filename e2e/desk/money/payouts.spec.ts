import { expect, test } from 'vitest'
import { createMember } from '../../../test/builders.ts'
import { createDueStore } from '../../../test/trade/payouts.ts'
import { security } from '../../../texts/en/account/security.ts'
import { desk } from '../../../texts/en/desk/frame.ts'
import { operatorPayouts as t } from '../../../texts/en/payouts/operator.ts'
import { laptop, showFactor } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { DEMO_PASSWORD, giveDemoPassword } from '../../support/demo-password.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { press, type } from '../../support/user-actions.ts'

openForAll()

async function createOperator() {
  const made = await createMember(shop.db, { isOperator: true, roles: ['FINANCE'] })
  await giveDemoPassword(shop.db, made.id)
  await showFactor(shop.db, made.token)
  return made
}

type Page = Awaited<ReturnType<typeof visit>>['page']

/** Gives the reason of a step, and shows once more who it is. */
async function giveReason(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name })
  await type(dialog.getByRole('textbox', { name: desk.reason }), 'Friday run')
  await press(dialog.getByRole('button', { name }))
  const stepUp = page.getByRole('dialog', { name: security.stepUp.title })
  await type(stepUp.getByRole('textbox', { name: security.stepUp.password }), DEMO_PASSWORD)
  await press(stepUp.getByRole('button', { name: security.stepUp.confirm }))
  await dialog.waitFor({ state: 'detached' })
}

test('a run is started, confirmed by somebody else, and recorded as paid once the bank has the file', async () => {
  const clock = { now: () => new Date() }
  const { name } = await createDueStore({ db: shop.db, deps: { db: shop.db, clock } }, 420_00, {
    name: 'Kontor Ahrens',
  })
  const [nina, ole] = [await createOperator(), await createOperator()]
  const first = await visit(browser, shop.origin, laptop)
  await enter(first.page, 'en', nina.token, '/operator/payouts')
  await press(first.page.getByRole('link', { name: t.next, exact: true }))
  await first.page.getByRole('rowheader', { name: new RegExp(name) }).waitFor()
  expect(await findBarriers(first.page)).toEqual([])
  await press(first.page.getByRole('button', { name: t.start.name }))
  await giveReason(first.page, t.start.name)
  await first.page.getByText(t.confirmation.OTHERS).waitFor()
  expect(await first.page.getByRole('button', { name: t.confirm.name }).count()).toBe(0)
  const path = new URL(first.page.url()).pathname

  const second = await visit(browser, shop.origin, laptop)
  await enter(second.page, 'en', ole.token, path)
  await press(second.page.getByRole('button', { name: t.confirm.name }))
  await giveReason(second.page, t.confirm.name)
  const saved = second.page.waitForEvent('download')
  await press(second.page.getByRole('button', { name: t.bankFile }))
  expect((await saved).suggestedFilename()).toMatch(/^TRESEN-A\d+\.xml$/)
  await press(second.page.getByRole('button', { name: t.allPaid.name }))
  await giveReason(second.page, t.allPaid.name)
  await second.page.getByText(t.runStates.SETTLED).waitFor()
  expect(await findBarriers(second.page)).toEqual([])

  const unexpected = [...first.problems, ...second.problems].filter((problem) => !problem.includes('403'))
  expect(unexpected).toEqual([])
  await Promise.all([first.context.close(), second.context.close()])
})
