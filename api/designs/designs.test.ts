import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as designTemplateApi from '../../contract/designs/design-template.ts'
import * as designsApi from '../../contract/designs/designs.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { createDesign, createDesignable, draft, logoFile } from '../../test/orders/designs.ts'

let app: TestApp
let buyer: Awaited<ReturnType<typeof createBuyer>>
let skuId: string
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await createBuyer(app.db)
  skuId = (await createDesignable(app.db)).skuId
})

const read = (id: string, token = buyer.token) => app.request(designsApi.read, { id }, { token })
const create = (more: object = {}) => app.request(designsApi.create, { ...draft(skuId), ...more }, buyer)
const id = '0199a4e6-0000-7000-8000-000000000000'

describe('a design of one', () => {
  test.each([
    ['list', designsApi.list, {}],
    ['create', designsApi.create, draft('100001')],
    ['read the template', designTemplateApi.read, { productSkuId: '100001' }],
    ['read', designsApi.read, { id }],
    ['write', designsApi.write, { id, ...draft('100001') }],
    ['take off a file', designsApi.removeFile, { id, fileId: id }],
    ['take a step', designsApi.act, { id, action: 'SUBMIT' }],
    ['write a message', designsApi.writeMessage, { id, text: 'Hallo' }],
  ] as const)('a visitor who wants to %s gets 401', async (_, endpoint, input) => {
    expect(await app.refusal(endpoint, input)).toMatchObject({ status: 401 })
  })

  test("another buyer's design is 404, whatever is tried", async () => {
    const mine = await createDesign(app, { ...buyer, skuId })
    const { token } = await createBuyer(app.db)
    const refusal = (endpoint: never, input: object) => app.refusal(endpoint, input, { token })
    expect((await app.request(designsApi.list, {}, { token })).items).toEqual([])
    for (const [endpoint, input] of [
      [designsApi.read, { id: mine.id }],
      [designsApi.write, { id: mine.id, ...draft(skuId) }],
      [designsApi.addFile, { id: mine.id, kind: 'LOGO', file: await logoFile() }],
      [designsApi.removeFile, { id: mine.id, fileId: mine.files[0]!.id }],
      [designsApi.act, { id: mine.id, action: 'SUBMIT' }],
      [designsApi.writeMessage, { id: mine.id, text: 'Hallo' }],
    ] as const)
      expect(await refusal(endpoint as never, input)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await read(mine.id)).toEqual(mine)
  })

  test('begins as a draft with the places of the template', async () => {
    const template = await app.request(designTemplateApi.read, { productSkuId: skuId }, buyer)
    const made = await create({ text: ' Café ' })
    expect(made).toMatchObject({
      title: 'Becher für die Theke',
      status: 'DRAFT',
      technique: 'PRINT_1C',
      colors: ['#0a2f5a'],
      text: 'Café',
      placement: template.placement,
      textPlacement: template.textPlacement,
      files: [],
      proofs: [],
      offer: null,
      messages: [],
      allowedActions: ['EDIT', 'SUBMIT', 'CANCEL'],
      orderId: null,
    })
    expect(await read(made.id)).toEqual(made)
    expect(await app.request(designsApi.list, {}, buyer)).toMatchObject({
      totalItems: 1,
      items: [{ id: made.id }],
    })
    expect(await app.request(designsApi.list, { status: 'APPROVED' }, buyer)).toMatchObject({ items: [] })
  })

  test('is replaced as a whole, and its preview with it', async () => {
    const made = await create()
    const placement = { x: 0.2, y: 0.3, scale: 0.4, rotation: -15 }
    const written = await app.request(
      designsApi.write,
      { id: made.id, ...draft(skuId), technique: 'PRINT_4C', colors: [], placement, quantity: 1200 },
      buyer,
    )
    expect(written).toMatchObject({ technique: 'PRINT_4C', colors: [], placement, quantity: 1200 })
    expect(written.previewUrl).not.toBe(made.previewUrl)
    expect((await app.fastify.inject(`${made.previewUrl}_500`)).statusCode).toBe(404)
  })

  test('of two with the same contents has a preview of its own', async () => {
    expect((await create()).previewUrl).not.toBe((await create()).previewUrl)
  })
})

describe('what a product cannot take', () => {
  test.each([
    ['a technique', { technique: 'EMBROIDERY' }, 'technique'],
    ['no colour for one ink', { colors: [] }, 'colors'],
    ['two colours for one ink', { colors: ['#000000', '#ffffff'] }, 'colors'],
    ['a colour of words', { colors: ['red'] }, 'colors.0'],
    ['a place off the area', { placement: { x: 1.2, y: 0, scale: 1, rotation: 0 } }, 'placement.x'],
    ['a field of ours', { status: 'APPROVED' }, 'status'],
    ['somebody to be', { buyerId: id }, 'buyerId'],
  ])('%s is refused by name', async (_, more, field) => {
    const refusal = await app.refusal(designsApi.create, { ...draft(skuId), ...more }, { ...buyer, language: 'de' })
    expect(refusal).toMatchObject({ status: 400, fieldErrors: { [field]: expect.any(String) } })
  })

  test('goods that are not designable, unknown or hidden are 404', async () => {
    const hidden = await createDesignable(app.db, { isExclusive: true })
    const plain = await createDesignable(app.db, { isDesignable: false })
    const noBase = await createDesignable(app.db, { picture: app.db.json({ archetype: 'chair' }) })
    for (const productSkuId of [hidden.skuId, plain.skuId, noBase.skuId, '999999']) {
      const input = { ...draft(productSkuId), productSkuId }
      expect(await app.refusal(designsApi.create, input, buyer)).toMatchObject({ status: 404 })
      expect(await app.refusal(designTemplateApi.read, { productSkuId }, buyer)).toMatchObject({ status: 404 })
    }
  })
})

test('the template tells the editor where and how the product can be printed', async () => {
  const template = await app.request(designTemplateApi.read, { productSkuId: skuId }, { ...buyer, language: 'de' })
  expect(template).toMatchObject({
    productSkuId: skuId,
    ground: '#e0a15a',
    techniques: [
      { code: 'PRINT_1C', name: 'Druck, einfarbig', minColors: 1, maxColors: 1 },
      { code: 'PRINT_4C', minColors: 0, maxColors: 1 },
      { code: 'ENGRAVING' },
    ],
    limits: { maxFiles: 6, maxFileBytes: 10_485_760, countPerBox: 6 },
  })
  expect(template.outline).toHaveLength(32)
  for (const { x, y } of template.outline) expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0)
  const picture = await app.fastify.inject({ url: `${template.imageUrl}_500`, headers: { accept: 'image/webp' } })
  expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } })
})

test('an upload is sent as it is read, never whole, with its length', async () => {
  const { files } = await createDesign(app, { ...buyer, skuId })
  const read = vi.spyOn(app.deps.files, 'read')
  const { headers, rawPayload } = await app.fastify.inject({ url: files[0]!.url })
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'content-length': String(rawPayload.length) })
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})
