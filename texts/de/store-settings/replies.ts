import type { storeSettingsReplies as en } from '../../en/store-settings/replies.ts'

export const storeSettingsReplies: typeof en = {
  leadOrder: 'Die längste Zeit kann nicht kürzer sein als die kürzeste.',
  pauseOrder: 'Das Ende muss nach dem Anfang liegen.',
  pauseOver: 'Dieser Zeitpunkt ist vorbei. Wähle einen späteren oder lass das Feld leer.',
  taxMissing: 'Nenne die USt-IdNr. oder die Steuernummer: Eine von beiden muss auf Rechnungen stehen.',
  establishmentTwice: 'Nenne jeden Staat nur einmal.',
  lucidMissing: 'Nenne auch die Nummer der Registrierung.',
  gpsrMissing: 'Name, Anschrift und E-Mail gehören zusammen: Bitte gib alle drei an oder keines.',
  gpsrEmail: 'Bitte gib eine E-Mail-Adresse oder die Adresse einer Webseite an.',
}
