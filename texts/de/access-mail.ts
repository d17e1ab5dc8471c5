import type { accessMail as en } from '../en/access-mail.ts'

export const accessMail: typeof en = {
  hello: (firstName) => `Hallo ${firstName},`,
  footer: 'Tresen, der Großhandelsmarktplatz für Hotels, Cafés, Restaurants, Läden und Büros.',
  storeSays: 'Der Lieferant schreibt:',
  application: {
    subject: (skuId) => `Antrag auf Zugang zum exklusiven Produkt ${skuId}`,
    title: 'Ein Betrieb bittet um Zugang',
    asks: ({ companyName, name, skuId }) =>
      `${companyName} möchte Ihr exklusives Produkt „${name}“ (Artikelnummer ${skuId}) sehen und bestellen.`,
    person: ({ firstName, lastName, companyName, email }) => `${firstName} ${lastName}, ${companyName}\n${email}`,
    message: 'Nachricht:',
    closing: 'Bitte entscheiden Sie, ob dieser Betrieb Zugang erhält. Er erfährt Ihre Entscheidung per E-Mail.',
  },
  granted: {
    subject: (skuId) => `Zugang erteilt: Produkt ${skuId}`,
    title: 'Sie haben Zugang',
    body: ({ name, skuId, storeName }) =>
      `${storeName} hat Ihnen den Zugang zu „${name}“ (Artikelnummer ${skuId}) erteilt. Sie sehen das Produkt jetzt mit Preis und Bestand und können es bestellen.`,
    until: (day) => `Der Zugang gilt bis ${day}.`,
    withoutEnd: 'Der Zugang gilt unbefristet.',
    button: 'Zum Produkt',
  },
  rejected: {
    subject: (skuId) => `Antrag abgelehnt: Produkt ${skuId}`,
    title: 'Ihr Antrag wurde abgelehnt',
    body: (skuId) => `der Lieferant des exklusiven Produkts mit der Artikelnummer ${skuId} hat Ihren Antrag abgelehnt.`,
  },
  withdrawn: {
    subject: (skuId) => `Zugang beendet: Produkt ${skuId}`,
    title: 'Ihr Zugang ist beendet',
    body: (skuId) =>
      `Ihr Zugang zum exklusiven Produkt mit der Artikelnummer ${skuId} wurde entzogen. Liegt es noch im Warenkorb, kann es nicht mehr bestellt werden. Aufgegebene Bestellungen bleiben bestehen.`,
  },
}
