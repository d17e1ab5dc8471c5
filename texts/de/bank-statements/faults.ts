import type { ProblemDetails } from '../../../contract/platform/problems.ts'
import type * as en from '../../en/bank-statements/faults.ts'

type Fault = ProblemDetails['BANK_STATEMENT_UNUSABLE']

const sentences: Record<Fault['fault'], (found: string) => string> = {
  XML: () => 'Hier ist das XML beschädigt. Bitte lade den Auszug noch einmal herunter.',
  DTD: () => 'Die Datei legt eigene Entitäten fest (DOCTYPE), was kein Kontoauszug tut. Sie wurde nicht gelesen.',
  ENCODING: (found) => `Die Kodierung „${found}“ kann nicht gelesen werden; Banken schreiben UTF-8.`,
  NO_STATEMENT: (found) =>
    `Das ist kein Kontoauszug im Format camt.053${found ? `, sondern „${found}“` : ''}. Lade ihn als camt.053 (XML) herunter.`,
  VERSION: (found) => `„${found}“ kann nicht gelesen werden, nur die Fassungen camt.053.001.02 bis camt.053.001.13.`,
  ACCOUNT: (found) =>
    found
      ? `Dieser Auszug gehört zu einem Konto mit Ende ${found}, nicht zu dem des Marktplatzes.`
      : 'Der Auszug sagt nicht, zu welchem Konto er gehört.',
  AMOUNT: (found) => (found ? `„${found}“ ist kein Betrag mit Währung.` : 'Diese Buchung hat keinen Betrag.'),
  DIRECTION: () => 'Diese Buchung ist weder Gutschrift (CRDT) noch Belastung (DBIT).',
  NO_NUMBER: () => 'Der Auszug hat keine Nummer (Id), an der man ihn wiedererkennt.',
  BOUNDS: () => 'Kein Kontoauszug ist so tief geschachtelt oder hat so viel in einer Buchung. Er wurde nicht gelesen.',
  TOO_MANY: (found) => `Diese Datei hat mehr als ${found} Buchungen. Lade weniger Tage auf einmal herunter.`,
}

export const statementFault: typeof en.statementFault = ({ fault, line, found }) =>
  `Zeile ${line}: ${sentences[fault](found)}`
