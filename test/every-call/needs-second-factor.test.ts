import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../contract/platform/endpoint.ts'
import { founderOf } from '../../api/http/caller.ts'
import { answerProblems } from '../../api/http/problem-reply.ts'
import { Problem } from '../../api/http/problem.ts'
import { serve, type Api } from '../../api/http/serve.ts'

const changeBankAccount = endpoint({
  method: 'PUT',
  path: '/api/v1/bank-account',
  access: 'buyer',
  needsSecondFactor: true,
  repeat: 'same-effect',
  summary: 'For whom a password is not enough',
  input: z.strictObject({}),
  output: z.object({}),
})

const fastify = Fastify()
const api: Api = {
  fastify,
  served: new Map(),
  identify: async (token) => ({ ...founderOf(token), hasSecondFactor: token.startsWith('factor') }),
  beginAudit: () => Promise.reject(new Error('Nobody is impersonated.')),
  beginKeyWrite: () => Promise.reject(new Error('No key is calling.')),
  takeStepUp: async () => null,
  async refuseWithoutFactor({ stepUp: purpose = 'SECOND_FACTOR' }) {
    throw Problem.of('SECOND_FACTOR_MISSING', { purpose, ways: [] })
  },
  takeTurn: (_, work) => work(),
  takeDocument: () => Promise.resolve(),
}
beforeAll(async () => {
  answerProblems(fastify, api)
  serve(api, changeBankAccount, () => ({}))
  await fastify.ready()
})
afterAll(() => fastify.close())

const put = (who: string, language = 'en') =>
  fastify.inject({
    method: 'PUT',
    url: '/api/v1/bank-account',
    payload: {},
    headers: { authorization: `Bearer ${who}-${'x'.repeat(20)}`, 'x-language': language },
  })

test('a call that asks for a second factor is refused without one, in the words of both languages', async () => {
  const [english, german] = [await put('buyer'), await put('buyer', 'de')]
  expect(english.statusCode).toBe(403)
  expect(english.json()).toMatchObject({
    code: 'SECOND_FACTOR_MISSING',
    stepUp: { purpose: 'SECOND_FACTOR', ways: [] },
  })
  expect(german.json().message).not.toBe(english.json().message)
  expect((await put('factor')).statusCode).toBe(200)
})
