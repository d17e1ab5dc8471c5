import type { ticketSnippets as English } from '../../en/tickets/snippets.ts'

export const ticketSnippets: typeof English = {
  received: {
    name: 'Wir kümmern uns',
    words: (number) =>
      [
        'Hallo,',
        `danke für deine Anfrage ${number}. Wir kümmern uns darum und melden uns bis zum nächsten Werktag.`,
        'Viele Grüße\nTresen',
      ].join('\n\n'),
  },
  moreNeeded: {
    name: 'Bestellnummer fehlt',
    words: (number) =>
      [
        'Hallo,',
        `damit wir dir zu ${number} helfen können, schick uns bitte die Nummer deiner Bestellung. Sie steht in der Bestätigung und beginnt mit T.`,
        'Viele Grüße\nTresen',
      ].join('\n\n'),
  },
  settled: {
    name: 'Erledigt',
    words: (number) =>
      [
        'Hallo,',
        `${number} ist erledigt. Wenn noch etwas offen ist, antworte einfach auf diese Mail.`,
        'Viele Grüße\nTresen',
      ].join('\n\n'),
  },
}
