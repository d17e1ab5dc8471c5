import type { BankAccount } from '../platform/deps.ts'

type Transfer = BankAccount & { reference: string; amountCents: number }

const MOST_CENTS = 99_999_999_999
const MOST_BYTES = 331

/**
 * What a banking app reads to fill in a transfer (EPC069-12, version 002): the lines of a QR code with error correction M.
 * The reference is what the money is matched by. Null where the
 * standard has no room for it.
 */
export function giroCode({ accountHolder, iban, bic, reference, amountCents }: Transfer): string | null {
  if (amountCents < 1 || amountCents > MOST_CENTS) return null
  const name = oneLine(accountHolder, 70)
  const amount = `EUR${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`
  const remittance = oneLine(reference, 140)
  const noPurpose = ''
  const noCreditorReference = ''
  const head = ['BCD', '002', UTF_8, 'SCT']
  const lines = [...head, compact(bic), name, compact(iban), amount, noPurpose, noCreditorReference, remittance]
  const code = lines.join('\n')
  return Buffer.byteLength(code) > MOST_BYTES ? null : code
}

const UTF_8 = '1'

const compact = (text: string) => text.replaceAll(/\s/g, '')

// An element is a line, and as long as characters, not as code units.
const oneLine = (text: string, most: number) =>
  [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, most).join('').trimEnd()
