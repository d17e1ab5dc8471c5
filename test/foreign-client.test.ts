import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { createProduct, createStore } from './builders.ts'
import { confirmationMails } from './orders/confirmation.ts'

const run = promisify(execFile)
const program = (path: string) => resolve('node_modules', path)

let app: TestApp
let folder: string
let origin: string
beforeAll(async () => {
  app = await createTestApp()
  const store = await createStore(app.db)
  await createProduct(app.db, store.id)
  origin = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'tresen-client-'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await copyFile('test/foreign-client/buy.ts', join(folder, 'buy.ts'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const tsconfig = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'esnext',
    module: 'nodenext',
    types: ['node'],
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
  },
  files: ['buy.ts'],
}

test('a typed client generated from the published document alone buys something', async () => {
  const document = join(folder, 'openapi.json')
  await writeFile(document, await (await fetch(`${origin}/api/v1/openapi.json`)).text())
  const hooks = resolve('test/foreign-client/typescript-6.mjs')
  const generator = program('openapi-typescript/bin/cli.js')
  await run(process.execPath, [
    '--import',
    hooks,
    generator,
    document,
    '--default-non-nullable=false',
    '-o',
    join(folder, 'api.ts'),
  ])
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  await run(program('.bin/tsc'), ['-p', folder]).catch((error: { stdout: string }) => expect.fail(error.stdout))

  // Where the mail is read: the link's token, once it was sent.
  const mailbox = createServer((_, reply) => void confirmationMails(app).then(([mail]) => reply.end(mail?.token)))
  await once(mailbox.listen(0, '127.0.0.1'), 'listening')
  const mailboxUrl = `http://127.0.0.1:${(mailbox.address() as AddressInfo).port}`
  const { stdout } = await run(process.execPath, [
    join(folder, 'buy.ts'),
    origin,
    'celik@baeckerei.example',
    mailboxUrl,
  ])
  mailbox.close()
  const { cart, order } = JSON.parse(stdout) as {
    cart: { checkoutSummary: object }
    order: { order: { orderNumber: string; address: object; checkoutSummary: object } }
  }
  expect(order.order.orderNumber).toMatch(/^T\d+$/)
  expect(order.order.address).toMatchObject({ firstName: 'Łukasz', lastName: 'Çelik', street: 'Große Elbstraße' })
  expect(order.order.checkoutSummary).toEqual(cart.checkoutSummary)
})
