import type * as en from '../../en/commission-invoices/documents.ts'

export const commissionDocuments: typeof en.commissionDocuments = {
  // 'Gutschrift' would be an invoice that the store writes (§ 14 (2) UStG).
  titles: { INVOICE: 'Provisionsrechnung', CREDIT_NOTE: 'Korrektur der Provision' },
  fileNames: { INVOICE: 'Provisionsrechnung', CREDIT_NOTE: 'Provisionskorrektur' },
  number: 'Nummer',
  issuedOn: 'Datum',
  period: 'Leistungszeitraum',
  storeVatId: 'USt-IdNr. des Stores',
  corrects: (number, day) =>
    `In diesem Monat wurde mehr zurückgegeben als verdient. Berichtigt wird die Rechnung ${number} vom ${day}.`,
  head: { what: 'Leistung', rate: 'USt', net: 'Netto' },
  charged: (month) => `Provision auf gelieferte Waren, ${month}`,
  returned: (month) => `Zurückgegebene Provision für Waren, die zurückkamen oder erstattet wurden, ${month}`,
  netSum: 'Summe netto',
  tax: (rate, base) => `Umsatzsteuer ${rate} % auf ${base}`,
  gross: { INVOICE: 'Rechnungsbetrag', CREDIT_NOTE: 'Gutgeschriebener Betrag' },
  byPayout: (number) => `Verrechnet mit Auszahlung ${number}`,
  byNextPayouts: 'Wird mit den nächsten Auszahlungen verrechnet',
  due: 'Noch zu zahlen',
  reverseCharge:
    'Steuerschuldnerschaft des Leistungsempfängers: Der Store schuldet die Steuer (§ 13b UStG, Art. 196 der Richtlinie 2006/112/EG).',
  settled: 'Der Betrag wird mit der Auszahlung verrechnet. Es ist nichts zu zahlen.',
  basis: 'Provision fällt an auf gelieferte Waren, netto nach Rabattcodes, ohne Pfand, Versand und Steuer.',
  statement: (month) => `Bestellungen im ${month}`,
  statementHead: { order: 'Bestellung', day: 'Datum', kind: 'Wofür', net: 'Provision netto' },
  ofDelivery: 'Lieferung',
  ofReturn: 'Zurückgegeben',
  statementNote:
    'Die Steuer ist die der Summe. Was sie von den Steuern der einzelnen Bestellungen abweicht, steht in der nächsten Auszahlung.',
}

export const commissionMails: typeof en.commissionMails = {
  title: {
    INVOICE: (month) => `Deine Provisionsrechnung für ${month}`,
    CREDIT_NOTE: (month) => `Deine korrigierte Provision für ${month}`,
  },
  attached: (number, amount) => `${number} über ${amount} liegt als PDF mit den Daten der E-Rechnung bei.`,
  settled: 'Der Betrag wird mit der Auszahlung verrechnet. Es ist nichts zu zahlen.',
  button: 'Zu den Auszahlungen',
}
