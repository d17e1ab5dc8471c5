import type { KeyboardEvent } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePages, renderHook } from '../../../test/hooks/render-hook.tsx'
import { stubCart } from '../../../test/hooks/stub-cart.ts'
import { useListKeys } from './use-list-keys.ts'

const options = ['Berlin', 'Bremen', 'Hamburg', 'Hessen'].map((label) => ({ value: label.toUpperCase(), label }))
const onChange = vi.fn()
beforeEach(() => {
  stubCart()
  onChange.mockClear()
})
afterEach(closePages)

async function openList(value = 'HAMBURG') {
  const list = await renderHook(() => useListKeys(options, value, onChange))
  /** Presses a key on the list's button, and returns whether the browser was kept from acting on it. */
  const press = async (key: string, part: Partial<KeyboardEvent> = {}) => {
    const preventDefault = vi.fn()
    list.result.onKeyDown({ key, preventDefault, ...part } as never)
    await new Promise(setImmediate)
    return preventDefault.mock.calls.length > 0
  }
  return { list, press }
}

test('an arrow opens the list at its value, and Enter chooses the row it has come to', async () => {
  const { list, press } = await openList()
  expect(await press('ArrowDown')).toBe(true)
  await expect.poll(() => list.result).toMatchObject({ isOpen: true, active: 2 })
  await press('ArrowDown')
  await expect.poll(() => list.result.active).toBe(3)
  await press('Enter')
  await expect.poll(() => list.result.isOpen).toBe(false)
  expect(onChange.mock.calls).toEqual([['HESSEN']])
})

test('letters open a closed list at the row they begin, and go on from there', async () => {
  const { list, press } = await openList()
  await press('b')
  await expect.poll(() => list.result).toMatchObject({ isOpen: true, active: 0 })
  await press('r')
  await expect.poll(() => list.result.active).toBe(1)
  expect(onChange).not.toHaveBeenCalled()
})

test('Escape closes and chooses nothing', async () => {
  const { list, press } = await openList()
  await press('ArrowDown')
  await expect.poll(() => list.result.isOpen).toBe(true)
  await press('Escape')
  await expect.poll(() => list.result.isOpen).toBe(false)
  expect(onChange).not.toHaveBeenCalled()
})

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s a letter is the browser’s', async (modifier) => {
  const { list, press } = await openList()
  expect(await press('b', { [modifier]: true })).toBe(false)
  expect(list.result.isOpen).toBe(false)
})

test('Tab leaves a closed list to the browser', async () => {
  const { press } = await openList()
  expect(await press('Tab')).toBe(false)
})
