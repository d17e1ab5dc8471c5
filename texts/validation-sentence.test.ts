import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { validationSentence } from './validation-sentence.ts'

const Pieces = z.strictObject({ pieces: z.int().check(z.minimum(1), z.maximum(1_000_000)) })

test.each([
  [{ pieces: 1.5 }, 'Nur ganze Zahlen', 'Only whole numbers'],
  [{ pieces: 0 }, 'Mindestens 1', 'At least 1'],
  [{ pieces: 2_000_000 }, 'Höchstens 1000000', 'At most 1000000'],
  [{}, 'Obligatorisch', 'Required'],
])('of %j a store reads what is wrong with the pieces', (input, german, english) => {
  const [issue] = Pieces.safeParse(input).error!.issues
  expect(validationSentence(issue!, 'de', input)).toBe(german)
  expect(validationSentence(issue!, 'en', input)).toBe(english)
})
