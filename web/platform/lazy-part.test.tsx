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
