import { describe, expect, test } from 'vitest'
import { production } from '../../test/environment/production.ts'
import { EnvironmentError, readEnvironment } from './environment.ts'

describe('money of transfers', () => {
  const account = (change: object) =>
    JSON.stringify({ iban: 'DE93999999990000000001', bic: 'TRSNDEB1XXX', accountHolder: 'Marktplatz GmbH', ...change })

  test('goes to the account that is named, however its IBAN is written', () => {
    const { bankAccount } = readEnvironment({
      MARKETPLACE_BANK_ACCOUNT: account({ iban: 'de93 9999 9999 0000 0000 01' }),
    })
    expect(bankAccount).toEqual({
      iban: 'DE93999999990000000001',
      bic: 'TRSNDEB1XXX',
      accountHolder: 'Marktplatz GmbH',
    })
  })

  test('to the account of the demo has valid check digits, and is refused in production, as none is', () => {
    const demo = readEnvironment({}).bankAccount
    expect(readEnvironment({ MARKETPLACE_BANK_ACCOUNT: JSON.stringify(demo) }).bankAccount).toEqual(demo)
    expect(problems({ ...production, MARKETPLACE_BANK_ACCOUNT: '' })).toEqual([
      expect.stringMatching(/^MARKETPLACE_BANK_ACCOUNT must .*; it is not set\.$/),
    ])
    expect(problems({ ...production, MARKETPLACE_BANK_ACCOUNT: JSON.stringify(demo) })).toEqual([
      expect.stringMatching(/; wrong or missing: iban\.$/),
    ])
  })

  test.each([
    ['wrong or missing: iban', account({ iban: 'DE93999999990000000002' })],
    ['wrong or missing: bic', account({ bic: 'COBA' })],
    ['wrong or missing: accountHolder', account({ accountHolder: ' ' })],
    ['it is no JSON object', 'DE93999999990000000001'],
  ])('is refused: %s', (what, text) => {
    expect(problems({ MARKETPLACE_BANK_ACCOUNT: text })).toEqual([expect.stringContaining(what)])
  })
})

function problems(variables: Record<string, string>) {
  try {
    readEnvironment(variables)
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
}
