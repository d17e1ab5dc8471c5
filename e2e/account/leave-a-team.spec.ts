import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createBuyer, createMember } from '../../test/builders.ts'
import { accountArea as areaDe } from '../../texts/de/account/area.ts'
import { security as securityDe } from '../../texts/de/account/security.ts'
import { team as teamDe } from '../../texts/de/account/team.ts'
import { accountArea as areaEn } from '../../texts/en/account/area.ts'
import { security as securityEn } from '../../texts/en/account/security.ts'
import { team as teamEn } from '../../texts/en/account/team.ts'
import { paths } from '../../web/paths.ts'
import { ask, glance, PASSWORD } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

const words = {
  de: { area: areaDe, team: teamDe, stepUp: securityDe.stepUp },
  en: { area: areaEn, team: teamEn, stepUp: securityEn.stepUp },
}

openForAll()

test.each(glance('en'))(
  "a member changes nothing of the company's and leaves it (%s, %s)",
  { tags: ['long'] },
  async (language, device) => {
    const { area, team, stepUp } = words[language]
    const owner = await createBuyer(shop.db, { language, companyName: 'Hotel Lagune' })
    const { id, token } = await createMember(shop.db, { companyId: owner.id, roles: ['BUYER'] })
    await shop.db`update account set password_hash = ${await hash(PASSWORD)}, language = ${language} where id = ${id}`

    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, token, paths.accountInfo())
    const main = page.getByRole('main')
    await main.getByText(area.info.ownersOnly).first().waitFor()
    const group = (name: string) => main.getByRole('group', { name, exact: true }).getByRole('textbox').first()
    expect(await group(area.info.company).isDisabled()).toBe(true)
    expect(await group(area.info.person).isDisabled()).toBe(false)
    await type(group(area.info.person), 'Ida')
    await press(main.getByRole('button', { name: area.info.save, exact: true }))
    await page.getByText(area.info.saved).waitFor()
    expect(await findBarriers(page)).toEqual([])

    await press(main.getByRole('button', { name: team.leave, exact: true }))
    await press(page.getByRole('dialog').getByRole('button', { name: team.leave, exact: true }))
    const check = page.getByRole('dialog', { name: stepUp.title })
    await type(check.getByRole('textbox', { name: stepUp.password }), PASSWORD)
    await press(check.getByRole('button', { name: stepUp.confirm }))
    await page.getByText(team.left('Hotel Lagune')).waitFor()
    await expect(ask(shop.origin, '/cart', { token })).rejects.toThrow('401')
    expect(besides(problems, /^403 DELETE .*team\/members/)).toEqual([])
    await context.close()
  },
)
