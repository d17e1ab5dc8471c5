import { expect, test } from 'vitest'
import { allergenCodes } from '../../contract/platform/allergens.ts'
import { articleFacts, dishFacts, ingredientFacts } from './dish-facts.ts'

const others = (...codes: string[]) => allergenCodes.filter((code) => !codes.includes(code))
const pasta = articleFacts('Pasta', { allergens: ['GLUTEN'], traces: ['EGGS'], absent: others('GLUTEN', 'EGGS') })
const oil = ingredientFacts({ name: 'Öl', allergens: [], additives: [], isComplete: true })

test('what one part contains the dish contains, and traces only where nothing contains it', () => {
  const egg = ingredientFacts({ name: 'Ei', allergens: ['EGGS'], additives: [], isComplete: true })
  expect(dishFacts([pasta, oil])).toMatchObject({ contains: ['GLUTEN'], traces: ['EGGS'], notStated: [] })
  expect(dishFacts([pasta, egg])).toMatchObject({ contains: ['GLUTEN', 'EGGS'], traces: [] })
})

test('what one part does not state is not stated of the dish, never absent', () => {
  const unknown = articleFacts('Soße', null)
  expect(dishFacts([pasta, unknown]).notStated).toEqual(others('GLUTEN', 'EGGS'))
  expect(dishFacts([]).notStated).toEqual([...allergenCodes])
  const open = ingredientFacts({ name: 'Brühe', allergens: ['CELERY'], additives: [], isComplete: false })
  expect(dishFacts([open])).toMatchObject({ contains: ['CELERY'], notStated: others('CELERY') })
})

test('additives are named, and parts that state none are named as well', () => {
  const cola = articleFacts('Cola', { additives: ['CAFFEINE', 'COLOURANT'] })
  expect(dishFacts([cola, pasta, oil])).toMatchObject({
    additives: ['COLOURANT', 'CAFFEINE'],
    withoutAdditives: ['Pasta'],
  })
})
