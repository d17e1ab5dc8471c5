import { expect, test } from 'vitest'
import type { ChangeCheck, Changed } from './change-check.ts'
import { createFreshCache } from './fresh-cache.ts'

const nothing: Changed = {
  areAllProducts: false,
  skuIds: new Set(),
  kin: new Set(),
  areAllOwners: false,
  ownerIds: new Set(),
}

/** A cache of so many products, and a way to change some. */
function openCache(most: number) {
  const listeners: ((changed: Changed) => void)[] = []
  const check: Partial<ChangeCheck> = {
    since: async () => {},
    onChange: (listener) => void listeners.push(listener),
  }
  const cache = createFreshCache<string>(check as ChangeCheck, {
    most,
    concerns: ({ skuIds }, value) => skuIds.has(value),
  })
  const put = (...skuIds: string[]) => cache.read(async () => skuIds.map((skuId) => [skuId, skuId] as const))
  const cached = (...skuIds: string[]) => skuIds.filter((skuId) => cache.get(skuId) !== undefined)
  const change = (...skuIds: string[]) => {
    for (const listener of listeners) listener({ ...nothing, skuIds: new Set(skuIds) })
  }
  return { cache, put, cached, change }
}

test('a full cache loses what was used longest ago, and nothing else', async () => {
  const { cache, put, cached } = openCache(3)
  await put('a', 'b', 'c')
  cache.get('a')
  await put('d')
  expect(cached('a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd'])
})

test('what is read again takes no second place', async () => {
  const { put, cached } = openCache(3)
  await put('a', 'b', 'c')
  await put('b', 'c')
  expect(cached('a', 'b', 'c')).toEqual(['a', 'b', 'c'])
})

test('a change takes out what it concerns, also what is being read', async () => {
  const { cache, put, cached, change } = openCache(3)
  await put('a', 'b')
  const gate = Promise.withResolvers<void>()
  const reading = cache.read(async () => {
    await gate.promise
    return [['c', 'c'] as const]
  })
  change('a', 'c')
  gate.resolve()
  await reading
  expect(cached('a', 'b', 'c')).toEqual(['b'])
})
