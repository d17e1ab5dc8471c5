import { expect, test } from 'vitest'
import type { PaperKind } from '../../contract/papers/papers.ts'
import { endsOf, isNeeded, stateOf, stoppingPapers, type PaperFacts } from './rule.ts'

const facts: PaperFacts = {
  today: '2026-11-26',
  dueOn: '2026-11-26',
  sells: [],
  vatId: 'DE136695976',
  vatIdStatus: 'VALID',
  taxNumber: '22/111/22222',
  lucid: 'DE1234567890123',
  lucidUntil: null,
  sent: [
    { kind: 'IDENTITY', state: 'ACCEPTED', endsOn: null },
    { kind: 'SYSTEM', state: 'SENT', endsOn: '2026-11-26' },
  ],
}
const late = { today: '2026-11-27' }

test.each<[string, Partial<PaperFacts>, PaperKind[]]>([
  ['nothing is wrong', {}, []],
  [
    'what is in check does not stop a store',
    { ...late, sent: [...facts.sent.slice(0, 1), { kind: 'SYSTEM', state: 'SENT', endsOn: null }] },
    [],
  ],
  ['a paper counts to the end of its last day', { lucidUntil: '2026-11-26' }, []],
  ['what has ended stops it at once', { dueOn: '2027-01-01', lucidUntil: '2026-11-25' }, ['LUCID']],
  ['a VAT id that nobody knows stops it at once', { dueOn: '2027-01-01', vatIdStatus: 'INVALID' }, ['VAT_ID']],
  ['what is missing stops it only after the day on which all have to be there', { sent: [] }, []],
  ['then it does', { ...late, sent: [], taxNumber: '' }, ['IDENTITY', 'TAX_NUMBER', 'SYSTEM']],
  [
    'what was refused is as good as missing',
    { ...late, sent: [{ kind: 'IDENTITY', state: 'REFUSED', endsOn: null }] },
    ['IDENTITY', 'SYSTEM'],
  ],
  ['who sells organic food needs more', { ...late, sells: ['FOOD', 'ORGANIC'] }, ['SYSTEM', 'FOOD', 'ORGANIC']],
])('%s', (_, changed, expected) => {
  expect(stoppingPapers({ ...facts, ...changed })).toEqual(expected)
})

test('states, needs and ends follow from what is known', () => {
  expect(stateOf('VAT_ID', { ...facts, vatIdStatus: null })).toBe('STATED')
  expect(stateOf('SYSTEM', { ...facts, today: '2026-11-27' })).toBe('EXPIRED')
  expect(isNeeded('WEEE', facts)).toBe(false)
  expect(isNeeded('WEEE', { sells: ['ELECTRICAL'] })).toBe(true)
  expect(endsOf({ ...facts, lucidUntil: '2027-02-01' })).toEqual([
    { kind: 'LUCID', endsOn: '2027-02-01' },
    { kind: 'SYSTEM', endsOn: '2026-11-26' },
  ])
})
