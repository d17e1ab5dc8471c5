import type { operatorJobs as en } from '../../en/operator/jobs.ts'

export const operatorJobs: typeof en = {
  summary: 'Aufträge: was einen Tag lang gescheitert ist und auf jemanden wartet',
  actions: {
    list: {
      takes: [],
      explains:
        'Listet die gescheiterten Aufträge auf, die ältesten zuerst: Kennung, Schlange, Zeit (UTC), letzter Fehler.',
    },
    show: { takes: ['<Kennung>'], explains: 'Zeigt einen davon; von langen Texten nur die Länge.' },
    replay: { takes: ['<Kennung>'], explains: 'Versucht ihn unter derselben Kennung einen weiteren Tag lang.' },
    discard: { takes: ['<Kennung>'], explains: 'Verwirft ihn endgültig: Was er bewirken sollte, geschieht nicht.' },
  },
  none: 'Kein Auftrag ist gescheitert.',
  unknown: (id) => `Kein gescheiterter Auftrag hat die Kennung ${id}.`,
  replayed: (id) => `Der Auftrag ${id} wird erneut versucht.`,
  discarded: (id) => `Der Auftrag ${id} ist verworfen.`,
  queue: 'Schlange',
  created: 'Fällig seit (UTC)',
  died: 'Aufgegeben (UTC)',
  reason: 'Letzter Fehler',
}
