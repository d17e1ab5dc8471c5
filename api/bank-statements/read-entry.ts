import { childOf, childrenOf, textIn, textOf, type XmlNode } from '../platform/xml/xml-node.ts'
import { StatementFault } from './fault.ts'

/** What is booked in one go, or one of several transfers that are booked together and named one by one. */
export type ReadEntry = {
  line: number
  accountIban: string
  statementRef: string
  entryRef: string
  bookedOn: string | null
  isCredit: boolean
  amountCents: number
  currency: string
  endToEndId: string | null
  /** Of a booking of several transfers that are not named: what their file called them. */
  batchRef: string | null
  isReturn: boolean
  returnCode: string | null
  isDirectDebit: boolean
  iban: string | null
  party: string | null
  purpose: string | null
}
type Of = Pick<ReadEntry, 'accountIban' | 'statementRef'>
type Details = XmlNode | undefined

/** None of what is only announced. Throws StatementFault. */
export function entriesOf(entry: XmlNode, of: Of): ReadEntry[] {
  const status = childOf(entry, 'Sts')
  // A text in the second version, a code since the sixth.
  if ((textIn(status, 'Cd') || textOf(status)) !== 'BOOK') return []
  const blocks = childrenOf(entry, 'NtryDtls')
  const details = blocks.flatMap((block) => childrenOf(block, 'TxDtls'))
  const batch = blocks.flatMap((block) => childrenOf(block, 'Btch'))[0]
  const entryRef = cut(textIn(entry, 'NtryRef') || textIn(entry, 'AcctSvcrRef') || `#${entry.line}`, 35)
  const booked = { ...of, entryRef, ...amountOf(entry), ...kindOf(entry, undefined, of), bookedOn: dayOf(entry) }
  const named = details.flatMap((detail) => {
    const amount = amountElement(detail)
    return amount ? [{ detail, amount }] : []
  })
  if (details.length > 1 && named.length === details.length)
    return named.map(({ detail, amount }, place) => ({
      ...booked,
      ...readAmount(amount),
      ...kindOf(entry, detail, of),
      line: detail.line,
      entryRef: `${entryRef}/${place + 1}`,
      batchRef: null,
    }))
  const [detail] = details
  // Sums of details that are not all there cannot be told apart: the booking counts as a whole.
  const single = details.length > 1 ? undefined : detail
  const kind = kindOf(entry, single, of)
  return [{ ...booked, ...kind, line: entry.line, batchRef: kind.endToEndId ? null : batchRefOf(batch, detail) }]
}

const batchRefOf = (batch: Details, detail: Details): string | null => {
  const refs = detail && childOf(detail, 'Refs')
  return (
    [textIn(batch, 'PmtInfId'), textIn(refs, 'PmtInfId'), textIn(batch, 'MsgId'), textIn(refs, 'MsgId')].find(
      isGiven,
    ) ?? null
  )
}

/** As long as it may be, and never half of a sign. */
const cut = (text: string, most: number) => text.slice(0, most).toWellFormed()

const isGiven = (text: string) => text !== '' && text !== 'NOTPROVIDED'

function amountOf(entry: XmlNode) {
  const amount = childOf(entry, 'Amt')
  if (!amount) throw new StatementFault('AMOUNT', entry.line)
  const direction = textIn(entry, 'CdtDbtInd')
  if (direction !== 'CRDT' && direction !== 'DBIT') throw new StatementFault('DIRECTION', entry.line, direction)
  return { ...readAmount(amount), isCredit: direction === 'CRDT' }
}

/** In euros and cents: what has more decimals is of another currency, or wrong. */
function readAmount(amount: XmlNode): Pick<ReadEntry, 'amountCents' | 'currency'> {
  const [, euros, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})0{0,3})?$/.exec(textOf(amount)) ?? []
  const currency = amount.attributes.Ccy ?? ''
  if (euros === undefined || !/^[A-Z]{3}$/.test(currency))
    throw new StatementFault('AMOUNT', amount.line, `${textOf(amount)} ${currency}`.trim())
  return { amountCents: Number(euros) * 100 + Number(cents.padEnd(2, '0')), currency }
}

/** The second version has the sum of a transfer beside its other sums. */
function amountElement(detail: XmlNode): XmlNode | undefined {
  const details = childOf(detail, 'AmtDtls')
  const inside = details && (childOf(details, 'TxAmt') ?? childOf(details, 'InstdAmt'))
  return childOf(detail, 'Amt') ?? (inside && childOf(inside, 'Amt'))
}

function kindOf(entry: XmlNode, detail: Details, { accountIban }: Of) {
  const refs = detail && childOf(detail, 'Refs')
  const endToEndId = textIn(refs, 'EndToEndId')
  const returned = detail && childOf(detail, 'RtrInf')
  const reason = returned && childOf(returned, 'Rsn')
  const codes = [...codesOf(entry), ...(detail ? codesOf(detail) : [])]
  return {
    endToEndId: isGiven(endToEndId) ? cut(endToEndId, 35) : null,
    isReturn: returned !== undefined || isTrue(textIn(entry, 'RvslInd')) || codes.some(isOfReturn),
    returnCode: cut(textIn(reason, 'Cd'), 4) || null,
    isDirectDebit: codes.some(isOfDirectDebit),
    ...otherSide(detail, accountIban, textIn(entry, 'CdtDbtInd') === 'CRDT' ? ['Dbtr', 'Cdtr'] : ['Cdtr', 'Dbtr']),
    purpose: purposeOf(detail) || null,
  }
}

const isTrue = (text: string) => text === 'true' || text === '1'

/** The code of the domain, and the bank's own: 'NTRF+159+00931' is German for a transfer that has come back. */
function codesOf(node: XmlNode): string[] {
  const code = childOf(node, 'BkTxCd')
  const family = code && childOf(code, 'Domn') && childOf(childOf(code, 'Domn')!, 'Fmly')
  return [textIn(family, 'Cd'), textIn(family, 'SubFmlyCd'), textIn(code && childOf(code, 'Prtry'), 'Cd')]
}

const isOfReturn = (code: string) => code === 'RRTN' || /\+159(\+|$)/.test(code)
const isOfDirectDebit = (code: string) => code === 'RDDT' || code === 'IDDT' || /\+10[45](\+|$)/.test(code)

/** Whichever side is not the account itself: of a transfer that comes back some banks leave the sides as they were. */
function otherSide(
  detail: Details,
  accountIban: string,
  order: ('Cdtr' | 'Dbtr')[],
): Pick<ReadEntry, 'iban' | 'party'> {
  const parties = detail && childOf(detail, 'RltdPties')
  const sides = order.map((side) => {
    const party = parties && childOf(parties, side)
    const account = parties && childOf(parties, `${side}Acct`)
    return {
      iban: textIn(account && childOf(account, 'Id'), 'IBAN').replaceAll(/\s/g, ''),
      // A party of its own since the third version.
      party: textIn(party && childOf(party, 'Pty'), 'Nm') || textIn(party, 'Nm'),
    }
  })
  const other = sides.find(({ iban }) => iban !== '' && iban !== accountIban) ?? sides.find(({ iban }) => iban === '')
  return { iban: cut(other?.iban ?? '', 34) || null, party: cut(other?.party ?? '', 140) || null }
}

function purposeOf(detail: Details): string {
  const remittance = detail && childOf(detail, 'RmtInf')
  if (!remittance) return ''
  const refs = childrenOf(remittance, 'Strd').map((part) => textIn(childOf(part, 'CdtrRefInf'), 'Ref'))
  return cut([...childrenOf(remittance, 'Ustrd').map(textOf), ...refs].filter(Boolean).join(' '), 500)
}

const dayOf = (entry: XmlNode): string | null => {
  const booked = childOf(entry, 'BookgDt')
  const day = (textIn(booked, 'Dt') || textIn(booked, 'DtTm')).slice(0, 10)
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(day) : null
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null
}
