import { describe, expect, test } from 'vitest'
import { bytesOf, statementFile, type Booked, type Version } from '../../test/trade/bank-statements.ts'
import { readStatement } from './read-statement.ts'

const iban = 'DE40987654329876543210'
const store = 'DE02120300000000202051'
const fileOf = (booked: Booked[], version: Version = '08') => statementFile({ version, iban, number: '0352C', booked })
const read = (text: string) => readStatement(bytesOf(text), iban)
const faultOf = (text: string) => read(text).catch((error: unknown) => error)

const payout = { endToEndId: 'A7-1', cents: 42010, name: 'Müller + Söhne GmbH', iban: store, words: 'Auszahlung A7-1' }

describe.each(['02', '08'] as const)('version %s', (version) => {
  test('a transfer, one that came back and one of a buyer', async () => {
    const entries = await read(
      fileOf(
        [
          { direction: 'DBIT', cents: 42010, transfers: [payout] },
          { direction: 'CRDT', cents: 42010, code: 'NTRF+159+9310', transfers: [{ ...payout, returnCode: 'AC04' }] },
          {
            direction: 'CRDT',
            cents: 11900,
            transfers: [{ cents: 11900, name: 'Café Morgenrot', words: 'Bestellung\nT100001' }],
          },
        ],
        version,
      ),
    )
    expect(entries).toMatchObject([
      {
        line: 9,
        statementRef: '0352C',
        entryRef: '20261120',
        isCredit: false,
        amountCents: 42010,
        currency: 'EUR',
        endToEndId: 'A7-1',
        batchRef: null,
        iban: store,
        party: 'Müller + Söhne GmbH',
        purpose: 'Auszahlung A7-1',
        isReturn: false,
        bookedOn: '2026-11-20',
      },
      { line: 10, isCredit: true, isReturn: true, returnCode: 'AC04', endToEndId: 'A7-1', iban: store },
      {
        line: 11,
        isCredit: true,
        isReturn: false,
        endToEndId: null,
        iban: null,
        party: 'Café Morgenrot',
        purpose: 'Bestellung T100001',
      },
    ])
  })

  test('several in one booking are told apart by their sums', async () => {
    const [first, second] = [
      { ...payout, cents: 10001 },
      { ...payout, endToEndId: 'A7-2', cents: 20002 },
    ]
    const batch = { messageId: 'TRESEN-A7', paymentInfoId: 'TRESEN-A7.0' }
    const entries = await read(
      fileOf([{ direction: 'DBIT', cents: 30003, batch, transfers: [first, second] }], version),
    )
    expect(entries).toMatchObject([
      { entryRef: '20261120/1', endToEndId: 'A7-1', amountCents: 10001, batchRef: null },
      { entryRef: '20261120/2', endToEndId: 'A7-2', amountCents: 20002, batchRef: null },
    ])
  })
})

test.each([
  [{ messageId: 'TRESEN-A7' }, 'TRESEN-A7'],
  [{ messageId: 'TRESEN-A7', paymentInfoId: 'TRESEN-A7.0' }, 'TRESEN-A7.0'],
])('several that are not told apart bear what their file called them: %j', async (batch, batchRef) => {
  expect(await read(fileOf([{ direction: 'DBIT', cents: 30003, batch }]))).toMatchObject([
    { batchRef, amountCents: 30003 },
  ])
})

test('what is only announced is left out, and what the bank gives one reference is told apart', async () => {
  const twice: Booked = { direction: 'CRDT', cents: 100, ref: 'SAMMLER' }
  const entries = await read(fileOf([{ ...twice, status: 'PDNG' }, twice, twice]))
  expect(entries.map(({ entryRef }) => entryRef)).toEqual(['SAMMLER', 'SAMMLER~2'])
})

test.each([
  ['another currency is read as it is', '<Amt Ccy="CHF">10.50</Amt>', { amountCents: 1050, currency: 'CHF' }],
  ['five decimals, of which three are zero', '<Amt Ccy="EUR">10.50000</Amt>', { amountCents: 1050 }],
  ['whole euros', '<Amt Ccy="EUR">10</Amt>', { amountCents: 1000 }],
])('%s', async (_, amount, expected) => {
  const file = fileOf([{ direction: 'CRDT', cents: 100 }]).replace(
    /<Ntry>(.*?)<Amt Ccy="EUR">1\.00<\/Amt>/,
    `<Ntry>$1${amount}`,
  )
  expect(await read(file)).toMatchObject([expected])
})

test('a direct debit is known as one, by either code', async () => {
  const entries = await read(
    fileOf([
      { direction: 'DBIT', cents: 100, family: { code: 'RDDT', sub: 'ESDD' }, transfers: [{ ...payout, cents: 100 }] },
      { direction: 'DBIT', cents: 100, code: 'NDDT+105+9310', transfers: [{ ...payout, cents: 100 }] },
      { direction: 'DBIT', cents: 100, transfers: [{ ...payout, cents: 100 }] },
    ]),
  )
  expect(entries.map(({ isDirectDebit }) => isDirectDebit)).toEqual([true, true, false])
})

const whole = fileOf([{ direction: 'CRDT', cents: 100 }])
const bomb = `<!DOCTYPE Document [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, n) => `<!ENTITY a${n} "&a;&a;&a;&a;">`).join('')}]>`
const deep = `<Ntry>${'<a>'.repeat(50)}`

test.each([
  ['cut off', whole.slice(0, -20), 'XML', 11],
  ['not closed', whole.replace('</CdtDbtInd>', '</CdtDbtIn>'), 'XML', 8],
  ['an entity of its own', whole.replace('?>', `?>${bomb}`), 'DTD', 1],
  ['an outer entity', whole.replace('?>', '?><!DOCTYPE a SYSTEM "file:///etc/passwd">'), 'DTD', 1],
  ['an entity that is nowhere', whole.replace('053D', '&lol;'), 'XML', 4],
  ['no XML', 'IBAN;Betrag\nDE40;12,00', 'NO_STATEMENT', 1],
  ['nothing', '', 'NO_STATEMENT', 1],
  ['another encoding', whole.replace('UTF-8', 'EBCDIC'), 'ENCODING', 1],
  ['a report of today', whole.replaceAll('camt.053.001', 'camt.052.001'), 'NO_STATEMENT', 2],
  ['an order to the bank', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>', 'NO_STATEMENT', 1],
  ['an unknown version', whole.replace('camt.053.001.08', 'camt.053.001.99'), 'VERSION', 2],
  ['another account', whole.replace(iban, store), 'ACCOUNT', 7],
  ['no account', whole.replace(/<IBAN>.*?<\/IBAN>/, ''), 'ACCOUNT', 7],
  ['no number', whole.replace('<Id>0352C</Id>', ''), 'NO_NUMBER', 9],
  ['no sum', whole.replace('>1.00<', '>1,00<'), 'AMOUNT', 9],
  ['parts of a cent', whole.replace('>1.00<', '>1.005<'), 'AMOUNT', 9],
  ['no direction', whole.replace(/(<Ntry>.*?)CRDT/, '$1DRCT'), 'DIRECTION', 9],
  ['nested too deep', whole.replace(/<Ntry>.*/, deep), 'BOUNDS', 9],
  [
    'a text without end',
    whole.replace('</Ntry>', `<AddtlNtryInf>${'x'.repeat(2_100_000)}</AddtlNtryInf></Ntry>`),
    'BOUNDS',
    9,
  ],
])('%s is refused with its line', async (_, file, code, line) => {
  expect(await faultOf(file)).toMatchObject({ code, line })
})

test('the last booking that is read at once, and one more', async () => {
  const many = (count: number) =>
    fileOf(Array.from({ length: count }, (_, n) => ({ direction: 'CRDT', cents: 1, ref: `R${n}` })))
  expect(await read(many(5000))).toHaveLength(5000)
  expect(await faultOf(many(5001))).toMatchObject({ code: 'TOO_MANY', found: '5000' })
})

test('bytes that are no UTF-8 are refused, what says that it is Latin is read', async () => {
  const latin = Buffer.from(
    fileOf([{ direction: 'DBIT', cents: 42010, transfers: [payout] }]).replace('UTF-8', 'ISO-8859-1'),
    'latin1',
  )
  expect(await readStatement(latin, iban)).toMatchObject([{ party: 'Müller + Söhne GmbH' }])
  const broken = Buffer.from(latin.toString('latin1').replace('ISO-8859-1', 'UTF-8'), 'latin1')
  await expect(readStatement(broken, iban)).rejects.toMatchObject({ code: 'XML' })
})
