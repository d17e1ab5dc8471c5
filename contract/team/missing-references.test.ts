import { expect, test } from 'vitest'
import type { References } from '../checkout.ts'
import { chosenCostCentre, missingReferences, referenceErrors } from './missing-references.ts'

const none: References = {
  requiresPurchaseOrder: false,
  purchaseOrderPattern: null,
  requiresCostCentre: false,
  costCentres: [],
  defaultId: null,
}
const kitchen = { id: 'kitchen', code: '1', name: 'Küche' }
const bar = { id: 'bar', code: '2', name: 'Bar' }
const costCentres = [kitchen, bar]

test.each<[string, Partial<References>, Parameters<typeof missingReferences>[1], string[]]>([
  ['no rules and nothing given', {}, {}, []],
  ['a number that nobody asks for', {}, { purchaseOrderNumber: 'x' }, []],
  ['blanks for a number', { requiresPurchaseOrder: true }, { purchaseOrderNumber: '  ' }, ['PURCHASE_ORDER_MISSING']],
  ['another number', { purchaseOrderPattern: 'EK-#' }, { purchaseOrderNumber: 'x' }, ['PURCHASE_ORDER_INVALID']],
  ['no number where there need not be one', { purchaseOrderPattern: 'EK-#' }, {}, []],
  ['no cost centre', { requiresCostCentre: true, costCentres }, {}, ['COST_CENTRE_MISSING']],
  ['the default', { requiresCostCentre: true, costCentres, defaultId: 'bar' }, {}, []],
  ['one that is not offered', { costCentres: [bar] }, { costCentreId: 'kitchen' }, ['COST_CENTRE_MISSING']],
  ['one of several', { requiresCostCentre: true, costCentres }, { costCentreId: 'kitchen' }, []],
])('%s: what is missing', (_, rules, given, missing) =>
  expect(missingReferences({ ...none, ...rules }, given)).toEqual(missing),
)

test('the one named counts before the default', () => {
  const references = { ...none, costCentres, defaultId: 'bar' }
  expect(chosenCostCentre(references, { costCentreId: 'kitchen' })).toBe(kitchen)
  expect(chosenCostCentre(references, {})).toBe(bar)
  expect(chosenCostCentre(none, {})).toBeNull()
})

test('each is named at its field; who may choose none reads who can change that', () => {
  const sentences = {
    PURCHASE_ORDER_MISSING: 'a number',
    PURCHASE_ORDER_INVALID: (example: string) => `like ${example}`,
    COST_CENTRE_MISSING: 'choose',
    noCostCentre: 'an owner',
  }
  const rules = { ...none, purchaseOrderPattern: 'EK-##' }
  expect(referenceErrors(['PURCHASE_ORDER_INVALID', 'COST_CENTRE_MISSING'], rules, sentences)).toEqual({
    purchaseOrderNumber: 'like EK-12',
    costCentreId: 'an owner',
  })
  expect(referenceErrors(['COST_CENTRE_MISSING'], { ...rules, costCentres }, sentences)).toEqual({
    costCentreId: 'choose',
  })
})
