import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as designsApi from '../../contract/designs/designs.ts'
import * as supplierDesignsApi from '../../contract/designs/supplier-designs.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import {
  createApproved,
  createDesign,
  createDesignable,
  createSupplier,
  draft,
  offer,
} from '../../test/orders/designs.ts'
import { atOnce } from '../../test/at-once.ts'
import { findMails } from '../../test/mails.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
})
afterAll(() => app.close())

async function submitted() {
  const product = await createDesignable(app.db)
  const buyer = await createBuyer(app.db)
  const store = await createSupplier(app.db, product.storeId)
  const { id } = await createDesign(app, { token: buyer.token, skuId: product.skuId })
  const design = await act({ token: buyer.token, id }, 'SUBMIT')
  return { id, buyer, store, product, design, mine: { token: buyer.token, id } }
}
type Mine = { token: string; id: string }
const act = ({ token, id }: Mine, action: 'SUBMIT' | 'CANCEL' | 'APPROVE' | 'REQUEST_CHANGES', message?: string) =>
  app.request(designsApi.act, { id, action, ...(message && { message }) }, { token })
const refusalOf = ({ token, id }: Mine, action: string, more: object = {}) =>
  app.refusal(designsApi.act, { id, action, ...more }, { token, language: 'de' })
const proof = (id: string, { token }: { token: string }, more: object = {}) =>
  app.request(supplierDesignsApi.sendProof, { id, offer: offer(app, more), message: 'So wird es.' }, { token })
const mailsTo = async (email: string) =>
  (await findMails(app.db, { to: email })).map(({ subject, text }) => ({ subject, text }))

describe('a design on its way', () => {
  test('goes from draft to approval, each side told by mail', async () => {
    const { id, buyer, store, mine, design } = await submitted()
    expect(design).toMatchObject({
      status: 'SUBMITTED',
      statusText: 'With the store',
      allowedActions: ['CANCEL', 'MESSAGE'],
    })
    expect(await mailsTo(store.email)).toMatchObject([
      { subject: 'Neues Motiv von Café Morgenrot: Becher für die Theke' },
    ])

    const proofed = await proof(id, store)
    expect(proofed).toMatchObject({
      status: 'PROOF_READY',
      buyer: { companyName: 'Café Morgenrot', contactName: 'Jana Brandt' },
      proofs: [{ number: 1, message: 'So wird es.', previewUrl: design.previewUrl, offer: { unitPriceText: '€4.90' } }],
      offer: { unitPrice: 4.9, setupFee: 35, minQuantity: 300, leadTimeDays: 12 },
      allowedActions: ['REJECT', 'MESSAGE', 'REPORT'],
    })
    const [mail] = await mailsTo(buyer.email)
    expect(mail!.subject).toBe('Dein Druckmuster ist da: Becher für die Theke')
    expect(mail!.text).toContain('4,90\u00a0€')
    expect(mail!.text).toContain(`http://tresen.test/de/account/product-designs/${id}`)

    const approved = await act(mine, 'APPROVE')
    expect(approved).toMatchObject({ status: 'APPROVED', offer: { unitPrice: 4.9 } })
    expect(approved.allowedActions).toEqual(['REQUEST_CHANGES', 'CANCEL', 'ADD_TO_CART', 'MESSAGE'])
    expect((await mailsTo(store.email)).map(({ subject }) => subject)).toContain(
      'Café Morgenrot hat freigegeben: Becher für die Theke',
    )
  })

  test('sends its title to no address that is not confirmed', async () => {
    const { id, buyer, store, mine } = await submitted()
    await app.db`update account set email_confirmed_at = null where id = ${buyer.id}`
    await proof(id, store)
    expect(await mailsTo(buyer.email)).toEqual([])
    expect((await app.request(designsApi.read, { id }, mine)).status).toBe('PROOF_READY')
  })

  test('comes back for changes, is edited and proofed again; the first proof stays as it was', async () => {
    const { id, buyer, store, mine, product } = await submitted()
    const first = await proof(id, store)
    expect(await refusalOf(mine, 'REQUEST_CHANGES')).toMatchObject({
      status: 400,
      fieldErrors: { message: 'Bitte schreib, was anders werden soll.' },
    })
    const changes = await act(mine, 'REQUEST_CHANGES', 'Bitte größer.')
    expect(changes).toMatchObject({
      status: 'CHANGES_REQUESTED',
      offer: null,
      messages: [{ by: 'BUYER', byText: 'You', text: 'Bitte größer.' }],
    })
    const placement = { x: 0.5, y: 0.5, scale: 0.9, rotation: 0 }
    await app.request(designsApi.write, { id, ...draft(product.skuId), placement }, buyer)
    await act(mine, 'SUBMIT')
    const second = await proof(id, store, { unitPrice: 5.2 })
    expect(second.proofs.map(({ number, offer }) => [number, offer.unitPrice])).toEqual([
      [2, 5.2],
      [1, 4.9],
    ])
    expect(second.proofs[1]!.previewUrl).toBe(first.previewUrl)
    expect(second.previewUrl).not.toBe(first.previewUrl)
    expect((await app.fastify.inject(`${first.previewUrl}_500`)).statusCode).toBe(200)
    expect(second.offer).toMatchObject({ unitPrice: 5.2 })
  })

  test('can be refused by the store, which says why', async () => {
    const { id, buyer, store } = await submitted()
    await app.request(supplierDesignsApi.reject, { id, message: 'Marken Dritter drucken wir nicht.' }, store)
    expect(await app.request(designsApi.read, { id }, buyer)).toMatchObject({
      status: 'REJECTED',
      messages: [{ by: 'STORE', text: 'Marken Dritter drucken wir nicht.' }],
      allowedActions: ['MESSAGE'],
    })
    const [mail] = await mailsTo(buyer.email)
    expect(mail!.text).toContain('Marken Dritter')
  })

  test('takes messages of both sides once the store has seen it', async () => {
    const { id, buyer, store } = await submitted()
    await app.request(designsApi.writeMessage, { id, text: 'Geht es bis Freitag?' }, buyer)
    const seen = await app.request(supplierDesignsApi.writeMessage, { id, text: 'Ja.' }, { ...store, language: 'de' })
    expect(seen.messages.map(({ by, byText, text }) => [by, byText, text])).toEqual([
      ['BUYER', 'Kunde', 'Geht es bis Freitag?'],
      ['STORE', 'Du', 'Ja.'],
    ])
  })
})

describe('a step that is not due', () => {
  test('is 409 for the buyer', async () => {
    const { id, buyer, mine, product } = await submitted()
    for (const action of ['SUBMIT', 'APPROVE', 'REQUEST_CHANGES'])
      expect(await refusalOf(mine, action, { message: 'x' })).toMatchObject({ status: 409, code: 'DESIGN_STATE' })
    const write = { id, ...draft(product.skuId) }
    expect(await app.refusal(designsApi.write, write, buyer)).toMatchObject({ status: 409, code: 'DESIGN_STATE' })
    await act(mine, 'CANCEL')
    expect(await refusalOf(mine, 'CANCEL')).toMatchObject({ status: 409 })
  })

  test('is 409 for the store', async () => {
    const { id, store } = await createApproved(app)
    const sent = { id, offer: offer(app) }
    expect(await app.refusal(supplierDesignsApi.sendProof, sent, store)).toMatchObject({
      status: 409,
      code: 'DESIGN_STATE',
    })
    expect(await app.refusal(supplierDesignsApi.reject, { id, message: 'Nein' }, store)).toMatchObject({ status: 409 })
  })

  test('is an empty design to submit', async () => {
    const { skuId } = await createDesignable(app.db)
    const buyer = await createBuyer(app.db)
    const { id } = await app.request(designsApi.create, draft(skuId), buyer)
    expect(await refusalOf({ token: buyer.token, id }, 'SUBMIT')).toMatchObject({
      status: 400,
      fieldErrors: { text: expect.any(String) },
    })
  })

  test('is an approval after the offer has run out; asking for a new one is', async () => {
    const { id, store, mine } = await submitted()
    await proof(id, store, { validUntil: new Date(Date.now() + 3_600_000).toISOString() })
    app.time.shiftMs = 2 * 3_600_000
    expect(await refusalOf(mine, 'APPROVE')).toMatchObject({ status: 409, code: 'DESIGN_STATE' })
    expect(await act(mine, 'REQUEST_CHANGES', 'Bitte neu anbieten.')).toMatchObject({ status: 'CHANGES_REQUESTED' })
    app.time.shiftMs = 0
  })

  test('is an approval of a proof that another one has taken the place of', async () => {
    const { id, store, mine } = await submitted()
    const [first] = (await proof(id, store)).proofs
    await act(mine, 'REQUEST_CHANGES', 'Bitte größer.')
    const [second] = (await proof(id, store, { unitPrice: 9 })).proofs
    const approve = (proofId: string) => ({ id, action: 'APPROVE' as const, proofId })
    expect(await app.refusal(designsApi.act, approve(first!.id), mine)).toMatchObject({ code: 'DESIGN_STATE' })
    expect(await app.request(designsApi.act, approve(second!.id), mine)).toMatchObject({ offer: { unitPrice: 9 } })
  })

  test('is taken once, however often at once', async () => {
    const { id, store, mine } = await submitted()
    await proof(id, store)
    const { done, refused } = await atOnce(16, (i) => (i % 2 ? act(mine, 'APPROVE') : act(mine, 'CANCEL')))
    const states = new Set(done.map(({ status }) => status))
    expect(states.has('CANCELLED') || states.has('APPROVED')).toBe(true)
    expect(refused.every(({ code }) => code === 'DESIGN_STATE')).toBe(true)
    // An approved one can still be cancelled, never the other way round.
    expect(done.length).toBeLessThanOrEqual(2)
  })
})

describe("the store's side", () => {
  test('is closed to visitors and buyers', async () => {
    const { id, buyer } = await submitted()
    for (const endpoint of [supplierDesignsApi.list, supplierDesignsApi.read, supplierDesignsApi.reject] as const) {
      const input =
        endpoint === supplierDesignsApi.list
          ? {}
          : { id, ...(endpoint === supplierDesignsApi.reject && { message: 'x' }) }
      expect(await app.refusal(endpoint, input)).toMatchObject({ status: 401 })
      expect(await app.refusal(endpoint, input, buyer)).toMatchObject({ status: 403 })
    }
  })

  test("shows what was submitted for its own goods, no drafts and no other store's", async () => {
    const { id, store, product } = await submitted()
    const other = await submitted()
    const { id: draftId } = await createDesign(app, { token: (await createBuyer(app.db)).token, skuId: product.skuId })
    const page = await app.request(supplierDesignsApi.list, {}, store)
    expect(page.items.map((design) => design.id)).toEqual([id])
    for (const hidden of [draftId, other.id]) {
      expect(await app.refusal(supplierDesignsApi.read, { id: hidden }, store)).toMatchObject({ status: 404 })
      const sent = { id: hidden, offer: offer(app) }
      expect(await app.refusal(supplierDesignsApi.sendProof, sent, store)).toMatchObject({ status: 404 })
    }
  })

  test.each([
    ['half a cent', { unitPrice: 1.005 }, 'offer.unitPrice', 'At most two decimals'],
    ['nothing', { unitPrice: 0 }, 'offer.unitPrice'],
    ['half a box', { minQuantity: 301 }, 'offer.minQuantity'],
    ['yesterday', { validUntil: '2020-01-01T00:00:00Z' }, 'offer.validUntil'],
  ])('an offer of %s is refused by name', async (_, more, field, sentence = expect.any(String) as string) => {
    const { id, store } = await submitted()
    const refusal = await app.refusal(supplierDesignsApi.sendProof, { id, offer: offer(app, more) }, store)
    expect(refusal).toMatchObject({ status: 400, fieldErrors: { [field]: sentence } })
  })
})
