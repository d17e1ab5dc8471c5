import type { productReport as en } from '../../en/product-reports/screen.ts'

export const productReport: typeof en = {
  title: 'Diesen Artikel melden',
  lead:
    'Ist dieser Artikel rechtswidrig oder gefährlich? Ein Mensch sieht sich an, was du schreibst, und entscheidet binnen drei Werktagen. ' +
    'Der Lieferant erfährt nicht, wer du bist.',
  reason: 'Was stimmt nicht?',
  chooseReason: 'Bitte wählen',
  reasons: {
    UNLAWFUL: 'Rechtswidriger Inhalt oder verbotene Ware',
    DANGEROUS: 'Gefährlich oder zurückgerufen',
    RIGHTS: 'Verletzt ein Recht von mir',
    LABELLING: 'Falsche Kennzeichnung oder Allergene',
    OTHER: 'Etwas anderes',
  },
  explanation: 'Was genau?',
  explanationHint: 'Nenn, was du gesehen hast und warum du meinst, dass es nicht erlaubt ist.',
  name: 'Dein Name',
  email: 'Deine E-Mail',
  emailHint:
    'Dorthin bestätigen wir deine Meldung und schreiben, was entschieden ist. Ohne sie hörst du nichts von uns.',
  needed: 'Nötig, weil wir wissen müssen, wessen Recht es ist.',
  goodFaith: 'Nach bestem Wissen ist richtig und vollständig, was ich angebe.',
  privacy: 'Datenschutzerklärung',
  send: 'Meldung senden',
  sentTitle: 'Danke für deine Meldung',
  number: 'Deine Nummer',
  sentTo: (email) => `Wir haben sie an ${email} bestätigt und schreiben dorthin, was entschieden ist.`,
  sentWithout: 'Ein Mensch sieht sie sich an. Weil du keine Adresse angegeben hast, hörst du nichts von uns.',
  close: 'Schließen',
}
