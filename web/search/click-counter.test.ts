import { expect, test } from 'vitest'
import { clickCounter, type Click } from './click-counter.ts'

test('of what is pressed after one search the first is sent, until something else is searched for', () => {
  const sent: Click[] = []
  const { clicked } = clickCounter(async (click) => void sent.push(click))
  const [tea, cup] = [{ q: 'Tee', language: 'de' } as const, { q: 'Tasse', language: 'de' } as const]
  for (const click of [tea, tea, cup, tea, { q: '', language: 'de' } as const]) clicked(click)
  expect(sent).toEqual([tea, cup, tea])
})

test('what cannot be sent disturbs nobody', async () => {
  let failed = 0
  const { clicked } = clickCounter(() => Promise.reject(new Error(`no connection: ${++failed}`)))
  clicked({ q: 'Tee', language: 'de' })
  await Promise.resolve()
  expect(failed).toBe(1)
})
