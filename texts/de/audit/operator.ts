import type { operatorAudit as en } from '../../en/audit/operator.ts'

export const operatorAudit: typeof en = {
  failed: 'Das Protokoll konnte nicht geladen werden',
  search: 'E-Mail, Kennung oder Anfang einer Handlung',
  lead: 'Was im Namen des Marktplatzes getan wurde. Niemand kann es ändern.',
  views: { ALL: 'Alle', DONE: 'Getan', REFUSED: 'Abgelehnt', ATTEMPTED: 'Läuft', UNKNOWN: 'Ende unbekannt' },
  columns: { when: 'Wann', who: 'Wer', action: 'Was', target: 'Worum es geht', state: 'Stand', reason: 'Grund' },
  values: (count) => (count === 1 ? '1 Angabe' : `${count} Angaben`),
  erased: 'gelöscht',
  inPlaceOf: (email) => `betrifft ${email}`,
  unknownHint: 'Es begann vor mehr als einer Stunde, und niemand hat festgehalten, wie es ausging.',
}
