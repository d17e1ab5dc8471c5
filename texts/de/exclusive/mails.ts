import type { exclusiveMails as en } from '../../en/exclusive/mails.ts'

export const exclusiveMails: typeof en = {
  hello: (firstName) => `Hallo ${firstName},`,
  storeSays: 'Der Lieferant schreibt:',
  application: {
    subject: (skuId) => `Antrag auf Zugang zum exklusiven Artikel ${skuId}`,
    title: 'Ein Betrieb bittet um Zugang',
    asks: ({ companyName, name, skuId }) =>
      `${companyName} möchte deinen exklusiven Artikel „${name}“ (Artikelnummer ${skuId}) sehen und bestellen.`,
    person: ({ firstName, lastName, companyName, email }) => `${firstName} ${lastName}, ${companyName}\n${email}`,
    message: 'Nachricht:',
    closing: 'Bitte entscheide, ob dieser Betrieb Zugang erhält. Er erfährt die Entscheidung per E-Mail.',
  },
  granted: {
    subject: (skuId) => `Zugang erteilt: Artikel ${skuId}`,
    title: 'Du hast Zugang',
    body: ({ name, skuId, storeName }) =>
      `${storeName} hat dir den Zugang zu „${name}“ (Artikelnummer ${skuId}) erteilt. Du siehst den Artikel ` +
      'jetzt mit Preis und Bestand und kannst ihn bestellen.',
    until: (day) => `Der Zugang gilt bis ${day}.`,
    withoutEnd: 'Der Zugang gilt unbefristet.',
    button: 'Zum Artikel',
  },
  rejected: {
    subject: (skuId) => `Antrag abgelehnt: Artikel ${skuId}`,
    title: 'Dein Antrag wurde abgelehnt',
    body: (skuId) =>
      `der Lieferant des exklusiven Artikels mit der Artikelnummer ${skuId} hat deinen Antrag abgelehnt.`,
  },
  withdrawn: {
    subject: (skuId) => `Zugang beendet: Artikel ${skuId}`,
    title: 'Dein Zugang ist beendet',
    body: (skuId) =>
      `dein Zugang zum exklusiven Artikel mit der Artikelnummer ${skuId} wurde entzogen. Liegt er noch im ` +
      'Warenkorb, kann er nicht mehr bestellt werden. Aufgegebene Bestellungen bleiben bestehen.',
  },
}
