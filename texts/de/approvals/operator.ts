import type { approvals as en } from '../../en/approvals/operator.ts'

export const approvals: typeof en = {
  failed: 'Was wartet, konnte nicht geladen werden',
  none: 'Nichts wartet auf eine Entscheidung.',
  kinds: 'Arten',
  all: 'Alle',
  age: (ms) =>
    ms < 3_600_000
      ? `${Math.max(Math.floor(ms / 60_000), 0)} Min.`
      : ms < 86_400_000
        ? `${Math.floor(ms / 3_600_000)} Std.`
        : `${Math.floor(ms / 86_400_000)} Tg.`,
  overdue: 'überfällig',
  inquired: 'nachgefragt',
  evidence: 'Belege',
  open: 'braucht einen Blick',
  see: 'Die Sache selbst ansehen',
  openFor: (names) => `Gerade auch offen bei ${names}`,
  wrote: (by, at) => `${by}, ${at}:`,
  toTicket: (number) => `Anfrage ${number}`,
  snippets: { APPROVE: 'Sperren, weil', ASK: 'Nachfragen, weil', REJECT: 'Ablehnen, weil' },
  readsIn: { de: 'Die andere Seite liest Deutsch.', en: 'Die andere Seite liest Englisch.' },
  sendByKeys: {
    APPROVE: 'Strg und Enter sperren, was gemeldet ist.',
    ASK: 'Strg und Enter fragen nach.',
    REJECT: 'Strg und Enter lehnen ab.',
  },
  wordless: {
    APPROVE: 'Bitte schreib, warum es gesperrt wird; wen es trifft und wer es gemeldet hat, liest es.',
    ASK: 'Bitte schreib, was du wissen willst; die andere Seite liest es.',
    REJECT: 'Bitte schreib, warum; die andere Seite liest es.',
  },
  keys: 'A gibt frei, R fragt nach, Umschalt R lehnt ab, U macht rückgängig',
  claimHint:
    'Freigeben erstattet alles, was offen ist; Ablehnen lehnt es ab, und einem Ersatz gibt es mehr Zeit. ' +
    'Nach Stücken entscheidest du in der Reklamation selbst.',
  message: 'Nachricht an die andere Seite',
  messageHint: 'Nötig für eine Frage oder Ablehnung; sie geht als Mail hinaus.',
  reportHint: {
    PRODUCT_REPORT:
      'Nötig für beides; sie geht als Mail hinaus: bei einer Sperre an den Store und alle, die gemeldet haben, sonst nur an diese.',
    DESIGN_REPORT:
      'Nötig für beides; sie geht als Mail hinaus: bei einer Sperre an den Kunden und den Store, sonst nur an den Store. ' +
      'Nenne die Regel, gegen die das Motiv verstößt.',
  },
  dismiss: 'Meldung zurückweisen',
  block: { PRODUCT_REPORT: 'Artikel sperren', DESIGN_REPORT: 'Motiv sperren' },
  reportKeys: 'A sperrt, was gemeldet ist, Umschalt R weist die Meldung zurück, U macht rückgängig',
  approve: 'Freigeben',
  ask: 'Nachfragen',
  reject: 'Ablehnen',
  undo: 'Rückgängig',
  decided: { APPROVE: 'Freigegeben', ASK: 'Nachgefragt', REJECT: 'Abgelehnt' },
  reportDecided: { APPROVE: 'Gesperrt', REJECT: 'Zurückgewiesen' },
  takesEffect: (by) => `${by}, wirkt in wenigen Sekunden`,
  settledElsewhere: 'Erledigt, ohne dass hier entschieden wurde',
  next: 'Zur nächsten Sache',
  back: 'Zurück zur Liste',
  choose: 'Wähle links etwas aus.',
}
