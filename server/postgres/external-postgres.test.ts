import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import type { TestDatabase } from '../../test/database.ts'
import { checkExternalPostgres } from './external-postgres.ts'
import { explainStartFailure } from '../start-failure.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a database that answers is accepted', async () => {
  await expect(checkExternalPostgres({ databaseUrl: database.url })).resolves.toBeUndefined()
})

test('one with too few connections for all processes is refused', async () => {
  const refusal = checkExternalPostgres({ databaseUrl: database.url }, 100_000)
  await expect(refusal).rejects.toThrow(/^WEB_PROCESSES opens up to 100000 connections .* DATABASE_URL allows \d+; /)
})

test('a database that does not exist is named', async () => {
  const url = database.url.replace(/test_\w+/, 'nirgends')
  await expect(checkExternalPostgres({ databaseUrl: url })).rejects.toThrow(
    'DATABASE_URL cannot be used: database "nirgends" does not exist.',
  )
})

test('an address where nothing listens is told, without its password', async () => {
  const server = createServer().listen(0)
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  const refusal = checkExternalPostgres({ databaseUrl: `postgres://shop:geheim@127.0.0.1:${port}/tresen` })
  await expect(refusal).rejects.toThrow('DATABASE_URL cannot be used: no PostgreSQL answers at its address.')
})

test('a port in use is explained with the way out', async () => {
  const first = createServer().listen(0)
  const { port } = first.address() as AddressInfo
  const error = await new Promise((failed) => createServer().once('error', failed).listen(port))
  first.close()
  expect(explainStartFailure(error)).toBe(
    `Port ${port} is in use by another program; stop that one or choose another with PORT=${port + 1}.`,
  )
})

test('a failure nobody foresaw is not explained away', () => {
  expect(explainStartFailure(new TypeError('x is not a function'))).toBeUndefined()
})
