import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { writerAround, writerOf, writtenList } from './written.ts'

const Card = z.object({ name: z.string(), price: z.nullable(z.number()) })
const Page = z.object({ title: z.string(), items: z.array(Card), facets: z.array(z.string()) })
const Items = z.object({ items: z.array(Card) })
const writeCard = writerOf(Card)
const read = (written: { bytes(): Buffer }) => JSON.parse(written.bytes().toString()) as unknown

test('what was written alone is part of what is written around it', () => {
  const cards = [
    { name: 'Müller „Öl“ 4,20 €', price: 4.2 },
    { name: 'Tee', price: null },
  ]
  const items = writtenList(cards.map(writeCard))
  const facets = writerOf(z.array(z.string()))(['brand'])
  const page = writerAround(Page, ['items', 'facets'])({ title: 'Ölkännchen' }, { items, facets })
  expect(read(page)).toEqual({ title: 'Ölkännchen', items: cards, facets: ['brand'] })
  expect(read(writerAround(Items, ['items'])({}, { items }))).toEqual({ items: cards })
  expect(read(writerAround(Items, ['items'])({}, { items: writtenList([]) }))).toEqual({ items: [] })
})

test('what the schema does not declare is not written, and what it declares must be there', () => {
  expect(read(writeCard({ name: 'Tee', price: 1, secret: 'x' } as never))).toEqual({ name: 'Tee', price: 1 })
  expect(() => writeCard({ price: 1 } as never)).toThrow('name')
  const around = writerAround(Items, ['items'])
  expect(read(around({ secret: 'x' } as never, { items: writtenList([]) }))).toEqual({ items: [] })
})

test('what is cached of a text holds its bytes and nothing beside them, as a pool of buffers would', () => {
  const { parts } = writeCard({ name: 'Tee', price: 4.2 })
  expect(parts.map(({ buffer }) => buffer.byteLength)).toEqual(parts.map(({ byteLength }) => byteLength))
  const around = writerAround(Items, ['items'])({}, { items: writtenList([]) })
  expect(around.parts[0]!.buffer.byteLength).toBeLessThan(10)
})
