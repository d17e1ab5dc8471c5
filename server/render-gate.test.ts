import { expect, test } from 'vitest'
import { createRenderGate, RenderGateFull } from './render-gate.ts'

function renders() {
  const ends: (() => void)[] = []
  const start = () => new Promise<void>((resolve) => ends.push(resolve))
  return { ends, start }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('two pages are rendered at once, the third waits for one of them', async () => {
  const through = createRenderGate({ atOnce: 2 })
  const { ends, start } = renders()
  const all = [through(start), through(start), through(start)]
  await settled()
  expect(ends).toHaveLength(2)
  ends[0]!()
  await settled()
  expect(ends).toHaveLength(3)
  ends[1]!()
  ends[2]!()
  await Promise.all(all)
})

test('a full queue refuses at once', async () => {
  const through = createRenderGate({ atOnce: 1, waiting: 1 })
  const { ends, start } = renders()
  const all = [through(start), through(start)]
  await expect(through(start)).rejects.toBeInstanceOf(RenderGateFull)
  ends[0]!()
  await settled()
  ends[1]!()
  await Promise.all(all)
})

test('a render that fails lets the next one in', async () => {
  const through = createRenderGate({ atOnce: 1 })
  await expect(through(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(through(async () => 'page')).resolves.toBe('page')
})
