import type { validation as en } from '../en/validation.ts'

export const validation: typeof en = {
  required: 'Obligatorisch',
  email: 'Ungültige E-Mail',
  text: 'Ungültige Zeichenfolge',
  date: 'Ungültiges Datum',
  dates: {
    tooEarly: 'Das Datum ist zu früh: frühestens der 1. Januar 1900',
    tooLate: 'Das Datum ist zu spät: spätestens heute',
    beforeFirst: 'Der letzte Tag liegt vor dem ersten',
  },
  choice: 'Bitte eine der Möglichkeiten wählen',
  unknownField: 'Unbekanntes Feld',
  characters: 'Enthält Zeichen, die nicht gespeichert werden können',
  couponCode: '3 bis 40 Zeichen: Buchstaben von A bis Z, Ziffern und Bindestriche',
  codePrefix: 'Höchstens 12 Zeichen: Buchstaben von A bis Z und Ziffern',
  oneStar: 'Es darf nur ein Stern vorkommen.',
  checkDigits: 'Eine Ziffer oder ein Buchstabe ist vertippt: die Prüfziffer passt nicht',
  cents: 'Höchstens zwei Nachkommastellen',
  password: 'Mindestens 6 Zeichen, ein Kleinbuchstabe, ein Großbuchstabe und eine Ziffer',
  textTooShort: (min) => `Mindestens ${min} Zeichen`,
  textTooLong: (max) => `Höchstens ${max} Zeichen`,
  numberTooSmall: (min) => `Mindestens ${min}`,
  numberTooBig: (max) => `Höchstens ${max}`,
  listTooShort: (min) => `Mindestens ${min} Einträge`,
  listTooLong: (max) => `Höchstens ${max} Einträge`,
}
