import { expect, test } from 'vitest'
import { notifyOperators, notifyStore } from '../../../api/desk/notices/notify.ts'
import { createMember, createStore } from '../../../test/builders.ts'
import { desk as de } from '../../../texts/de/desk/frame.ts'
import { noticeChoices as choicesDe } from '../../../texts/de/desk/notice-choices.ts'
import { deskNotices as noticesDe } from '../../../texts/de/desk/notices.ts'
import { desk as en } from '../../../texts/en/desk/frame.ts'
import { noticeChoices as choicesEn } from '../../../texts/en/desk/notice-choices.ts'
import { deskNotices as noticesEn } from '../../../texts/en/desk/notices.ts'
import { glance, showFactor } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { check, press } from '../../support/user-actions.ts'

const texts = { de, en }
const choices = { de: choicesDe, en: choicesEn }
const words = { de: noticesDe, en: noticesEn }

openForAll()

/** Only the bell is looked at. */
const silent = () => ({ jobs: { isSilent: true as const, send: async () => {} }, origin: shop.origin })

test.each(glance('de'))(
  'a supplier is told that a paper ends, goes there, has read it and chooses to get a mail (%s, %s)',
  async (language, device) => {
    const { bell, places } = texts[language]
    const { id: storeId } = await createStore(shop.db)
    const { token } = await createMember(shop.db, { storeId, roles: ['OWNER'] })
    const about = { paper: 'LUCID' as const, endsOn: '2026-12-20' }
    await notifyStore(shop.db, silent(), { kind: 'PAPER_ENDS', about, at: new Date(), storeId, right: 'store' })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, token, '/supplier')
    await press(page.getByRole('button', { name: bell.unread(1) }).filter({ visible: true }))
    const notices = page.getByRole('region', { name: bell.title }).filter({ visible: true })
    await notices.getByText('LUCID').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.width)
    await press(notices.getByRole('link', { name: words[language].actions.renew }))
    await page.getByRole('heading', { level: 1, name: places.supplier.papers }).waitFor()
    await press(page.getByRole('button', { name: bell.title, exact: true }).filter({ visible: true }))
    await press(notices.getByRole('link', { name: bell.choose }))
    await page.getByRole('heading', { level: 1, name: places.supplier.notices }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.width)
    const { kinds, ways, saved } = choices[language]
    const own = page.getByRole('group', { name: kinds.supplier.PAPER_ENDS![0] }).getByRole('radio', { name: ways.MAIL })
    await check(own)
    await page.getByText(saved).waitFor()
    await page.reload()
    await own.and(page.locator(':checked')).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glance('en'))(
  'an operator marks what was told as read (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { bell } = texts[language]
    const { token } = await createMember(shop.db, { isOperator: true, roles: ['SUPPORT'] })
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const about = { writer: 'Jana', number: 'A-1' }
    await shop.db`delete from desk_notice`
    await notifyOperators(shop.db, silent(), { kind: 'TICKET', about, at: new Date(), right: 'buyers' })
    await enter(page, language, token, '/operator')
    await press(page.getByRole('button', { name: bell.unread(1) }).filter({ visible: true }))
    await press(page.getByRole('button', { name: bell.markAll }).filter({ visible: true }))
    await page.getByRole('button', { name: bell.title, exact: true }).filter({ visible: true }).waitFor()
    const [row] = await shop.db`select read_at is not null as is_read from desk_notice where account_id in (
    select account_id from membership m join session s using (account_id) where m.is_operator) and read_at is not null limit 1`
    expect(row).toMatchObject({ isRead: true })
    expect(problems).toEqual([])
    await context.close()
  },
)
