import type { recallsMails as English } from '../../en/recalls/mails.ts'

export const recallsMails: typeof English = {
  subject: (name) => `Rückruf: ${name}, eine Charge aus eurem Wareneingang`,
  subjectPossible: (name) => `Rückruf: ${name} betrifft euch vielleicht`,
  title: (name) => `Rückruf: ${name}`,
  hello: (firstName) => `Hallo ${firstName},`,
  certain: (store, lots) =>
    `${store} ruft Ware zurück, die euer Betrieb bei der Eingangsprüfung eingetragen hat, mit der Charge ${lots}.`,
  possible: (store) =>
    `${store} ruft Chargen eines Artikels zurück, den euer Betrieb gekauft hat. Im Wareneingang steht keine Charge: Vergleicht bitte die Packung.`,
  reason: (text) => `Grund: ${text}`,
  advice: (text) => `Was zu tun ist: ${text}`,
  head: ['Artikel', 'Nummer', 'Chargen'],
  button: 'Lesen und bestätigen',
}
