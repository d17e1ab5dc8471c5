import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDebianServer } from '../database/debian-server.ts'
import { production } from '../environment/production.ts'
import { toolsFolder } from '../faults/fail-over/programs.ts'
import { identity } from '../faults/fail-over/start-program.ts'
import { freePort } from '../faults/free-port.ts'
import { until } from '../faults/until.ts'
import { buildInFolder } from './plain-folder.ts'

const tools = toolsFolder()

// As root the shop runs as nobody, who cannot reach a checkout below /root.
const isReachable = spawnSync('test', ['-r', resolve('node_modules')], identity).status === 0

// Where PostgreSQL is missing: install Debian's package postgresql.
const where = 'skipped where there is no ordinary PostgreSQL, or only root may read this folder'
describe.runIf(tools && isReachable)(`the image without containers (${where})`, () => {
  let server: Awaited<ReturnType<typeof startDebianServer>>
  let folder: string
  beforeAll(async () => {
    server = await startDebianServer(tools!)
    folder = await mkdtemp(join(tmpdir(), 'tresen-image-'))
    // The shop runs as somebody else, who has to pass through.
    await chmod(folder, 0o711)
  })
  afterAll(async () => {
    await server?.stop()
    spawnSync('chmod', ['-R', 'u+w', folder])
    await rm(folder, { recursive: true, force: true })
  })

  test(
    'what the Dockerfile builds starts without rights, writes where compose.yaml lets it, and is healthy',
    // It builds all pages.
    { tags: ['long'] },
    async () => {
      const compose = parse(await readFile('deploy/compose.yaml', 'utf8')) as {
        services: { shop: { tmpfs: string[]; volumes: string[] } }
      }
      const { tmpfs, volumes } = compose.services.shop
      const writable = [...tmpfs, ...volumes.map((volume) => volume.split(':')[1]!)]
      expect(writable).toEqual(['/tmp', '/data'])

      const root = join(folder, 'image')
      const image = await buildInFolder('deploy/Dockerfile', root)
      await mkdir(join(root, 'tmp'))
      await chmod(join(root, 'tmp'), 0o1777)
      spawnSync('chmod', ['-R', 'a-w', join(root, 'srv')])
      const port = String(await freePort())
      const env = {
        PATH: process.env.PATH,
        HOME: '/home/node',
        TMPDIR: join(root, 'tmp'),
        ...production,
        ...image.environment,
        DATA_DIR: join(root, image.environment.DATA_DIR!),
        DATABASE_URL: server.open().url,
        PORT: port,
      }
      const options = { ...identity, cwd: image.folder, env }
      const shop = spawn(process.execPath, image.command.slice(1), { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
      const ended = once(shop, 'exit')
      let complaints = ''
      shop.stderr.on('data', (text: Buffer) => (complaints += text.toString()))
      const [, ...healthCheck] = image.healthCheck.map((part) => part.replace(':3000', `:${port}`))
      await until('the shop to be healthy', () => {
        if (shop.exitCode !== null) throw new Error(complaints)
        return spawnSync(process.execPath, healthCheck, options).status === 0
      })
      const page = await fetch(`http://localhost:${port}/`)
      expect({ status: page.status, html: await page.text() }).toEqual({
        status: 200,
        html: expect.stringContaining('<main'),
      })
      expect(spawnSync('touch', ['x'], options).status).not.toBe(0)
      shop.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    },
  )
})
