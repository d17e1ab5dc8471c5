import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerProblems } from '../../api/http/problem-reply.ts'
import { createFastify } from './create-fastify.ts'

const fastify = createFastify({ isProduction: false, publicOrigin: 'http://tresen.test' })

beforeAll(() => answerProblems(fastify, { served: new Map() }))
afterAll(() => fastify.close())

test.each([
  ['/login', 'Back to the form'],
  ['/de/register', 'Zurück zum Formular'],
])('a form that the browser itself sends to %s is no missing page', async (url, back) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await fastify.inject({ method: 'POST', url, headers, payload: 'email=a' })
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.body).toContain(`<a href="">${back}</a>`)
})
