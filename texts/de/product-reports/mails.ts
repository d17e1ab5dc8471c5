import type { productReportMails as en } from '../../en/product-reports/mails.ts'

export const productReportMails: typeof en = {
  hello: 'Hallo,',
  receipt: {
    subject: (reportNumber) => `Deine Meldung ${reportNumber} ist angekommen`,
    title: 'Danke für deine Meldung',
    body: ({ reportNumber, productName, until }) => [
      `Deine Meldung zu „${productName}“ ist angekommen. Sie hat die Nummer ${reportNumber}.`,
      `Ein Mensch sieht sie sich an und entscheidet bis zum ${until}. Dann liest du hier, was entschieden ist und warum. Der Store erfährt nicht, wer du bist.`,
    ],
    closing:
      'Hast du nichts gemeldet, hat jemand versehentlich deine Adresse eingegeben. Du musst dann nichts weiter tun.',
  },
  outcomes: {
    subject: (reportNumber) => `Entschieden: deine Meldung ${reportNumber}`,
    title: 'Was wir entschieden haben',
    body: {
      BLOCKED: (reportNumber, productName) =>
        `Wir haben deine Meldung ${reportNumber} geprüft und „${productName}“ aus dem Shop genommen.`,
      DISMISSED: (reportNumber, productName) =>
        `Wir haben deine Meldung ${reportNumber} geprüft. „${productName}“ bleibt im Shop.`,
    },
    reason: (text) => `Grund: ${text}`,
    byPerson: 'Ein Mensch hat entschieden, kein Automat.',
    redress: (reportNumber) =>
      `Siehst du es anders, schreib uns binnen sechs Monaten über das Kontaktformular und nenne ${reportNumber}: Jemand anderes ` +
      'aus dem Team sieht es sich an. Auch eine außergerichtliche Streitbeilegungsstelle (Art. 21 Verordnung (EU) 2022/2065) und ' +
      'die Gerichte stehen dir offen.',
    button: 'Zum Kontaktformular',
    closing: 'Du bekommst diese Mail, weil deine Adresse bei der Meldung angegeben wurde.',
  },
}
