import * as statementsApi from '../../contract/bank-statements/statements.ts'
import type { TestApp } from '../app.ts'
import { createMember } from '../builders.ts'
import { bytesOf, statementFile, type Booked, type Version } from './bank-statements.ts'
import { IBAN } from './payouts.ts'

export const reason = 'Auszug vom 20.11.'

export const left = (number: string, cents = 100_00): Booked => ({
  direction: 'DBIT',
  cents,
  transfers: [{ endToEndId: number, cents, iban: IBAN, name: 'Muller + Sohne GmbH', words: `Auszahlung ${number}` }],
})
export const cameBack = (number: string): Booked => ({
  ...left(number),
  direction: 'CRDT',
  code: 'NTRF+159+9310',
  transfers: [{ endToEndId: number, cents: 100_00, iban: IBAN, returnCode: 'AC04', words: `Auszahlung ${number}` }],
})
export const came = (words: string, cents: number): Booked => ({
  direction: 'CRDT',
  cents,
  transfers: [{ cents, name: 'Café Morgenrot', iban: 'DE02120300000000202051', words }],
})

/** Two operators who look after payouts, and what they do with statements of the marketplace's account. */
export async function createBankScene(app: TestApp) {
  const nina = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
  const ole = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
  let count = 0
  function fileOf(booked: Booked[], version: Version = '08', number = `0352C${++count}`) {
    const text = statementFile({ version, iban: app.deps.bankAccount.iban, number, booked })
    return new File([bytesOf(text)], 'auszug.xml', { type: 'application/xml' })
  }
  const add = async (file: File, who = nina) => (await app.request(statementsApi.add, { file }, who)).id
  const read = (id: string, who = nina) => app.request(statementsApi.read, { id }, { ...who, language: 'en' as const })
  return {
    nina,
    ole,
    fileOf,
    add,
    read,
    apply: (id: string, plan: string, who = nina) => app.request(statementsApi.apply, { id, plan, reason }, who),
    /** A statement that was read, with what it would record. */
    planned: async (booked: Booked[], version: Version = '08') => read(await add(fileOf(booked, version))),
  }
}

export const shown = ({ groups }: Awaited<ReturnType<Awaited<ReturnType<typeof createBankScene>>['read']>>) =>
  groups.flatMap(({ state, entries }) => entries.map(({ target, amount }) => [state, target, amount]))
