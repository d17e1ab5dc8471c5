import type { designsMail as en } from '../../en/designs/mails.ts'

export const designsMail: typeof en = {
  hello: (name) => `Guten Tag, ${name},`,
  message: (text) => `Nachricht:\n${text}`,
  offer: ({ unitPrice, setupFee, minQuantity, leadTimeDays, validUntil }) =>
    [
      `Preis je Stück, netto: ${unitPrice}`,
      `Einrichtung, netto, einmal je Bestellung: ${setupFee}`,
      `Ab ${minQuantity} Stück`,
      `Fertig innerhalb von ${leadTimeDays} Tagen nach der Bestellung`,
      `Gültig bis ${validUntil}`,
    ].join('\n'),
  notifications: {
    proof: {
      subject: ({ title }) => `Dein Druckmuster ist da: ${title}`,
      title: 'Dein Druckmuster ist da',
      body: ({ title, product, store }) =>
        `${store} hat zu „${title}“ auf „${product}“ ein Druckmuster und ein Angebot vorbereitet. Bitte sieh es ` +
        'dir an und gib es frei, oder schreib, was anders werden soll.',
      button: 'Druckmuster ansehen',
    },
    rejected: {
      subject: ({ title }) => `Dein Motiv lässt sich nicht umsetzen: ${title}`,
      title: 'Dein Motiv wurde abgelehnt',
      body: ({ title, product, store }) => `${store} kann „${title}“ auf „${product}“ so nicht umsetzen.`,
      button: 'Motiv ansehen',
    },
    submitted: {
      subject: ({ title, buyer }) => `Neues Motiv von ${buyer}: ${title}`,
      title: 'Ein Motiv wartet auf dich',
      body: ({ title, product, buyer }) =>
        `${buyer} hat das Motiv „${title}“ für „${product}“ eingereicht. Bitte antworte mit Druckmuster und Angebot.`,
      button: 'Motiv ansehen',
    },
    changes: {
      subject: ({ title, buyer }) => `${buyer} wünscht Änderungen: ${title}`,
      title: 'Änderungen gewünscht',
      body: ({ title, product, buyer }) =>
        `${buyer} wünscht Änderungen an „${title}“ auf „${product}“. Bitte schick ein neues Druckmuster.`,
      button: 'Motiv ansehen',
    },
    approved: {
      subject: ({ title, buyer }) => `${buyer} hat freigegeben: ${title}`,
      title: 'Dein Druckmuster ist freigegeben',
      body: ({ title, product, buyer }) =>
        `${buyer} hat das Druckmuster zu „${title}“ auf „${product}“ freigegeben und kann jetzt bestellen.`,
      button: 'Motiv ansehen',
    },
  },
}
