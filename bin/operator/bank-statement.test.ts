import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../api/platform/ids.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { statementFile } from '../../test/trade/bank-statements.ts'
import { createOrderedRun, IBAN } from '../../test/trade/payouts.ts'
import { Refusal } from './commands/command.ts'
import { payouts } from './payouts.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'tresen-statement-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const operator = { id: newId(), email: 'nina@tresen.example' }
async function run(path: string, flags: string[] = [], language: 'de' | 'en' = 'en') {
  const context = { ...app.deps, language, operator }
  const command = { args: [path], values: { reason: 'Auszug 12' }, flags: new Set(flags) }
  return (await payouts.actions.statement!.run(context, command)).lines
}

async function write(name: string, text: string) {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

test('says what a statement would record, records it where that is said, and then nothing more', async () => {
  const { payout } = await createOrderedRun(app)
  const transfers = [{ endToEndId: payout, cents: 100_00, iban: IBAN }]
  const booked = [{ direction: 'DBIT' as const, cents: 100_00, transfers }]
  const text = statementFile({ version: '02', iban: app.deps.bankAccount.iban, number: 'S1', booked })
  const path = await write('auszug.xml', text)
  const line = `line 9  -€100.00  ${payout}  payout is paid`
  expect(await run(path)).toEqual([line, 'Nothing is recorded yet. With --apply it is.'])
  expect(await run(path, ['apply'])).toEqual([line, '1 recorded.'])
  expect(await run(path, ['apply'])).toEqual([
    `line 9  -€100.00  ${payout}  recorded of this statement`,
    'Nothing of it is to be recorded.',
  ])
  const [row] = await app.db`select state from payout where number = ${payout}`
  expect(row).toEqual({ state: 'PAID' })
})

test('a file that is not there or no statement is refused, with its line', async () => {
  await expect(run(join(folder, 'none.xml'))).rejects.toThrow(Refusal)
  const path = await write('liste.csv', 'IBAN;Betrag')
  await expect(run(path)).rejects.toMatchObject({ code: 'BANK_STATEMENT_UNUSABLE', details: { line: 1 } })
})
