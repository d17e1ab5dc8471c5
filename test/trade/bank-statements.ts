/** Bank statements as German banks write them, in the version that was usual until 2025 and in the one since. */
export type Version = '02' | '08'

export type BookedTransfer = {
  endToEndId?: string
  cents: number
  name?: string
  iban?: string
  words?: string
  returnCode?: string
}
export type Booked = {
  direction: 'CRDT' | 'DBIT'
  cents: number
  currency?: string
  ref?: string
  status?: 'BOOK' | 'PDNG'
  /** The bank's own code of what it is. */
  code?: string
  family?: { code: string; sub: string }
  isReversal?: boolean
  batch?: { messageId?: string; paymentInfoId?: string }
  transfers?: BookedTransfer[]
}
export type StatementFile = { version?: Version; iban: string; number: string; booked: Booked[] }

const sum = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<${name}>${xml(text)}</${name}>`

/** One file with one statement; each line of `booked` begins on a line of its own. */
export const statementFile = ({
  version = '08',
  iban,
  number,
  booked,
}: StatementFile): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<BkToCstmrStmt>
<GrpHdr><MsgId>053D${number}</MsgId><CreDtTm>2026-11-20T18:43:08.0+01:00</CreDtTm><MsgPgntn><PgNb>1</PgNb><LastPgInd>true</LastPgInd></MsgPgntn></GrpHdr>
<Stmt>
<Id>${number}</Id><ElctrncSeqNb>131</ElctrncSeqNb><CreDtTm>2026-11-20T18:43:08.0+01:00</CreDtTm>
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>Tresen GmbH</Nm></Ownr><Svcr><FinInstnId><${version === '02' ? 'BIC' : 'BICFI'}>DEUTDEFFXXX</${version === '02' ? 'BIC' : 'BICFI'}></FinInstnId></Svcr></Acct>
<Bal><Tp><CdOrPrtry><Cd>PRCD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">9112.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-19</Dt></Dt></Bal>
${booked.map((entry, place) => entryOf(entry, { version, iban, place })).join('\n')}
</Stmt>
</BkToCstmrStmt>
</Document>
`

type At = { version: Version; iban: string; place: number }

function entryOf(entry: Booked, at: At) {
  const {
    direction,
    cents,
    currency = 'EUR',
    ref = `2026112${at.place}`,
    status = 'BOOK',
    batch,
    transfers = [],
  } = entry
  const details = transfers.map((transfer) => transferOf(transfer, entry, at)).join('')
  const together = batch
    ? `<Btch>${element('MsgId', batch.messageId)}${element('PmtInfId', batch.paymentInfoId)}<NbOfTxs>2</NbOfTxs></Btch>`
    : ''
  return [
    `<Ntry>${element('NtryRef', ref)}<Amt Ccy="${currency}">${sum(cents)}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`,
    entry.isReversal ? '<RvslInd>true</RvslInd>' : '',
    at.version === '02' ? `<Sts>${status}</Sts>` : `<Sts><Cd>${status}</Cd></Sts>`,
    '<BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt>',
    codeOf(entry),
    together || details ? `<NtryDtls>${together}${details}</NtryDtls>` : '',
    '</Ntry>',
  ].join('')
}

function codeOf({ code, family, direction }: Booked) {
  const { code: name, sub } = family ?? { code: direction === 'DBIT' ? 'ICDT' : 'RCDT', sub: 'ESCT' }
  return `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${name}</Cd><SubFmlyCd>${sub}</SubFmlyCd></Fmly></Domn><Prtry><Cd>${code ?? 'NTRF+116+9310'}</Cd><Issr>DK</Issr></Prtry></BkTxCd>`
}

function transferOf(
  { endToEndId = 'NOTPROVIDED', cents, name, iban, words, returnCode }: BookedTransfer,
  entry: Booked,
  at: At,
) {
  const { direction, currency = 'EUR' } = entry
  const amount =
    at.version === '02'
      ? `<AmtDtls><TxAmt><Amt Ccy="${currency}">${sum(cents)}</Amt></TxAmt></AmtDtls>`
      : `<Amt Ccy="${currency}">${sum(cents)}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`
  const own = { name: 'Tresen GmbH', iban: at.iban }
  const other = { name, iban }
  const [debtor, creditor] = direction === 'DBIT' ? [own, other] : [other, own]
  return [
    `<TxDtls><Refs>${element('EndToEndId', endToEndId)}</Refs>${amount}`,
    `<RltdPties>${partyOf('Dbtr', debtor, at)}${partyOf('Cdtr', creditor, at)}</RltdPties>`,
    words === undefined
      ? ''
      : `<RmtInf>${words
          .split('\n')
          .map((line) => element('Ustrd', line))
          .join('')}</RmtInf>`,
    returnCode === undefined ? '' : `<RtrInf><Rsn><Cd>${returnCode}</Cd></Rsn></RtrInf>`,
    '</TxDtls>',
  ].join('')
}

function partyOf(
  side: string,
  { name, iban }: { name?: string | undefined; iban?: string | undefined },
  { version }: At,
) {
  const named = element('Nm', name)
  const party = named && `<${side}>${version === '02' ? named : `<Pty>${named}</Pty>`}</${side}>`
  return `${party}${iban ? `<${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct>` : ''}`
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
