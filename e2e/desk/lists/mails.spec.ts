import { expect, test } from 'vitest'
import { newId } from '../../../api/platform/ids.ts'
import { createMember } from '../../../test/builders.ts'
import { desk } from '../../../texts/de/desk/frame.ts'
import { operatorJobs as t } from '../../../texts/de/jobs/operator.ts'
import { glance, showFactor } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { press, type } from '../../support/user-actions.ts'

openForAll()

test.each(glance('de'))(
  'an operator discards a mail that was given up, for a reason, and it stands among the discarded ones',
  async (language, device) => {
    const id = `order-${newId()}`
    await shop.db`
      insert into mail (id, recipient, subject, text, html)
      values (${id}, 'weg@hotel.example', 'Bestellung 4711', 'Danke', '<p>Danke</p>')`
    const { token } = await createMember(shop.db, { isOperator: true, roles: ['ADMIN'] })
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const dialog = page.getByRole('dialog')

    await enter(page, language, token, '/operator/jobs?view=WAITING')
    await press(page.getByRole('button', { name: t.discardMailNamed('Bestellung 4711') }))
    await dialog.getByText(t.discardMailHint('weg@hotel.example')).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: t.discard, exact: true }))
    await dialog.getByText(desk.reasonMissing).waitFor()
    await type(dialog.getByRole('textbox', { name: desk.reason }), 'Adresse gibt es nicht mehr')
    await press(dialog.getByRole('button', { name: t.discard, exact: true }))
    await page.getByText(t.mailDiscarded).waitFor()
    await press(page.getByRole('link', { name: t.views.DISCARDED }))
    await page
      .getByRole('row', { name: 'Bestellung 4711' })
      .getByText(/^Verworfen /)
      .waitFor()
    expect(await shop.db`select text from mail where id = ${id}`).toEqual([{ text: null }])
    expect(problems).toEqual([])
    await context.close()
  },
)
