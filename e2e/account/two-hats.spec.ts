import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { newId } from '../../api/platform/ids.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { accountArea as areaDe } from '../../texts/de/account/area.ts'
import { security as securityDe } from '../../texts/de/account/security.ts'
import * as teamDe from '../../texts/de/account/team.ts'
import { accountArea as areaEn } from '../../texts/en/account/area.ts'
import { security as securityEn } from '../../texts/en/account/security.ts'
import * as teamEn from '../../texts/en/account/team.ts'
import { accountPaths } from '../../web/account-paths.ts'
import { ask, glance, PASSWORD } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { choose, press, type } from '../support/user-actions.ts'

const words = {
  de: { ...teamDe, area: areaDe, stepUp: securityDe.stepUp },
  en: { ...teamEn, area: areaEn, stepUp: securityEn.stepUp },
}

openForAll()

test.each(glance('en'))(
  'who has two hats hands one over and goes on under the other (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { team: t, memberships, area, stepUp } = words[language]
    const { id, token } = await createBuyer(shop.db, { language, companyName: 'Hotel Lagune' })
    await shop.db`update account set password_hash = ${await hash(PASSWORD)} where id = ${id}`
    const heir = await createMember(shop.db, { companyId: id, roles: ['BUYER'] })
    await shop.db`update account set first_name = 'Ida', last_name = 'Brook' where id = ${heir.id}`
    const second = await createBuyer(shop.db, { companyName: 'Gasthof Linde' })
    await shop.db`
    insert into membership (id, account_id, company_id, roles, created_at)
    values (${newId()}, ${id}, ${second.id}, '{BOOKKEEPER}', now())`

    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, token, accountPaths.team())
    await press(page.getByRole('main').getByRole('button', { name: t.handOver }))
    const dialog = page.getByRole('dialog', { name: t.handOver })
    await choose(dialog.getByRole('combobox', { name: t.handOverTo }), { label: 'Ida Brook' })
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: t.handOver }))
    const check = page.getByRole('dialog', { name: stepUp.title })
    await type(check.getByRole('textbox', { name: stepUp.password }), PASSWORD)
    await press(check.getByRole('button', { name: stepUp.confirm }))
    await page.getByText(t.handOverDone('Ida Brook')).waitFor()
    await page.getByText(area.info.ownersOnly).first().waitFor()

    await press(page.getByRole('banner').getByRole('button', { name: 'Hotel Lagune' }))
    await press(page.getByRole('button', { name: memberships.actAs('Gasthof Linde') }))
    await page.getByRole('banner').getByRole('button', { name: 'Gasthof Linde' }).waitFor()
    const tabs = page.getByRole('navigation', { name: area.navigation })
    await tabs.getByRole('link', { name: area.pages.documents }).waitFor()
    expect(await tabs.getByRole('link', { name: area.pages.orders }).count()).toBe(0)
    await expect(ask(shop.origin, '/cart', { token })).rejects.toThrow('401')
    expect(besides(problems, /^403 POST .*ownership/)).toEqual([])
    await context.close()
  },
)
