import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { production } from '../../test/environment/production.ts'
import { devGalleryRoutes } from './dev-gallery.ts'
import { readEnvironment } from '../environment/environment.ts'
import { startServer } from '../main.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tresen-gallery-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test(
  'while developing the gallery is built and served under the policy of all pages',
  { timeout: 120_000 },
  async () => {
    const fastify = Fastify()
    devGalleryRoutes(fastify, { folder: join(folder, 'gallery') })
    const [english, german] = await Promise.all(['/dev/ui', '/de/dev/ui'].map((url) => fastify.inject({ url })))
    expect(english!.statusCode).toBe(200)
    expect(german!.statusCode).toBe(200)
    expect(german!.body).toContain('<html lang="de">')
    expect(german!.headers['content-security-policy']).toContain("script-src 'self';")
    for (const [file, type] of [
      ['gallery.js', 'text/javascript; charset=utf-8'],
      ['gallery.css', 'text/css; charset=utf-8'],
    ]) {
      const reply = await fastify.inject({ url: `/dev/ui/${file}` })
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toEqual(type)
    }
    const strangers = ['/dev/ui/other.js', '/dev/ui/..%2Fsecret.js']
    const replies = await Promise.all(strangers.map((url) => fastify.inject({ url })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    await fastify.close()
  },
)

test('in production there is no gallery', async () => {
  const database = await createTestDatabase()
  const environment = readEnvironment({
    ...production,
    PORT: '0',
    DATA_DIR: folder,
    PUBLIC_ORIGIN: 'https://tresen.example',
    DATABASE_URL: database.url,
  })
  const server = await startServer({ environment, databaseUrl: database.url, database: 'external' })
  const paths = ['/dev/ui', '/de/dev/ui', '/dev/ui/gallery.js', '/dev/mail']
  const replies = await Promise.all(paths.map((path) => fetch(server.address + path)))
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  await server.close()
  await database.drop()
})
