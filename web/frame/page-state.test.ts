import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queriesOf, readPageState, writePageState } from './page-state.ts'

const state = (value: unknown) => ({
  origin: 'http://shop.test',
  queries: [[['reviews', 'de'], value] as [string[], unknown]],
  loaded: null,
  problem: null,
})
const through = (value: unknown) => readPageState(writePageState(state(value))).queries[0]![1]

test('a date is a date again in the browser, also deep inside', () => {
  const createdAt = new Date('2026-11-25T10:00:00Z')
  expect(through({ items: [{ createdAt }] })).toEqual({ items: [{ createdAt }] })
})

test('a text that looks like a date stays a text', () => {
  expect(through({ name: '2026-11-25T10:00:00Z' })).toEqual({ name: '2026-11-25T10:00:00Z' })
})

test('a name cannot close the data block', () => {
  const name = '</script><script>alert(1)</script><!--'
  expect(writePageState(state({ name }))).not.toContain('<')
  expect(through({ name })).toEqual({ name })
})

test('only what was read travels', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['categories', 'de'], ['Kaffee'])
  await queryClient
    .fetchQuery({ queryKey: ['broken'], queryFn: () => Promise.reject(new Error('no')), retry: false })
    .catch(() => {})
  expect(queriesOf(queryClient)).toEqual([[['categories', 'de'], ['Kaffee']]])
})
