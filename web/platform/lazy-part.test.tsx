import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Heart = ({ label }: { label: string }) => <b>{label}</b>

function render(element: React.ReactElement) {
  return new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    })
  })
}

test('a part that does not arrive at first is asked for again', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('cut')).mockResolvedValue(Heart)
  const Part = lazyPart<{ label: string }>(read)
  expect(await render(<Part label="Merken" />)).toContain('<b>Merken</b>')
  expect(read).toHaveBeenCalledTimes(2)
})

test('a part that has failed twice is asked for again by the next who shows it, and read once by many', async () => {
  const read = vi
    .fn()
    .mockRejectedValueOnce(new Error('cut'))
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValue(Heart)
  const Part = lazyPart<{ label: string }>(read)
  await expect(render(<Part label="Merken" />)).rejects.toThrow('cut')
  const both = (
    <>
      <Part label="Merken" />
      <Part label="Entfernen" />
    </>
  )
  expect(await render(both)).toMatch(/Merken.*Entfernen/)
  expect(read).toHaveBeenCalledTimes(3)
})

test('while it does not arrive it is requested at most twice in any second, however often it is mounted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const sentAt: number[] = []
  const Part = lazyPart<{ label: string }>(() => {
    sentAt.push(performance.now())
    return Promise.reject(new Error('cut'))
  })
  for (let i = 0; i < 3; i++) {
    const over = vi.fn()
    const rendering = render(<Part label="Merken" />).catch(over)
    while (over.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(10)
    await rendering
  }
  vi.useRealTimers()
  expect(sentAt).toHaveLength(6)
  for (const [i, at] of sentAt.slice(2).entries()) expect(at - sentAt[i]!).toBeGreaterThanOrEqual(1000)
})
