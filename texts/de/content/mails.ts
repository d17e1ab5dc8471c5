import type { contactMail as en } from '../../en/content/mails.ts'

export const contactMail: typeof en = {
  subjects: {
    ONLINE_ORDER: 'Online-Bestellung',
    RETURN_AND_EXCHANGE: 'Rückgabe und Umtausch',
    DELIVERY_STATUS: 'Lieferstatus',
    PRODUCT_INFORMATION: 'Artikelinformation',
    PRESS_INQUIRY: 'Presseanfrage',
    OTHER: 'Sonstiges',
  },
  receipt: {
    subject: (ticketNumber) => `Deine Nachricht ist angekommen (${ticketNumber})`,
    title: 'Danke für deine Nachricht',
    hello: 'Guten Tag,',
    body: (ticketNumber, subject) => [
      `deine Nachricht zum Thema „${subject}“ ist angekommen. Sie hat die Nummer ${ticketNumber}; bitte gib sie an, wenn du noch einmal schreibst.`,
      'Wir antworten an Werktagen, meist innerhalb eines Tages.',
    ],
    closing:
      'Falls du uns nicht geschrieben hast, hat jemand deine Adresse irrtümlich angegeben. Du brauchst nichts zu tun.',
  },
  desk: {
    subject: (ticketNumber, subject) => `${ticketNumber}: ${subject}`,
    title: 'Eine Nachricht aus dem Kontaktformular',
    closing: 'Bitte an die E-Mail-Adresse des Absenders antworten.',
  },
  labels: {
    ticket: 'Nummer',
    subject: 'Thema',
    sender: 'Absender',
    email: 'E-Mail',
    language: 'Sprache',
    ownOrder: 'Bestellung (des angemeldeten Kontos)',
    anyOrder: 'Bestellung (wie angegeben, ungeprüft)',
    product: 'Artikel (Nummer)',
    application: 'Die Nachricht ging als Antrag auf Zugang an den Lieferanten.',
    message: 'Nachricht:',
  },
}
