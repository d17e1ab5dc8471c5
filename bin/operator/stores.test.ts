import { afterAll, beforeAll, expect, test } from 'vitest'
import * as operatorStoresApi from '../../contract/operator/stores.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createStore } from '../../test/builders.ts'
import { commission } from './rates/commission.ts'
import type { CommandGroup } from './commands/command.ts'
import { payouts } from './payouts.ts'
import { stores } from './stores.ts'

let app: TestApp
let operator: { id: string; email: string; token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
})
afterAll(() => app.close())

type Typed = { group: CommandGroup; action: string; args: string[]; values?: Record<string, string> }

const commands = (slug: string): Typed[] => [
  { group: stores, action: 'pause', args: [slug, 'LUCID', 'fehlt'] },
  { group: stores, action: 'resume', args: [slug] },
  { group: payouts, action: 'hold', args: [slug, 'Papiere', 'fehlen'] },
  { group: payouts, action: 'release', args: [slug] },
  { group: commission, action: 'set', args: ['7,5'], values: { store: slug } },
]

test('who has a store open when a command changes it is refused, and reads it anew', async () => {
  const { slug } = await createStore(app.db)
  const read = () => app.request(operatorStoresApi.read, { slug }, operator)
  for (const { group, action, args, values = {} } of commands(slug)) {
    const { version } = await read()
    const context = { ...app.deps, language: 'en' as const, operator }
    await group.actions[action]!.run(context, { args, values, flags: new Set() })
    const seen = { slug, version, reason: 'Beschwerden von Kunden', percent: 12, from: '2099-01-31' }
    expect(await app.refusal(operatorStoresApi.setCommission, seen, operator), action).toMatchObject({
      code: 'STORE_CHANGED',
    })
    expect((await read()).version, action).toBeGreaterThan(version)
  }
})
