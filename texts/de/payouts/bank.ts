import type { bank as en } from '../../en/payouts/bank.ts'

export const bank: typeof en = {
  lead: 'Wohin deine Auszahlungen gehen. Gezeigt werden nur die letzten vier Stellen.',
  failed: 'Das Konto konnte nicht geladen werden',
  current: 'Auszahlungen gehen auf',
  none: 'Noch kein Konto: Es kann nichts ausgezahlt werden.',
  account: (end, holder) => `Konto mit der Endung ${end}, Inhaber: ${holder}`,
  changeTitle: 'Ein anderes Konto',
  entered: (by, moment) => `Eingetragen von ${by || 'jemandem'} am ${moment}.`,
  states: { WAITING: 'In Prüfung', APPROVED: 'Freigegeben', REFUSED: 'Abgelehnt' },
  waiting: (moment) =>
    `Es gilt, sobald Tresen es freigegeben hat, frühestens ab ${moment}. Bis dahin ändert sich nichts.`,
  approved: (moment) => `Auszahlungen gehen ab ${moment} dorthin.`,
  refused: (words) => `Abgelehnt: ${words}`,
  formTitle: 'Konto eintragen',
  formLead: (hours) =>
    `Ein neues Konto gilt nach ${hours} Stunden und sobald Tresen es freigegeben hat; alle Inhaber des Stores bekommen eine Mail. ` +
    'Du brauchst deinen zweiten Faktor.',
  fields: { iban: 'IBAN', holder: 'Kontoinhaber' },
  save: 'Konto eintragen',
  saved: 'Eingetragen. Es ist in Prüfung.',
  ownersOnly: 'Nur ein Inhaber des Stores kann ein anderes Konto eintragen.',
}
