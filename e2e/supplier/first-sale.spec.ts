import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createAddress, createBuyer, createMember, createProduct } from '../../test/builders.ts'
import { photoFile } from '../../test/range/photos.ts'
import { isLong } from '../../test/runner/long.ts'
import { laptop, local, PASSWORD, showFactor, texts, visits, visitsIn, type Language } from '../support/account.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { markPaid } from '../support/order-paid.ts'
import { check, pick, press, type, upload } from '../support/user-actions.ts'
import { applyToSell, enterToSell, findCategory, type Category } from './apply-to-sell.ts'
import { words, type Words } from './first-sale-words.ts'

openForAll()

/** Whoever sets a store up, and the way from the list of steps to each of their pages. */
function setUpOn(page: Page, language: Language, t: Words) {
  const dialog = page.getByRole('dialog')
  const main = page.getByRole('main')
  const goTo = async (way: keyof Words['setUp']['ways']) => {
    await page.goto(local(language, '/supplier/setup'))
    await press(main.getByRole('link', { name: t.setUp.ways[way], exact: true }))
  }
  const saveSettings = async () => {
    await press(main.getByRole('button', { name: t.settings.save, exact: true }))
    await page.getByText(t.settings.saved).waitFor()
  }
  return {
    async papers() {
      await goTo('legal')
      await type(main.getByLabel(t.settings.fields.lucid), 'DE1234567890123')
      await saveSettings()
      await goTo('papers')
      for (const kind of ['IDENTITY', 'SYSTEM'] as const) {
        await press(main.getByRole('button', { name: `${t.papers.send}: ${t.papers.names[kind]}` }))
        await type(dialog.getByRole('textbox', { name: t.papers.values[kind] }), `No. 1 of ${kind}`)
        const proof = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
        await upload(dialog.getByLabel(t.papers.proof), proof)
        await dialog.getByRole('link').waitFor()
        await press(dialog.getByRole('button', { name: t.papers.send, exact: true }))
        await dialog.waitFor({ state: 'detached' })
      }
    },
    /** The second factor, then the account that it is asked for. */
    async bank() {
      const { secondFactor: factor, stepUp } = t.security
      await goTo('security')
      await press(main.getByRole('button', { name: factor.setUp }))
      await type(dialog.getByRole('textbox', { name: factor.password }), PASSWORD)
      await press(dialog.getByRole('button', { name: factor.next }))
      await dialog.getByRole('img', { name: factor.qrCode }).waitFor()
      const secret = Secret.fromBase32((await dialog.locator('code').textContent())!.replaceAll(' ', ''))
      await type(dialog.getByRole('textbox', { name: factor.code }), new TOTP({ secret }).generate())
      await press(dialog.getByRole('button', { name: factor.switchOn }))
      const recoveryCode = await dialog
        .getByRole('list', { name: factor.codesTitle })
        .getByRole('listitem')
        .first()
        .textContent()
      await press(dialog.getByRole('button', { name: factor.stored }))
      await goTo('bank')
      await type(main.getByLabel(t.bank.fields.iban), 'DE40 9876 5432 9876 5432 10')
      await type(main.getByLabel(t.bank.fields.holder), 'Senfmühle Elbtal GmbH')
      await press(main.getByRole('button', { name: t.bank.save }))
      await type(dialog.getByRole('textbox', { name: stepUp.code }), recoveryCode!)
      await press(dialog.getByRole('button', { name: stepUp.confirm }))
      await page.getByText(t.bank.saved).waitFor()
    },
    async delivery() {
      await goTo('terms')
      await type(main.getByLabel(t.settings.fields.minimumOrder), '60,00')
      await saveSettings()
      await goTo('calendar')
      await press(main.getByRole('button', { name: t.delivery.save, exact: true }))
      await page.getByText(t.delivery.saved).waitFor()
    },
    async profile() {
      await goTo('profile')
      for (const field of ['taglineDe', 'taglineEn', 'descriptionDe', 'descriptionEn'] as const)
        await type(main.getByLabel(t.settings.fields[field]), 'Senf aus dem Elbtal')
      await saveSettings()
    },
    /** From a picture to the operators. */
    async product(name: string, category: Category) {
      await goTo('goods')
      await press(page.getByRole('button', { name: t.range.create }))
      await pick(dialog.getByRole('combobox', { name: t.range.newProduct.category }), category.path)
      await press(dialog.getByRole('button', { name: t.range.newProduct.create }))
      await page.getByRole('heading', { level: 1, name: t.editor.unnamed }).waitFor()
      const buffer = Buffer.from(await (await photoFile()).arrayBuffer())
      await upload(page.getByRole('button', { name: t.editor.pictures.add }).first(), {
        name: 'senf.png',
        mimeType: 'image/png',
        buffer,
      })
      await page.getByRole('list', { name: t.editor.pictures.list }).getByText(t.editor.pictures.main).waitFor()
      const { fields } = t.editor
      for (const field of ['nameDe', 'nameEn'] as const) await type(page.getByLabel(fields[field]), name)
      const values = { price: '12,50', supplierSku: 'S-1', countPerBox: '6', firstStock: '600' }
      for (const [field, value] of Object.entries(values))
        await type(page.getByLabel(fields[field as keyof typeof values], { exact: true }), value)
      await page.locator('[data-save-state=saved]').waitFor()
      await press(page.getByRole('button', { name: t.editor.publish.button }))
      await press(dialog.getByRole('button', { name: t.editor.publish.handIn }))
      await page.getByText(t.editor.publish.handedIn).waitFor()
    },
    async submit() {
      await page.goto(local(language, '/supplier/setup'))
      await press(main.getByRole('button', { name: t.setUp.submit }))
      await main.getByText(t.setUp.submitted).waitFor()
    },
    async answer(text: string) {
      await page.goto(local(language, '/supplier/setup'))
      await main.getByText(t.setUp.question, { exact: true }).waitFor()
      await type(main.getByRole('textbox', { name: t.setUp.answer }), text)
      await press(main.getByRole('button', { name: t.setUp.send }))
      await main.getByText(t.setUp.submitted).waitFor()
    },
  }
}

/** An operator at the queue; a decision takes effect at once. */
async function openQueue(language: Language, { approvals }: Words) {
  const { token } = await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] })
  await showFactor(shop.db, token)
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  const decide = async (kind: 'PRODUCT' | 'STORE', name: string, question?: string) => {
    await enter(page, language, token, `/operator/approvals?view=${kind}`)
    await press(page.getByRole('link', { name }))
    await type(page.getByRole('textbox', { name: approvals.message }), question ?? '')
    await press(page.getByRole('button', { name: approvals[question ? 'ask' : 'approve'], exact: true }))
    await page.getByRole('button', { name: approvals.undo }).waitFor()
    await shop.db`update approval set effect_at = now() where kind = ${kind} and state = 'DECIDED'`
  }
  return { decide, context, problems }
}

/** Buys a case of it, found on the page of the store. */
async function buyOn(page: Page, language: Language, productName: string) {
  const t = texts[language]
  await press(page.getByRole('main').getByRole('link', { name: productName }).first())
  await page.getByRole('heading', { level: 1, name: productName }).waitFor()
  await press(page.getByRole('button', { name: new RegExp(`^${t.catalogue.quantity.add}`) }).first())
  await page.getByText(t.cart.added(1)).first().waitFor()
  await page.goto(local(language, '/cart'))
  await press(page.getByRole('link', { name: new RegExp(`^${t.cart.checkout}`) }).first())
  await press(page.getByRole('button', { name: t.checkout.next.address }))
  await check(page.getByRole('radio', { name: /Überweisung|Bank transfer/ }))
  await press(page.getByRole('button', { name: t.checkout.next.payment }))
  await check(page.getByRole('checkbox', { name: new RegExp(`^${t.checkout.review.terms.split('{')[0]}`) }))
  await press(page.getByRole('button', { name: new RegExp(`^${t.checkout.review.order}`) }))
  await page.getByRole('heading', { level: 1, name: t.checkout.success.title }).waitFor()
}

test.each(isLong ? visits : visitsIn('en'))(
  'from the application to the first sale (%s, %s)',
  async (language, device) => {
    const t = words[language]
    const [storeName, productName] = [`Senfmühle ${language} ${device.name}`, `Senfstampfer ${language}`]
    const category = await findCategory(language)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enterToSell(page, language, storeName)
    const store = await applyToSell(page, t, { storeName, root: category.path.split(' › ')[0]! })
    // The first of five, so that nobody waits for four more uploads.
    const values = { status: 'IN_REVIEW', categorySlug: category.slug, rootCategorySlug: category.root }
    for (let nth = 0; nth < 4; nth++) await createProduct(shop.db, store.id, values)

    const setUp = setUpOn(page, language, t)
    await setUp.papers()
    await setUp.bank()
    await setUp.delivery()
    await setUp.profile()
    await setUp.product(productName, category)
    await setUp.submit()

    const queue = await openQueue(language, t)
    await queue.decide('PRODUCT', productName)
    await queue.decide('STORE', storeName, 'Wem gehört die Mühle?')
    await expect
      .poll(() => shop.db`select state from store_application where store_id = ${store.id}`)
      .toEqual([{ state: 'QUESTION' }])
    await setUp.answer('Rika Thiele allein')
    const pageOfStore = local(language, `/stores/${store.slug}`)
    expect((await page.request.get(pageOfStore)).status()).toBe(404)
    await queue.decide('STORE', storeName)
    await expect.poll(async () => (await page.request.get(pageOfStore)).text()).toContain(productName)

    const buyer = await createBuyer(shop.db, { language })
    await createAddress(shop.db, buyer.id)
    const bought = await visit(browser, shop.origin, device)
    await enter(bought.page, language, buyer.token, `/stores/${store.slug}`)
    await buyOn(bought.page, language, productName)
    const [order] = await shop.db<
      { orderNumber: string }[]
    >`select order_number from orders where buyer_id = ${buyer.id}`
    await markPaid(shop, order!.orderNumber)

    await page.goto(local(language, '/supplier'))
    const task = page.getByRole('listitem').filter({ hasText: new RegExp(`^1${t.today.kinds.NEW_ORDERS}`) })
    await press(task.getByRole('link'))
    await press(page.getByRole('button', { name: new RegExp(order!.orderNumber) }))
    await page.getByRole('complementary').getByText(productName).waitFor()
    expect(
      [...problems, ...queue.problems, ...bought.problems].filter((problem) => !/^403 .*bank/.test(problem)),
    ).toEqual([])
    await Promise.all([context, queue.context, bought.context].map((each) => each.close()))
  },
)
