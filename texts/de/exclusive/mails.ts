import type { exclusiveMails as en } from '../../en/exclusive/mails.ts'

export const exclusiveMails: typeof en = {
  hello: (firstName) => `Hallo ${firstName},`,
  storeSays: 'Der Lieferant schreibt:',
  application: {
    subject: (skuId) => `Antrag auf Zugang zum exklusiven Produkt ${skuId}`,
    title: 'Ein Betrieb bittet um Zugang',
    asks: ({ companyName, name, skuId }) =>
      `${companyName} möchte dein exklusives Produkt „${name}“ (Artikelnummer ${skuId}) sehen und bestellen.`,
    person: ({ firstName, lastName, companyName, email }) => `${firstName} ${lastName}, ${companyName}\n${email}`,
    message: 'Nachricht:',
    closing: 'Bitte entscheide, ob dieser Betrieb Zugang erhält. Er erfährt die Entscheidung per E-Mail.',
  },
  granted: {
    subject: (skuId) => `Zugang erteilt: Produkt ${skuId}`,
    title: 'Du hast Zugang',
    body: ({ name, skuId, storeName }) =>
      `${storeName} hat dir den Zugang zu „${name}“ (Artikelnummer ${skuId}) erteilt. Du siehst das Produkt ` +
      'jetzt mit Preis und Bestand und kannst es bestellen.',
    until: (day) => `Der Zugang gilt bis ${day}.`,
    withoutEnd: 'Der Zugang gilt unbefristet.',
    button: 'Zum Produkt',
  },
  rejected: {
    subject: (skuId) => `Antrag abgelehnt: Produkt ${skuId}`,
    title: 'Dein Antrag wurde abgelehnt',
    body: (skuId) =>
      `der Lieferant des exklusiven Produkts mit der Artikelnummer ${skuId} hat deinen Antrag abgelehnt.`,
  },
  withdrawn: {
    subject: (skuId) => `Zugang beendet: Produkt ${skuId}`,
    title: 'Dein Zugang ist beendet',
    body: (skuId) =>
      `dein Zugang zum exklusiven Produkt mit der Artikelnummer ${skuId} wurde entzogen. Liegt es noch im ` +
      'Warenkorb, kann es nicht mehr bestellt werden. Aufgegebene Bestellungen bleiben bestehen.',
  },
}
