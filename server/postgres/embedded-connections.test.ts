import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../api/platform/db.ts'
import { stopLeftServers } from '../../bin/reports/left-servers.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tresen-connections-'))
})
afterEach(async () => {
  await stopLeftServers(home)
  rmSync(home, { recursive: true, force: true })
})

test('a left server with too few connections for all processes is replaced', async () => {
  const owner = spawn(process.execPath, ['test/database/embedded-owner.ts', home], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(createInterface(owner.stdout), 'line')
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  const { url, isAdopted, stop } = await startEmbeddedPostgres({ dataDir: home, fsync: false, connections: 90 })
  const sql = openDatabase(url, { connections: 1 })
  expect(isAdopted).toBe(false)
  expect(await sql`show max_connections`).toEqual([{ maxConnections: '90' }])
  await sql.end()
  await stop()
})
