import type { accountReplies as en } from '../../en/account/replies.ts'

export const accountReplies: typeof en = {
  ownersHaveNoLimit: 'Inhaber bestellen ohne Limit.',
  codeTaken: 'Diesen Code hat schon eine andere Kostenstelle',
  noActiveCostCentre: 'Lege zuerst eine Kostenstelle an, die gewählt werden kann',
  lastCostCentre: 'Das ist die letzte, die gewählt werden kann, und jede Bestellung braucht eine',
  otherCostCentre: 'Bitte wähle aus den Kostenstellen der Firma; die vorgewählte muss unter den erlaubten sein',
  emailTaken: 'Zu dieser E-Mail gibt es schon ein Konto',
  frequentPassword: 'Dieses Passwort ist zu verbreitet',
  personalPassword: 'Das Passwort darf weder Name noch Firma noch Startdatum enthalten',
  vatId: 'Ungültige USt-IdNr.',
  postalCode: 'Ungültige Postleitzahl',
  noTicket: (number) => `Eine Anfrage ${number} gibt es nicht`,
  wrongPassword: 'Das aktuelle Passwort ist falsch',
  wrongCode: 'Dieser Code stimmt nicht oder wurde schon benutzt',
  sameEmail: 'Das ist schon die E-Mail deines Kontos',
  samePassword: 'Das neue Passwort muss sich vom aktuellen unterscheiden',
  readOnly: 'Das kann hier nicht geändert werden',
}
