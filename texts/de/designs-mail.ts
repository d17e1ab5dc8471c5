import type { designsMail as en } from '../en/designs-mail.ts'

export const designsMail: typeof en = {
  hello: (name) => `Guten Tag, ${name},`,
  message: (text) => `Nachricht:\n${text}`,
  offer: ({ unitPrice, setupFee, minQuantity, leadTimeDays, validUntil }) =>
    [
      `Preis je Stück, netto: ${unitPrice}`,
      `Einrichtung, netto, einmal je Bestellung: ${setupFee}`,
      `Ab ${minQuantity} Stück`,
      `Fertig innerhalb von ${leadTimeDays} Tagen nach Ihrer Bestellung`,
      `Gültig bis ${validUntil}`,
    ].join('\n'),
  news: {
    proof: {
      subject: ({ title }) => `Ihr Druckmuster ist da: ${title}`,
      title: 'Ihr Druckmuster ist da',
      body: ({ title, product, store }) =>
        `${store} hat zu „${title}“ auf „${product}“ ein Druckmuster und ein Angebot vorbereitet. Bitte sehen Sie es an und geben Sie es frei, oder schreiben Sie, was anders werden soll.`,
      button: 'Druckmuster ansehen',
    },
    rejected: {
      subject: ({ title }) => `Ihr Motiv lässt sich nicht umsetzen: ${title}`,
      title: 'Ihr Motiv wurde abgelehnt',
      body: ({ title, product, store }) => `${store} kann „${title}“ auf „${product}“ so nicht umsetzen.`,
      button: 'Motiv ansehen',
    },
    submitted: {
      subject: ({ title, buyer }) => `Neues Motiv von ${buyer}: ${title}`,
      title: 'Ein Motiv wartet auf Sie',
      body: ({ title, product, buyer }) =>
        `${buyer} hat das Motiv „${title}“ für „${product}“ eingereicht. Bitte antworten Sie mit Druckmuster und Angebot.`,
      button: 'Motiv ansehen',
    },
    changes: {
      subject: ({ title, buyer }) => `${buyer} wünscht Änderungen: ${title}`,
      title: 'Änderungen gewünscht',
      body: ({ title, product, buyer }) =>
        `${buyer} wünscht Änderungen an „${title}“ auf „${product}“. Bitte schicken Sie ein neues Druckmuster.`,
      button: 'Motiv ansehen',
    },
    approved: {
      subject: ({ title, buyer }) => `${buyer} hat freigegeben: ${title}`,
      title: 'Ihr Druckmuster ist freigegeben',
      body: ({ title, product, buyer }) =>
        `${buyer} hat das Druckmuster zu „${title}“ auf „${product}“ freigegeben und kann jetzt bestellen.`,
      button: 'Motiv ansehen',
    },
  },
  footer: 'Tresen · Großhandel für die Gastronomie',
}
