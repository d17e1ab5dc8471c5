import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as ticketsApi from '../../contract/tickets/tickets.ts'
import { INBOUND_SECRET } from '../../test/app.ts'
import { createMember } from '../../test/builders.ts'
import { composeMail } from '../../test/operator/compose-mail.ts'
import { attachmentTexts as filesDe } from '../../texts/de/attachments/screen.ts'
import { contact as contactDe } from '../../texts/de/content/contact.ts'
import { operatorTickets as de } from '../../texts/de/tickets/operator.ts'
import { attachmentTexts as filesEn } from '../../texts/en/attachments/screen.ts'
import { contact as contactEn } from '../../texts/en/content/contact.ts'
import { operatorTickets as en } from '../../texts/en/tickets/operator.ts'
import { local, showFactor, glance } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, choose, press, type } from '../support/user-actions.ts'

openForAll()

const texts = { de, en }
const files = { de: filesDe, en: filesEn }
const forms = { de: contactDe, en: contactEn }

/** As a mail server posts what has come. */
async function post(message: File) {
  const form = new FormData()
  form.set('secret', INBOUND_SECRET)
  form.set('message', message)
  const reply = await fetch(`${shop.origin}${ticketsApi.receiveMail.path}`, { method: 'POST', body: form })
  return reply.json()
}

const pictureOf = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()

test.each(glance('de'))(
  'a visitor writes, an operator answers, the reply comes back and the ticket is closed (%s, %s)',
  async (language, device) => {
    const [t, form] = [texts[language], forms[language]]
    const email = `mira-${language}@cafe.example`
    const { token } = await createMember(shop.db, { isOperator: true, roles: ['SUPPORT'] })
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const main = page.getByRole('main')

    await page.goto(local(language, '/static/contact-us'), { waitUntil: 'networkidle' })
    await choose(main.getByLabel(form.subject), 'DELIVERY_STATUS')
    await type(main.getByLabel(form.firstName), 'Mira')
    await type(main.getByLabel(form.lastName), 'Sommer')
    await type(main.getByLabel(form.email), email)
    await type(main.getByLabel(form.message, { exact: true }), 'Wann kommt die Ware?')
    await check(main.getByLabel(form.privacyAccepted))
    await press(main.getByRole('button', { name: form.send }))
    await main.getByRole('heading', { name: form.sentTitle }).waitFor()

    await enter(page, language, token, `/operator/tickets?q=${email}`)
    await press(page.getByRole('row').getByRole('link', { name: /^K\d+/ }))
    const thread = page.getByRole('list', { name: t.thread })
    await thread.waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: t.send, exact: true }))
    await page.getByText(t.answerMissing).waitFor()
    await type(page.getByRole('textbox', { name: t.answer }), 'Morgen um neun.')
    const plan = { name: 'tour.png', mimeType: 'image/png', buffer: await pictureOf('#224488') }
    await page.getByLabel(t.attach).setInputFiles(plan)
    await page.getByRole('list', { name: files[language].list }).getByRole('listitem').waitFor()
    await press(page.getByRole('button', { name: t.send, exact: true }))
    await expect.poll(() => thread.locator('> li').count()).toBe(2)

    const [ticket] = await shop.db<{ replyToken: string; ticketNumber: string }[]>`
      select reply_token, ticket_number from ticket where email = ${email}`
    const to = `post+${ticket!.replyToken}@localhost`
    await thread.getByRole('link', { name: files[language].open('tour.png') }).waitFor()
    const content = await pictureOf('#884422')
    const attachments = [
      { filename: 'kiste.png', content },
      { filename: 'liste.docx', content: 'a' },
    ]
    const reply = await composeMail({ from: email, to, text: 'Danke', attachments })
    expect(await post(reply)).toEqual({ outcome: 'ADDED', ticketNumber: ticket!.ticketNumber })
    await page.reload()
    await expect.poll(() => thread.locator('> li').count()).toBe(3)
    const photo = thread.getByRole('link', { name: files[language].open('kiste.png') })
    await expect
      .poll(() => photo.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await thread.getByText(t.files('liste.docx')).waitFor()
    await press(page.getByRole('button', { name: t.close, exact: true }))
    await page.getByRole('button', { name: t.reopen }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
