import { expect, test } from 'vitest'
import { createBuyer, createMember } from '../../test/builders.ts'
import { security as securityDe } from '../../texts/de/account/security.ts'
import { operatorBuyers as de } from '../../texts/de/buyers/operator.ts'
import { desk as deskDe } from '../../texts/de/desk/frame.ts'
import { security as securityEn } from '../../texts/en/account/security.ts'
import { operatorBuyers as en } from '../../texts/en/buyers/operator.ts'
import { desk as deskEn } from '../../texts/en/desk/frame.ts'
import { glance, showFactor } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { DEMO_PASSWORD, giveDemoPassword } from '../support/demo-password.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { choose, press, type } from '../support/user-actions.ts'

openForAll()

const texts = {
  de: {
    ...de,
    reason: deskDe.reason,
    wordsMissing: deskDe.wordsMissing,
    filters: deskDe.list.filters,
    stepUp: securityDe.stepUp,
  },
  en: {
    ...en,
    reason: deskEn.reason,
    wordsMissing: deskEn.wordsMissing,
    filters: deskEn.list.filters,
    stepUp: securityEn.stepUp,
  },
}

test.each(glance('de'))(
  'an operator notes something about a buyer, ends a session and erases a person (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = texts[language]
    const buyer = await createBuyer(shop.db, {
      companyName: 'Hotel Wellenschlag',
      email: `welle-${language}@hotel.example`,
    })
    await shop.db`update session set browser = 'Firefox', system = 'Windows' where account_id = ${buyer.id}`
    const ticketNumber = `K${Date.now()}`
    await shop.db`
      insert into ticket (id, ticket_number, subject, first_name, last_name, email, message, account_id, language, created_at)
      values (gen_random_uuid(), ${ticketNumber}, 'OTHER', 'Jana', 'Brandt', ${buyer.email}, 'Wo ist es?', ${buyer.id}, 'de', now())`
    await shop.db`
      insert into company_vat_check (buyer_id, id, vat_id, status, source, at)
      values (${buyer.id}, gen_random_uuid(), 'ATU13585627', 'VALID', 'REGISTER', now())`
    const { id, token } = await createMember(shop.db, { isOperator: true, roles: ['ADMIN'] })
    await giveDemoPassword(shop.db, id)
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const because = async (action: string) => {
      await type(dialog.getByRole('textbox', { name: t.reason }), 'Brief vom 3. November')
      await press(dialog.getByRole('button', { name: action, exact: true }))
    }

    await enter(page, language, token, '/operator/buyers?q=Hotel%20Wellen')
    if (device.width < 640) await press(main.getByRole('button', { name: t.filters, exact: true }))
    await choose(main.getByRole('combobox', { name: t.businessType }), 'CAFE')
    await press(main.getByRole('link', { name: 'Hotel Wellenschlag' }))
    await press(main.getByRole('button', { name: t.addNote }))
    await main.getByText(t.wordsMissing).waitFor()
    await type(main.getByRole('textbox', { name: t.note }), 'Rampe hinten')
    await press(main.getByRole('button', { name: t.addNote }))
    await main.getByText('Rampe hinten').waitFor()
    await main.getByRole('region', { name: t.tickets }).getByRole('link', { name: ticketNumber }).waitFor()
    await main.getByRole('region', { name: t.vatChecks.title }).getByText('ATU13585627').waitFor()
    await main.getByRole('region', { name: t.audit }).getByText('Hotel Wellenschlag').first().waitFor()
    expect(await findBarriers(page)).toEqual([])

    await press(main.getByRole('button', { name: t.showSessionsOf('Jana Brandt') }))
    await press(main.getByRole('button', { name: t.endSessionOn(t.device('Firefox', 'Windows')) }))
    await because(t.endSession)
    await page.getByText(t.sessionEnded).waitFor()

    await press(main.getByRole('button', { name: t.privacy.eraseOf('Jana Brandt') }))
    await dialog.getByText(t.privacy.stays).waitFor()
    await because(t.privacy.erase)
    const check = page.getByRole('dialog', { name: t.stepUp.title })
    await type(check.getByRole('textbox', { name: t.stepUp.password }), DEMO_PASSWORD)
    await press(check.getByRole('button', { name: t.stepUp.confirm }))
    await main.getByRole('heading', { name: t.erased }).waitFor()
    const [row] = await shop.db`select name from company where id = ${buyer.id}`
    expect(row).toEqual({ name: '' })
    expect(besides(problems, /^403 POST .*erasure/)).toEqual([])
    await context.close()
  },
)
