import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { createQueryClient } from '../../platform/calls/query-client.ts'
import { readAfterRefusal } from './read-after-refusal.ts'

/** How often a list of the operators was read after a write was refused so. */
async function readsAfter(problem: CallProblem) {
  const queryClient = createQueryClient()
  const end = readAfterRefusal(queryClient)
  let reads = 0
  const list = new QueryObserver(queryClient, { queryKey: ['operator', 'refunds'], queryFn: async () => ++reads })
  const leave = list.subscribe(() => {})
  await expect.poll(() => list.getCurrentResult().data).toBe(1)
  const write = queryClient.getMutationCache().build(queryClient, { mutationFn: () => Promise.reject(problem) })
  await write.execute(undefined).catch(() => {})
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  leave()
  end()
  return reads
}

test.each([
  ['what is not there any more', new CallProblem(404, { code: 'NOT_FOUND', message: 'Nichts gefunden' }), 2],
  ['an order that went on meanwhile', new CallProblem(409, { code: 'ORDER_STATE', message: '' }), 2],
  ['a draft that somebody else changed', new CallProblem(409, { code: 'DRAFT_CHANGED', message: '' }), 1],
  ['wrong words', new CallProblem(400, { code: 'VALIDATION', message: '' }), 1],
])('after %s was refused the list is read so often', async (_, problem, reads) => {
  expect(await readsAfter(problem)).toBe(reads)
})
