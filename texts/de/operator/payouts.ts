import type * as en from '../../en/operator/payouts.ts'

export const payouts: typeof en.payouts = {
  summary: 'Auszahlungen an Stores',
  actions: {
    list: { takes: [], explains: 'Zeigt Auszahlungen, die neuesten zuerst.' },
    propose: {
      takes: [],
      explains:
        'Schlägt jedem Store mit Konto und ohne Sperre vor, was abgerechnet werden kann; beauftragt ist noch nichts.',
    },
    approve: {
      takes: [],
      explains:
        'Beauftragt den Lauf, den jemand anders vorgeschlagen hat, und gibt die Datei für die Bank aus (pain.001).',
    },
    file: { takes: ['<Nummer des Laufs>'], explains: 'Gibt die Datei für die Bank noch einmal aus.' },
    discard: { takes: [], explains: 'Verwirft den wartenden Lauf.' },
    paid: { takes: ['<Nummer>'], explains: 'Hält fest, dass die Bank gezahlt hat.' },
    returned: {
      takes: ['<Nummer>', '<Grund…>'],
      explains: 'Hält fest, dass das Geld zurückkam: Der Store bekommt es wieder gutgeschrieben und wird gesperrt.',
    },
    statement: {
      takes: ['<Datei>'],
      explains:
        'Sagt, was ein Kontoauszug (camt.053) festhalten würde: Auszahlungen, Rückläufer, Überweisungen von Käufern.',
      options: { apply: ['hält es fest'], reason: ['<Text>', 'steht im Protokoll'] },
    },
    account: {
      takes: ['<Store>', '<IBAN>', '<Inhaber…>'],
      explains: 'Setzt, wohin das Geld eines Stores geht; ein geändertes Konto gilt nach zwei Tagen.',
    },
    hold: {
      takes: ['<Store>', '<Grund…>'],
      explains: 'Zahlt einem Store nichts aus, auch nicht aus einem wartenden Lauf.',
    },
    release: { takes: ['<Store>'], explains: 'Zahlt einem gesperrten Store wieder aus.' },
  },
  none: 'Es gibt keine Auszahlungen.',
  states: { PROPOSED: 'vorgeschlagen', ORDERED: 'beauftragt', PAID: 'gezahlt', RETURNED: 'zurückgekommen' },
  proposed: (number, payouts, sum) => `Lauf ${number}: ${payouts} Auszahlungen, ${sum}. Er wartet auf Freigabe.`,
  open: 'Ein Lauf wartet schon auf Freigabe.',
  nothing: 'Nichts ist abgerechnet, was gezahlt werden könnte.',
  noRun: 'Kein Lauf wartet auf Freigabe.',
  fourEyes: 'Einen Lauf gibt jemand anders frei als der, der ihn vorgeschlagen hat.',
  aloneLimit: (limit) => `Über ${limit} gibt niemand einen eigenen Lauf frei, auch nicht, wer allein im Team ist.`,
  unknownRun: (number) => `Kein beauftragter Lauf hat die Nummer '${number}'.`,
  discarded: 'Der Lauf ist verworfen.',
  paid: (number) => `${number} ist gezahlt.`,
  returned: (number) => `${number} kam zurück; der Store bekommt es wieder gutgeschrieben und ist gesperrt.`,
  notReturnable: (number) => `Keine Auszahlung mit der Nummer '${number}' wurde beauftragt, oder sie kam schon zurück.`,
  notOrdered: (number) => `Keine Auszahlung, die auf die Bank wartet, hat die Nummer '${number}'.`,
  unreadableFile: (path) => `Es gibt keine Datei '${path}' mit höchstens 10 MB.`,
  line: (line) => `Zeile ${line}`,
  expected: (sum) => `erwartet ${sum}`,
  moreOf: (count, state) => `und ${count} weitere: ${state}`,
  nothingToRecord: 'Nichts davon ist festzuhalten.',
  applyHint: 'Noch ist nichts festgehalten. Mit --apply geschieht es.',
  recorded: (done, left) =>
    `${done} festgehalten.${left > 0 ? ` ${left} blieben aus, weil sie sich geändert haben oder die Zeit nicht reichte: Sieh sie noch einmal an.` : ''}`,
  unknownStore: (slug) => `Es gibt keinen Store '${slug}'.`,
  badIban: (text) => `Die Prüfziffern der IBAN '${text}' stimmen nicht.`,
  missing: 'Nenne den Store und die Wörter dazu; --help zeigt, wie.',
  account: (store, from) => `Das Geld von ${store} geht ab ${from} dorthin.`,
  held: (store) => `${store} bekommt nichts ausgezahlt, bis die Sperre endet.`,
  released: (store) => `${store} bekommt wieder Auszahlungen.`,
  unchanged: (store) => `Für ${store} hat sich nichts geändert.`,
}
