import { expect, test } from 'vitest'
import { createBuyer, createMember } from '../../test/builders.ts'
import { createDesignable, draft } from '../../test/orders/designs.ts'
import { supplierDesigns as texts } from '../../texts/de/designs/supplier.ts'
import { designs } from '../../texts/de/designs/screen.ts'
import { ask, glance } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

openForAll()

async function createDesigns() {
  const { storeId, skuId } = await createDesignable(shop.db, { finalPriceCents: 350 })
  const buyer = await createBuyer(shop.db)
  const submit = async (title: string) => {
    const body = { ...draft(skuId), title, text: 'Café Morgenrot' }
    const { id } = await ask<{ id: string }>(shop.origin, '/product-designs', { body, token: buyer.token })
    await act(id, { action: 'SUBMIT' })
    return id
  }
  const act = (id: string, body: object) =>
    ask(shop.origin, `/product-designs/${id}/actions`, { body, token: buyer.token })
  const member = await createMember(shop.db, { storeId, roles: ['SALES'] })
  return { submit, act, member }
}

test.each(glance('de'))(
  'a store sends a proof and loses nothing typed where the buyer was faster; another design is rejected',
  { tags: ['long'] },
  async (language, device) => {
    const { submit, act, member } = await createDesigns()
    const [id, other] = [await submit('Becher für die Theke'), await submit('Tasse mit fremder Marke')]
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, member.token, '/supplier/product-designs')

    // What waits longest stands first.
    await page.getByRole('row').nth(1).getByText('Becher für die Theke').waitFor()
    await press(page.getByRole('link', { name: 'Becher für die Theke' }))
    await page.getByRole('heading', { level: 1, name: 'Becher für die Theke' }).waitFor()
    await page.getByText(texts.plainAt(600, '3,50\u00a0€')).waitFor()
    await type(page.getByLabel(texts.fields.unitPrice), '4,90')
    await type(page.getByLabel(texts.fields.boxes), '50')
    await type(page.getByLabel(texts.fields.leadTimeDays), '12')
    const message = page.getByRole('textbox', { name: `${texts.fields.message} (` })
    await type(message, 'Grün nach deinem Ton.')
    const send = page.getByRole('button', { name: texts.sendProof })
    await press(send)
    // What is missing stands at its field.
    await page.locator('[aria-invalid=true]').waitFor()
    expect(await page.getByLabel(texts.fields.setupFee).getAttribute('aria-invalid')).toBe('true')
    await type(page.getByLabel(texts.fields.setupFee), '35')

    await shop.db`update design set colors = '{#c81e2b}', updated_at = now() where id = ${id}`
    await press(send)
    await page.getByRole('alert').getByText(texts.changed.SUBMITTED).waitFor()
    await page.getByText('#C81E2B').waitFor()
    expect(await message.inputValue()).toBe('Grün nach deinem Ton.')
    expect(await findBarriers(page)).toEqual([])
    await press(send)
    await page.getByText(designs.proofs.number(1)).waitFor()
    const [proof] = await shop.db`
      select unit_price_cents, setup_fee_cents, min_quantity, lead_time_days, message
      from design_proof where design_id = ${id}`
    expect(proof).toEqual({
      unitPriceCents: 490,
      setupFeeCents: 3500,
      minQuantity: 300,
      leadTimeDays: 12,
      message: 'Grün nach deinem Ton.',
    })

    await enter(page, language, member.token, `/supplier/product-designs/${other}`)
    await type(page.getByLabel(designs.messages.label('Café Morgenrot')), 'Passt das so?')
    await press(page.getByRole('button', { name: designs.messages.send }))
    await page.getByRole('listitem').getByText('Passt das so?').waitFor()
    await press(page.getByRole('button', { name: texts.reject }))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByRole('textbox'), 'Marken Dritter drucken wir nicht.')
    await act(other, { action: 'CANCEL' })
    await press(dialog.getByRole('button', { name: texts.reject }))
    await dialog.getByText(texts.changed.CANCELLED).waitFor()
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Marken Dritter drucken wir nicht.')
    expect(besides(problems, /^40[09] POST .*\/(proof|reject)/)).toEqual([])
    await context.close()
  },
)
