import { expect, test } from 'vitest'
import { claimStatuses, type ClaimStatus } from '../../contract/claims/claim-words.ts'
import { allowedClaimActions, claimSteps, statusAfter, stepFor, type ClaimLineState, type ClaimState } from './steps.ts'

const line = (values: Partial<ClaimLineState> = {}): ClaimLineState => ({
  quantity: 6,
  refundedQuantity: 0,
  replacedQuantity: 0,
  resentQuantity: 0,
  ...values,
})
const state = (status: ClaimStatus, values: Partial<ClaimState> = {}): ClaimState => ({
  status,
  questionedBy: status === 'QUESTIONED' ? 'STORE' : null,
  lines: [line()],
  ...values,
})
const toSend = { lines: [line({ replacedQuantity: 2 })] }

test.each<[ClaimState, string[], string[], string[]]>([
  [state('OPEN'), ['WITHDRAW'], ['ASK', 'ANSWER'], ['ASK', 'ANSWER']],
  [state('QUESTIONED'), ['WITHDRAW', 'REPLY'], ['ANSWER'], ['ANSWER']],
  [state('QUESTIONED', { questionedBy: 'TRESEN' }), ['WITHDRAW', 'REPLY'], [], ['ANSWER']],
  [state('QUESTIONED', { lines: [line({ refundedQuantity: 1 })] }), ['REPLY'], ['ANSWER'], ['ANSWER']],
  [state('ANSWERED'), ['ACCEPT', 'CONTEST'], [], []],
  [state('ANSWERED', toSend), ['ACCEPT', 'CONTEST'], ['SHIP', 'REFUND_INSTEAD'], ['REFUND_INSTEAD']],
  [state('CONTESTED'), [], [], ['ASK', 'ANSWER']],
  [state('REPLACING', toSend), [], ['SHIP', 'REFUND_INSTEAD'], ['REFUND_INSTEAD']],
  [state('CLOSED'), [], [], []],
  [state('WITHDRAWN'), [], [], []],
])('%j: buyer %j, store %j, operator %j', (at, buyer, store, operator) => {
  expect(allowedClaimActions(at, 'BUYER')).toEqual(buyer)
  expect(allowedClaimActions(at, 'STORE')).toEqual(store)
  expect(allowedClaimActions(at, 'TRESEN')).toEqual(operator)
})

test.each<[string, ClaimState, Parameters<typeof stepFor>[2], ClaimLineState, ClaimStatus]>([
  ['ANSWER', state('OPEN'), 'STORE', line({ refundedQuantity: 6 }), 'CLOSED'],
  ['ANSWER', state('OPEN'), 'STORE', line({ replacedQuantity: 6 }), 'REPLACING'],
  ['ANSWER', state('OPEN'), 'STORE', line({ refundedQuantity: 2, replacedQuantity: 3 }), 'ANSWERED'],
  ['ANSWER', state('CONTESTED'), 'TRESEN', line({ refundedQuantity: 2 }), 'CLOSED'],
  ['ANSWER', state('CONTESTED'), 'TRESEN', line({ replacedQuantity: 2 }), 'REPLACING'],
  ['ACCEPT', state('ANSWERED', toSend), 'BUYER', line({ replacedQuantity: 2 }), 'REPLACING'],
  ['ACCEPT', state('ANSWERED'), 'BUYER', line({ refundedQuantity: 2 }), 'CLOSED'],
  ['SHIP', state('ANSWERED', toSend), 'STORE', line({ replacedQuantity: 2, resentQuantity: 2 }), 'ANSWERED'],
  ['SHIP', state('REPLACING', toSend), 'STORE', line({ replacedQuantity: 2, resentQuantity: 2 }), 'CLOSED'],
  ['REPLY', state('QUESTIONED'), 'BUYER', line(), 'OPEN'],
  ['REPLY', state('QUESTIONED', { questionedBy: 'TRESEN' }), 'BUYER', line(), 'CONTESTED'],
  ['EXTEND', state('REPLACING', toSend), 'TRESEN', line({ replacedQuantity: 2 }), 'REPLACING'],
  ['CLOSE', state('ANSWERED', toSend), 'TRESEN', line({ replacedQuantity: 2 }), 'REPLACING'],
])('%s leads from %j by %s with %j to %s', (action, before, actor, after, status) => {
  const step = stepFor(before, action as Parameters<typeof stepFor>[1], actor)!
  expect(statusAfter(step, before, [after])).toBe(status)
})

test('every status is left by a step but the two ends, and time leaves no claim with its buyer', () => {
  const left = new Set(claimSteps.flatMap(({ from }) => from))
  expect(claimStatuses.filter((status) => !left.has(status))).toEqual(['CLOSED', 'WITHDRAWN'])
  const ofBuyer = claimSteps.filter(({ by }) => by.includes('BUYER')).flatMap(({ from }) => from)
  const byTime = claimSteps.filter(({ action }) => action === 'CLOSE').flatMap(({ from }) => from)
  expect([...new Set(ofBuyer)].filter((status) => !byTime.includes(status))).toEqual(['OPEN'])
})
