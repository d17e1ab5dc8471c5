import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openPasswords } from '../../api/account/password/passwords.ts'
import { createMember, createStore } from '../../test/builders.ts'
import { apiKeys } from '../../texts/de/account/api-keys.ts'
import { security } from '../../texts/de/account/security.ts'
import { webhooks as t } from '../../texts/de/webhooks/screen.ts'
import { laptop, PASSWORD } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

openForAll()

test('a store names an address, sends it a test and sends that again', { tags: ['long'] }, async () => {
  const ids: unknown[] = []
  const system = createServer((request, reply) => {
    ids.push(request.headers['webhook-id'])
    reply.writeHead(204).end()
  })
  await new Promise<void>((done) => system.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(system.address() as AddressInfo).port}/tresen`
  const { id: storeId } = await createStore(shop.db)
  const owner = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  await shop.db`update account set password_hash = ${await openPasswords().hash(PASSWORD)} where id = ${owner.id}`
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', owner.token, '/supplier/webhooks')

  await press(page.getByRole('button', { name: t.make }))
  const dialog = page.getByRole('dialog', { name: t.make })
  await type(dialog.getByRole('textbox', { name: t.url }), url)
  await press(dialog.getByRole('button', { name: t.make }))
  const stepUp = page.getByRole('dialog', { name: security.stepUp.title })
  await type(stepUp.getByRole('textbox', { name: security.stepUp.password }), PASSWORD)
  await press(stepUp.getByRole('button', { name: security.stepUp.confirm }))
  const made = page.getByRole('dialog', { name: t.madeTitle })
  expect(await made.getByRole('code').innerText()).toMatch(/^whsec_/)
  await press(made.getByRole('button', { name: apiKeys.stored }))

  await press(page.getByRole('button', { name: t.pingNamed(url) }))
  await page.getByText(t.states.DELIVERED).waitFor()
  await press(page.getByRole('button', { name: t.replayNamed('ping') }))
  await expect.poll(() => ids.length).toBe(2)
  expect(new Set(ids).size).toBe(1)
  expect(await findBarriers(page)).toEqual([])
  expect(besides(problems, /^403 POST .*webhooks/)).toEqual([])
  system.close()
  await context.close()
})
