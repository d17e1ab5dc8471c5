import { ANSWER_HOURS, OBJECTION_DAYS, REPLY_DAYS } from '../../../contract/claims/deadlines.ts'
import type { claimsMails as English } from '../../en/claims/mails.ts'
import { carrierName } from '../carriers.ts'
import { pieces } from '../pieces.ts'

export const claimsMails: typeof English = {
  hello: (firstName) => `Hallo ${firstName},`,
  button: 'Reklamation öffnen',
  head: ['Ware', 'Problem', 'Menge'],
  pieces,
  facts: {
    amount: (amount) => `Betrag, der zurückgeht: ${amount}`,
    parcel: (carrier, trackingNumber) =>
      trackingNumber
        ? `Versand mit: ${carrierName(carrier)}\nSendungsnummer: ${trackingNumber}`
        : `Versand mit: ${carrierName(carrier)}`,
    dueAt: (moment) => `Bitte antworte bis ${moment} Uhr.`,
    words: (text) => `Nachricht: ${text}`,
  },
  store: {
    OPEN: {
      subject: (number) => `Reklamation ${number}`,
      title: 'Ein Käufer reklamiert',
      body: (number) =>
        `mit der Reklamation ${number} wurde Ware von dir gemeldet. Bitte antworte innerhalb von ${ANSWER_HOURS} Stunden an Werktagen; ` +
        'danach entscheidet Tresen. Das Geld dieser Lieferung wird erst ausgezahlt, wenn die Reklamation abgeschlossen ist.',
    },
    WITHDRAW: {
      subject: (number) => `Reklamation ${number} ist zurückgezogen`,
      title: 'Reklamation zurückgezogen',
      body: (number) => `der Käufer hat die Reklamation ${number} zurückgezogen. Es ist nichts mehr zu tun.`,
    },
    REPLY: {
      subject: (number) => `Antwort auf die Rückfrage zur Reklamation ${number}`,
      title: 'Der Käufer hat geantwortet',
      body: (number) =>
        `zur Rückfrage in der Reklamation ${number} gibt es eine Antwort. Bitte antworte innerhalb von ${ANSWER_HOURS} Stunden an Werktagen, ` +
        'außer Tresen hatte gefragt.',
    },
    ACCEPT: {
      subject: (number) => `Deine Antwort auf die Reklamation ${number} ist angenommen`,
      title: 'Antwort angenommen',
      body: (number) => `der Käufer nimmt deine Antwort auf die Reklamation ${number} an.`,
    },
    CONTEST: {
      subject: (number) => `Deine Antwort auf die Reklamation ${number} ist nicht angenommen`,
      title: 'Tresen entscheidet',
      body: (number) =>
        `der Käufer nimmt deine Antwort auf die Reklamation ${number} nicht an. Tresen sieht sie sich an und entscheidet.`,
    },
    DECIDE: {
      subject: (number) => `Tresen hat über die Reklamation ${number} entschieden`,
      title: 'Tresen hat entschieden',
      body: (number) => `Tresen hat über die Reklamation ${number} entschieden; alles dazu steht in der Reklamation.`,
    },
    EXTEND: {
      subject: (number) => `Mehr Zeit für den Ersatz zur Reklamation ${number}`,
      title: 'Mehr Zeit für den Ersatz',
      body: (number) =>
        `der Ersatz zur Reklamation ${number} ist noch nicht abgegangen. Du hast dafür noch einmal ${ANSWER_HOURS} Stunden an Werktagen.`,
    },
  },
  buyer: {
    ASK: {
      subject: (number) => `Rückfrage zu deiner Reklamation ${number}`,
      title: 'Es gibt eine Rückfrage',
      body: (number) =>
        `zu deiner Reklamation ${number} gibt es eine Rückfrage. Bitte antworte innerhalb von ${REPLY_DAYS} Tagen, sonst wird sie abgeschlossen.`,
    },
    ANSWER: {
      subject: (number) => `Antwort auf deine Reklamation ${number}`,
      title: 'Der Lieferant hat geantwortet',
      body: (number, storeName) =>
        `${storeName} hat auf deine Reklamation ${number} geantwortet. Wo Stücke abgelehnt sind, kannst du ` +
        `innerhalb von ${OBJECTION_DAYS} Tagen Tresen entscheiden lassen.`,
    },
    DECIDE: {
      subject: (number) => `Tresen hat über deine Reklamation ${number} entschieden`,
      title: 'Tresen hat entschieden',
      body: (number) => `Tresen hat über deine Reklamation ${number} entschieden; alles dazu steht in der Reklamation.`,
    },
    SHIP: {
      subject: (number) => `Der Ersatz zu deiner Reklamation ${number} ist unterwegs`,
      title: 'Ersatz ist unterwegs',
      body: (number, storeName) =>
        `${storeName} hat den Ersatz zu deiner Reklamation ${number} versandt, ohne Berechnung.`,
    },
    REFUND_INSTEAD: {
      subject: (number) => `Geld zurück zu deiner Reklamation ${number}`,
      title: 'Geld zurück statt Ersatz',
      body: (number, storeName) =>
        `${storeName} kann den Ersatz zu deiner Reklamation ${number} nicht senden. Das Geld dafür geht auf dem Weg zurück, auf dem du bezahlt hast.`,
    },
    EXTEND: {
      subject: (number) => `Der Ersatz zu deiner Reklamation ${number} dauert länger`,
      title: 'Der Ersatz dauert länger',
      body: (number, storeName) =>
        `${storeName} braucht für den Ersatz zu deiner Reklamation ${number} noch etwas Zeit.`,
    },
    CLOSE: {
      subject: (number) => `Deine Reklamation ${number} ist abgeschlossen`,
      title: 'Reklamation abgeschlossen',
      body: (number) => `deine Reklamation ${number} ist abgeschlossen, da niemand mehr etwas dazu gesagt hat.`,
    },
  },
}
