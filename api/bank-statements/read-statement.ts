import { setImmediate as nextTurn } from 'node:timers/promises'
import { MOST_ENTRIES } from '../../contract/bank-statements/statements.ts'
import { createElementReader } from '../platform/xml/element-reader.ts'
import { encodingOf, UnknownEncoding } from '../platform/xml/xml-encoding.ts'
import { childOf, textIn, textOf, type XmlNode } from '../platform/xml/xml-node.ts'
import { StatementFault } from './fault.ts'
import { entriesOf, type ReadEntry } from './read-entry.ts'

/** More than any statement has. */
const MOST = { levels: 40, elements: 400_000, signs: 2_000_000 }
/** What is read of a statement. */
const GATHERED = ['Id', 'Acct', 'Ntry']
const CHUNK_BYTES = 64 * 1024

/**
 * What is booked by statements of one account, camt.053 in the versions 2 to 13; what is only announced is left out. Gives way to
 * others while it reads. Throws StatementFault.
 */
export async function readStatement(bytes: Uint8Array, iban: string): Promise<ReadEntry[]> {
  const statement = new StatementReader(iban)
  try {
    const decoder = new TextDecoder(encodingOf(bytes), { fatal: true })
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      statement.write(decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true }))
      await nextTurn()
    }
    statement.write(decoder.decode())
    statement.end()
  } catch (error) {
    if (error instanceof StatementFault) throw error
    if (error instanceof UnknownEncoding) throw new StatementFault('ENCODING', 1, error.encoding)
    throw isXml(bytes) ? new StatementFault('XML', statement.line) : new StatementFault('NO_STATEMENT', 1)
  }
  return statement.finish()
}

const isXml = (bytes: Uint8Array) =>
  /^\s*</.test(
    Buffer.from(bytes.subarray(0, 200))
      .toString('latin1')
      .replaceAll(/[\0\xbb\xbf\xef\xfe\xff]/g, ''),
  )

class StatementReader {
  private readonly iban: string
  private readonly entries: ReadEntry[] = []
  private readonly refs = new Map<string, number>()
  private statementRef = ''
  private isOwnAccount = false
  private statements = 0
  private readonly reader = createElementReader({
    most: MOST,
    isGathered: (path) => path.length === 4 && path[2] === 'Stmt' && GATHERED.includes(path[3]!),
    onOpen: (path, { name, attributes, line }) => {
      if (path.length === 1) checkKind(name, attributes, line)
      if (path.length === 3 && name === 'Stmt') this.begin()
    },
    onGathered: (node) => this.take(node),
    // No statement has one.
    onDoctype: () => {
      throw new StatementFault('DTD', this.line)
    },
    beyond: () => new StatementFault('BOUNDS', this.line),
  })

  constructor(iban: string) {
    this.iban = iban
  }

  get line() {
    return this.reader.line
  }

  write(text: string) {
    this.reader.write(text)
  }

  end() {
    this.reader.close()
  }

  finish() {
    if (this.statements === 0) throw new StatementFault('NO_STATEMENT', 1)
    return this.entries
  }

  private begin() {
    this.statements += 1
    this.statementRef = ''
    this.isOwnAccount = false
  }

  private take(node: XmlNode) {
    if (node.name === 'Id') this.statementRef = textOf(node).slice(0, 35).toWellFormed()
    else if (node.name === 'Acct') this.takeAccount(node)
    else this.takeEntry(node)
  }

  private takeAccount(node: XmlNode) {
    const found = textIn(childOf(node, 'Id'), 'IBAN').replaceAll(/\s/g, '')
    this.isOwnAccount = found === this.iban
    if (!this.isOwnAccount) throw new StatementFault('ACCOUNT', node.line, found.slice(-4))
  }

  private takeEntry(node: XmlNode) {
    if (!this.statementRef) throw new StatementFault('NO_NUMBER', node.line)
    if (!this.isOwnAccount) throw new StatementFault('ACCOUNT', node.line)
    for (const entry of entriesOf(node, { accountIban: this.iban, statementRef: this.statementRef })) {
      const key = `${entry.statementRef} ${entry.entryRef}`
      const times = (this.refs.get(key) ?? 0) + 1
      this.refs.set(key, times)
      // Some banks count anew each day, or give all entries of a day one reference: each of them counts.
      this.entries.push(times === 1 ? entry : { ...entry, entryRef: `${entry.entryRef}~${times}` })
      if (this.entries.length > MOST_ENTRIES) throw new StatementFault('TOO_MANY', node.line, String(MOST_ENTRIES))
    }
  }
}

function checkKind(root: string, attributes: Record<string, string>, line: number) {
  const kinds = Object.values(attributes).flatMap(
    (value) => /:tech:xsd:([a-z]+\.\d{3}\.\d{3}\.\d\d)/.exec(value)?.[1] ?? [],
  )
  const [kind = ''] = kinds
  if (root !== 'Document' || !kind.startsWith('camt.053.')) throw new StatementFault('NO_STATEMENT', line, kind || root)
  if (!/^camt\.053\.001\.(0[2-9]|1[0-3])$/.test(kind)) throw new StatementFault('VERSION', line, kind)
}
