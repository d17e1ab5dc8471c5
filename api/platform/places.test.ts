import { expect, test } from 'vitest'
import { openPlaces, openPlacesByKey } from './places.ts'

/** Work that ends when it is told to, and tells when it has begun. */
function errands() {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const errand = (n: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(n)
      ends[n] = () => resolve(n)
    })
  return { begun, ends, errand }
}
const settled = () => new Promise(setImmediate)

test('so many run at once, the others one after the other in their order', async () => {
  const { begun, ends, errand } = errands()
  const places = openPlaces({ atOnce: 2, waiting: 10, waitMs: 60_000 })
  const all = [0, 1, 2, 3, 4].map((n) => places.hold(errand(n)))
  await settled()
  expect(begun).toEqual([0, 1])
  for (const n of [1, 0, 2, 3, 4]) {
    ends[n]!()
    await settled()
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4])
  expect(places.isEmpty()).toBe(true)
})

test('work that fails leaves its place', async () => {
  const places = openPlaces({ atOnce: 1, waiting: 10, waitMs: 60_000 })
  await expect(places.hold(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await places.hold(async () => 'done')).toBe('done')
})

test('who would wait beyond the queue, or too long, is refused and has not begun', async () => {
  const { begun, ends, errand } = errands()
  const places = openPlaces({ atOnce: 1, waiting: 1, waitMs: 30 })
  const first = places.hold(errand(0))
  const patient = places.hold(errand(1))
  await expect(places.hold(errand(2))).rejects.toMatchObject({ code: 'NO_PLACE' })
  await expect(patient).rejects.toMatchObject({ code: 'NO_PLACE' })
  ends[0]!()
  await first
  const next = places.hold(errand(3))
  await settled()
  ends[3]!()
  expect(await next).toBe(3)
  expect(begun).toEqual([0, 3])
})

test('each key has places of its own', async () => {
  const { begun, ends, errand } = errands()
  const hold = openPlacesByKey({ atOnce: 1, waiting: 1, waitMs: 60_000 })
  const all = [hold('a', errand(0)), hold('a', errand(1)), hold('b', errand(2))]
  await expect(hold('a', errand(3))).rejects.toMatchObject({ code: 'NO_PLACE' })
  await settled()
  expect(begun).toEqual([0, 2])
  for (const n of [0, 2, 1]) {
    ends[n]!()
    await settled()
  }
  expect(await Promise.all(all)).toEqual([0, 1, 2])
})
