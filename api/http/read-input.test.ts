import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../contract/platform/endpoint.ts'
import { checkInput, readInput } from './read-input.ts'

const schema = { id: z.uuid(), page: z._default(z.int().check(z.minimum(1)), 1) }
const readThing = endpoint({
  method: 'GET',
  path: '/api/v1/things/{id}',
  access: 'visitor',
  summary: 'A thing',
  input: z.strictObject(schema),
  output: z.object({}),
})
const writeThing = endpoint({
  method: 'PUT',
  path: '/api/v1/things/{id}',
  access: 'buyer',
  repeat: 'same-effect',
  summary: 'A thing',
  input: z.strictObject({ ...schema, text: z.string() }),
  output: z.object({}),
})

test.each([
  ['nothing else', readThing, {}, undefined],
  ['a wrong query', readThing, { page: '0' }, undefined],
  ['an unknown field', readThing, { unknown: '1' }, undefined],
  ['a wrong body', writeThing, {}, { text: 5 }],
])('a path that names what nothing can be called is NOT_FOUND, with %s', (_, of, query, body) => {
  const read = () => readInput(of, { params: { id: 'cup' }, query, body }, 'en')
  expect(read).toThrow(expect.objectContaining({ code: 'NOT_FOUND', fieldErrors: {} }))
  expect(() => checkInput(of, { id: 'cup', ...query, ...body }, 'en')).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  )
})

test('an id of the path that is sent in the body as well is no id of the path', () => {
  const params = { id: '01a2273f-06ae-7017-8163-79ee6e2d645c' }
  const read = () => readInput(writeThing, { params, query: {}, body: { text: 'Cup', id: 'cup' } }, 'en')
  expect(read).toThrow(expect.objectContaining({ code: 'VALIDATION', fieldErrors: { id: 'Unknown field' } }))
})
