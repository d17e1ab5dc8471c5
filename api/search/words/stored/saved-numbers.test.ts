import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTerms, type SavedTerms, type Terms } from '../terms.ts'

const number = fc.string({ unit: fc.constantFrom('1', '2', 'a', 'ß', '中', '😀'), minLength: 1, maxLength: 4 })
const entry = fc.record({
  name: fc.oneof(
    number.map((each) => `#${each}`),
    number,
  ),
  spelling: fc.constantFrom('', 'Ö'),
})

function saved(terms: Terms): SavedTerms {
  const saving = terms.save()
  let step = saving.next()
  while (!step.done) step = saving.next()
  return step.value
}

const add = (terms: Terms, all: { name: string; spelling: string }[], from: number) =>
  all.forEach(({ name, spelling }, i) => {
    terms.add(name, from + i, { de: 3, en: 1, ...(spelling && { spelling }) })
  })

const answersOf = (terms: Terms, names: string[]) => ({
  terms: names
    .map((name) => terms.get(name))
    .map((term) => term && { ...term, postings: [...term.postings.subarray(0, term.count)] }),
  counts: names.map(terms.countOf),
  beginning: names.map((name) => terms.beginningWith(name.slice(0, 2))),
  all: Array.from(terms.all(), ({ name }) => name).toSorted(),
})

test('numbers that were saved are what they were, and go on as if they had not been', () => {
  fc.assert(
    fc.property(fc.array(fc.array(entry, { maxLength: 12 }), { minLength: 1, maxLength: 4 }), (batches) => {
      const whole = createTerms()
      let again = createTerms()
      const names = [...new Set(batches.flat().map(({ name }) => name)), '#none', '#1']
      batches.forEach((batch, i) => {
        add(whole, batch, i * 100)
        add(again, batch, i * 100)
        again = createTerms(saved(again))
        expect(answersOf(again, names)).toEqual(answersOf(whole, names))
      })
    }),
  )
})
