import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvalsApi from '../../contract/operator/approvals.ts'
import * as productsApi from '../../contract/products.ts'
import * as editorApi from '../../contract/range/editor.ts'
import { emptyContent, type Changes } from '../../contract/range/content.ts'
import { factNames, type FactName } from '../../contract/trade/fact-names.ts'
import { legalFacts, missingFacts } from '../../contract/range/legal-facts.ts'
import * as listApi from '../../contract/range/list.ts'
import * as sheetApi from '../../contract/change-sets/sheet.ts'
import * as operatorProductsApi from '../../contract/range/operator-products.ts'
import * as operatorListApi from '../../contract/range/operator-list.ts'
import { allergenCodes } from '../../contract/platform/allergens.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createCategory, createMember, createProduct, createStore } from '../../test/builders.ts'
import { createImporting } from '../../test/range/importing.ts'
import { checkProducts } from './checks/check-products.ts'
import { moveToCategory } from './act-on-product.ts'
import { carryOutDecisions } from '../decide-approvals.ts'
import { inTransaction } from '../platform/db.ts'

/** german-trade.md § 9.1: facts about goods, each with its law and its state, and the gate that new goods pass. */
let app: TestApp
let storeId: string
let ida: { token: string; id: string }
let operator: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  storeId = (await createStore(app.db)).id
  ida = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
  await createCategory(app.db)
  await createCategory(app.db, { slug: 'leuchten', root: 'moebel-licht', taxRateBp: 1900 })
  await app.db`update category set is_food = true where slug in ('kaffee-bohne', 'kaffee-tee')`
})
afterAll(() => app.close())

const missing = (category: string, isFood: boolean, changes: Changes = {}) =>
  missingFacts({ isFood, content: { ...emptyContent(category), ...changes } }).map(({ name }) => name)

const foodFacts: FactName[] = [
  'LEGAL_NAME',
  'INGREDIENTS',
  'ALLERGENS',
  'ADDITIVES',
  'NUTRITION',
  'STORAGE',
  'ORIGIN',
  'INSTRUCTIONS',
]
const absent = [...allergenCodes]
const stated: Changes = {
  legalName: 'Röstkaffee, ganze Bohne',
  storage: 'Trocken lagern',
  allergens: { contained: [], traces: [], absent, statedAt: '2026-11-02' },
  inapplicable: ['INGREDIENTS', 'ADDITIVES', 'NUTRITION', 'ORIGIN', 'INSTRUCTIONS'],
}

test.each<[string, boolean, FactName[]]>([
  ['mehl-backen', true, foodFacts],
  ['bier', true, [...foodFacts.slice(0, 5), 'ALCOHOL', ...foodFacts.slice(5)]],
  ['reiniger', false, ['WARNINGS']],
  ['handhygiene', false, ['WARNINGS']],
  ['leuchten', false, ['WEEE', 'WARNINGS']],
  ['handtuecher', false, ['FIBRES']],
  ['teller-schalen', false, []],
])('of %s the law asks for its own facts', (category, isFood, names) => {
  expect(missing(category, isFood)).toEqual(names)
})

test('each fact names its law, and is one of the names', () => {
  expect(legalFacts.map(({ name }) => name)).toEqual([...factNames])
  for (const { law } of legalFacts) expect(law).toMatch(/VO \(E[UG]\) \d+\/\d+|LMZDV|ElektroG/)
})

test('that there are no allergens is a statement; that none need to be stated is not', () => {
  expect(missing('mehl-backen', true, { inapplicable: ['ALLERGENS', 'LEGAL_NAME'] })).toEqual(foodFacts)
  expect(missing('mehl-backen', true, stated)).toEqual([])
})

async function createDraft(changes: Changes) {
  const { skuId } = await app.request(editorApi.create, { category: 'kaffee-bohne' }, ida)
  const basics = { nameDe: 'Mokka', price: 4, supplierSku: skuId, countPerBox: 6, contentAmount: 500 }
  const saving = { skuId, version: 1, changes: { ...basics, ...changes } }
  return { skuId, version: (await app.request(editorApi.saveDraft, saving, ida)).version }
}
const statusOf = async (skuId: string) =>
  (await app.db<{ status: string }[]>`select status from product where sku_id = ${skuId}`)[0]!.status
const approvalOf = async (skuId: string) =>
  (
    await app.db<{ id: string }[]>`
    select id from approval where kind = 'PRODUCT' and target_id = ${skuId} and state = 'OPEN'`
  )[0]!.id
const approve = (id: string) => ({ id, decision: 'APPROVE' as const })

test('a new food is not handed in before the law has its facts, and each is named at its field', async () => {
  const bare = await createDraft({})
  const refused = await app.refusal(editorApi.publish, bare, { ...ida, language: 'de' })
  expect(refused).toMatchObject({ status: 422, code: 'DRAFT_INCOMPLETE' })
  const fields = legalFacts.filter(({ name }) => foodFacts.includes(name)).map(({ field }) => field)
  expect(Object.keys(refused.fieldErrors).toSorted()).toEqual(fields.toSorted())
  const whole = await createDraft(stated)
  expect(await app.request(editorApi.publish, whole, ida)).toMatchObject({ status: 'IN_REVIEW' })
  await app.request(approvalsApi.decide, approve(await approvalOf(whole.skuId)), operator)
  app.time.shiftMs += (approvalsApi.UNDO_SECONDS + 1) * 1000
  await carryOutDecisions(app.deps)
  app.time.shiftMs = 0
  expect(await statusOf(whole.skuId)).toBe('ACTIVE')
})

test('german-trade § 9: a food without allergens stated, handed in by a file, cannot become ACTIVE', async () => {
  const { skuId } = await createProduct(app.db, storeId, { status: 'IN_REVIEW', submittedAt: new Date() } as object)
  const id = await approvalOf(skuId)
  const refused = await app.refusal(approvalsApi.decide, approve(id), { ...operator, language: 'de' })
  expect(refused).toMatchObject({ status: 422, code: 'FACTS_MISSING', message: expect.stringContaining('Allergene') })
  expect(await statusOf(skuId)).toBe('IN_REVIEW')
  // Asking for what is missing is what an operator can do.
  await app.request(approvalsApi.decide, { id, decision: 'ASK', message: 'Welche Allergene?' }, operator)
})

test('what is on sale stays visible with what is missing, and loses nothing that is stated', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  await checkProducts(app.deps)
  const lacking = await app.request(listApi.list, { missing: 'ALLERGENS' }, ida)
  expect(lacking.items.map((row) => row.skuId)).toContain(skuId)
  const marked = await app.request(operatorListApi.list, { mark: 'FACTS_MISSING', view: 'ACTIVE' }, operator)
  expect(marked.items.find((row) => row.skuId === skuId)?.marks).toContain('FACTS_MISSING')
  const judged = await app.request(operatorProductsApi.read, { skuId }, operator)
  expect(judged.missing).toContainEqual({ name: 'ALLERGENS', isRequired: true })
  const owner = await createMember(app.db, { storeId, roles: ['OWNER'] })
  const { items } = await app.request(sheetApi.read, { skuIds: [skuId] }, { ...owner, language: 'de' })
  expect(items[0]!.missingFacts).toContain('Zutaten, Allergene')
  const page = await app.request(productsApi.read, { id: skuId }, { language: 'de' })
  expect(page.statements).toContainEqual({
    name: 'ALLERGENS',
    label: 'Allergene',
    state: 'MISSING',
    text: 'Vom Lieferanten nicht angegeben',
  })
  await app.db`update store set is_trusted = true where id = ${storeId}`
  const save = async (version: number, changes: Changes) =>
    (await app.request(editorApi.saveDraft, { skuId, version, changes }, ida)).version
  const first = await save(0, stated)
  await app.request(editorApi.publish, { skuId, version: first }, ida)
  const after = (await app.request(productsApi.read, { id: skuId }, { language: 'en' })).statements!
  expect(after).toContainEqual(
    expect.objectContaining({ name: 'ORIGIN', state: 'INAPPLICABLE', text: 'Not needed, says the supplier' }),
  )
  expect(after.map(({ state }) => state)).not.toContain('MISSING')
  const second = await save((await app.request(editorApi.read, { skuId }, ida)).version, { legalName: '' })
  const refused = await app.refusal(editorApi.publish, { skuId, version: second }, ida)
  expect(Object.keys(refused.fieldErrors)).toEqual(['legalName'])
  await app.db`update store set is_trusted = false where id = ${storeId}`
})

test('goods on sale move only to where they have what the law asks for', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  const act = { skuId, storeId, by: ida.id, now: new Date() }
  const move = inTransaction(app.db, (tx) => moveToCategory(tx, 'leuchten', act))
  await expect(move).rejects.toMatchObject({ code: 'MOVE_INCOMPLETE' })
})

test('a line of a file says what its new article waits for', async () => {
  const importing = await createImporting(app)
  const file =
    'supplier_sku;name_de;category;price;legal_name;allergens_absent\nN-1;Mokka;kaffee-bohne;4;Röstkaffee;OTHERS\n'
  const { id } = await importing.add(file)
  await importing.work()
  await importing.compare(id)
  const [line] = await importing.lines(id, 'NEW')
  expect(line!.reasons[0]).toMatch(/Ingredients, Additives, Nutrition, Storage, Origin, Instructions for use$/)
  await importing.apply(id)
  await importing.work()
  const [row] = await app.db<{ status: string; food: { legalName: string } }[]>`
    select status, food from product join product_detail using (sku_id)
    where supplier_sku = 'N-1' and store_id = ${importing.storeId}`
  expect(row).toMatchObject({ status: 'IN_REVIEW', food: { legalName: 'Röstkaffee' } })
})
