import { expect, test } from 'vitest'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { photoFile } from '../../test/range/photos.ts'
import { rangeEditor as texts } from '../../texts/de/range/editor.ts'
import { rangeList as list } from '../../texts/de/range/list.ts'
import { rangeList as english } from '../../texts/en/range/list.ts'
import { glance, laptop } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press, type, upload } from '../support/user-actions.ts'

openForAll()

test.each(glance('de'))(
  'a new product gets a picture and is handed in; two others are paused at once',
  async (language, device) => {
    const { id: storeId } = await createStore(shop.db)
    const [category] = await shop.db<{ slug: string; name: string }[]>`
    select c.slug, r.name_de || ' › ' || c.name_de as name from category c join category r on r.slug = c.parent_slug
    where not c.is_food order by c.slug limit 1`
    for (const supplierSku of ['P-1', 'P-2'])
      await createProduct(shop.db, storeId, { supplierSku, categorySlug: category!.slug })
    const { token } = await createMember(shop.db, { storeId, roles: ['CATALOGUE'] })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, token, '/supplier/products')

    await press(page.getByRole('button', { name: list.create }))
    const dialog = page.getByRole('dialog')
    await press(dialog.getByRole('combobox', { name: list.newProduct.category }))
    await press(dialog.getByRole('option', { name: category!.name }))
    await press(dialog.getByRole('button', { name: list.newProduct.create }))
    await page.getByRole('heading', { level: 1, name: texts.unnamed }).waitFor()
    await type(page.getByLabel(texts.fields.nameDe), 'Siebträger-Pinsel')
    await type(page.getByLabel(texts.fields.price, { exact: true }), '12,50')
    await type(page.getByLabel(texts.fields.supplierSku, { exact: true }), 'P-3')
    const photo = Buffer.from(await (await photoFile()).arrayBuffer())
    await upload(page.locator('input[type=file]'), { name: 'pinsel.png', mimeType: 'image/png', buffer: photo })
    await page.getByRole('list', { name: texts.pictures.list }).getByText(texts.pictures.main).waitFor()
    await page.locator('[data-save-state=saved]').waitFor()
    expect(await findBarriers(page)).toEqual([])

    // It is on the server, and nothing counts yet.
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Siebträger-Pinsel' }).waitFor()
    const [draft] = await shop.db<{ skuId: string; status: string }[]>`
    select sku_id, status from product where store_id = ${storeId} order by created_at desc limit 1`
    expect(draft!.status).toBe('DRAFT')
    await press(page.getByRole('button', { name: texts.publish.button }))
    await press(dialog.getByRole('button', { name: texts.publish.handIn }))
    await page.getByText(texts.publish.handedIn).waitFor()
    const [waiting] = await shop.db`
    select p.status, p.supplier_sku, p.price_cents, a.kind from product p join approval a on a.target_id = p.sku_id
    where p.sku_id = ${draft!.skuId}`
    expect(waiting).toEqual({ status: 'IN_REVIEW', supplierSku: 'P-3', priceCents: 1250, kind: 'PRODUCT' })

    await enter(page, language, token, '/supplier/products?view=ACTIVE')
    for (const box of [1, 2]) await check(page.getByRole('row').getByRole('checkbox').nth(box))
    await press(page.getByRole('button', { name: list.bulk.actions.PAUSE }))
    await page.getByText(list.bulk.done.PAUSE(2)).waitFor()
    await dialog.waitFor({ state: 'detached' })
    const paused = await shop.db`select sku_id from product where store_id = ${storeId} and status = 'PAUSED'`
    expect(paused).toHaveLength(2)
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each([
  ['de', laptop, list, '/de/supplier/products'],
  ['en', laptop, english, '/supplier/products'],
] as const)(
  'products archived by mistake are back by one key, and what follows by one press (%s)',
  async (language, device, t, path) => {
    const { id: storeId } = await createStore(shop.db)
    for (const supplierSku of ['U-1', 'U-2', 'U-3']) await createProduct(shop.db, storeId, { supplierSku })
    const { token } = await createMember(shop.db, { storeId, roles: ['CATALOGUE'] })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, token, '/supplier/products?view=ACTIVE')
    const statuses = async () =>
      (await shop.db`select status from product where store_id = ${storeId} order by status`).map(
        (row) => row.status as string,
      )
    const choose = async (boxes: number[]) => {
      for (const box of boxes) await check(page.getByRole('row').getByRole('checkbox').nth(box))
    }
    await page.getByRole('row').nth(3).waitFor()
    await choose([1, 2])
    await press(page.getByRole('button', { name: t.bulk.actions.ARCHIVE, exact: true }))
    const undo = page.getByRole('button', { name: t.bulk.undo })
    await undo.waitFor()
    expect(await statuses()).toEqual(['ACTIVE', 'ARCHIVED', 'ARCHIVED'])
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('z')
    await page.getByText(t.bulk.undone(2)).waitFor()
    expect(await statuses()).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])

    await page.getByRole('row').nth(3).waitFor()
    await choose([1, 2, 3])
    await press(page.getByRole('button', { name: t.bulk.actions.PAUSE, exact: true }))
    await press(page.getByRole('button', { name: t.bulk.undo }))
    await page.getByText(t.bulk.undone(3)).waitFor()
    expect(await statuses()).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])
    expect(new URL(page.url()).pathname).toBe(path)
    expect(problems).toEqual([])
    await context.close()
  },
)
