import { CLAIM_DAYS, RETURN_DAYS } from '../../../contract/claims/deadlines.ts'
import type { orderMail as EnglishOrder, ordersMail as English } from '../../en/orders/mails.ts'
import { carrierName } from '../carriers.ts'
import { pieces } from '../pieces.ts'

export const ordersMail: typeof English = {
  hello: (firstName) => `Hallo ${firstName},`,
  button: 'Bestellung ansehen',
  head: ['Ware', 'Menge'],
  pieces,
  facts: {
    tracking: (carrier, trackingNumber) =>
      trackingNumber
        ? `Versand mit: ${carrierName(carrier)}\nSendungsnummer: ${trackingNumber}`
        : `Versand mit: ${carrierName(carrier)}`,
    moreToCome: 'Das ist ein Teil der Bestellung. Der Rest folgt in einer eigenen Sendung.',
    causes: {
      OUT_OF_STOCK: 'Die Ware ist nicht auf Lager.',
      DISCONTINUED: 'Der Lieferant führt die Ware nicht mehr.',
      DAMAGED: 'Die Ware ist beschädigt oder verdorben.',
      NOT_TO_ADDRESS: 'Der Lieferant liefert diese Ware nicht an deine Adresse.',
    },
    less: (amount) => `Du zahlst weniger: ${amount}`,
    reason: (text) => `Nachricht: ${text}`,
    amount: (amount) => `Betrag: ${amount}`,
    endsAt: (day) => `Versenden bis: ${day}`,
    document: (documentNumber) => `Der Beleg ${documentNumber} liegt als PDF bei der Bestellung.`,
    purchaseOrder: (number) => `Bestellnummer des Käufers: ${number}`,
    costCentre: (text) => `Kostenstelle des Käufers: ${text}`,
    orderNote: (text) => `Anmerkung zur Bestellung: ${text}`,
  },
  buyer: {
    PAID: {
      subject: (number) => `Zahlung zur Bestellung ${number} eingegangen`,
      title: 'Zahlung eingegangen',
      body: (number) =>
        `die Zahlung zur Bestellung ${number} ist eingegangen. Die Lieferanten bereiten jetzt die Ware vor.`,
    },
    CONFIRMED: {
      subject: (number) => `Lieferung ${number} ist bestätigt`,
      title: 'Lieferung bestätigt',
      body: (number, storeName) => `${storeName} hat die Lieferung ${number} bestätigt und bereitet die Ware vor.`,
    },
    SHIP_DATE: {
      subject: (number) => `Neuer Versandtag der Lieferung ${number}`,
      title: 'Neuer Versandtag',
      body: (number, storeName) =>
        `${storeName} hat den Tag genannt, an dem hinausgehen soll, was von der Lieferung ${number} noch kommt.`,
    },
    REJECTED: {
      subject: (number) => `Lieferung ${number} ist nicht möglich`,
      title: 'Lieferung abgelehnt',
      body: (number, storeName) =>
        `${storeName} kann die Lieferung ${number} nicht ausführen. Was dafür bezahlt wurde, kommt auf demselben Weg zurück.`,
    },
    SHIPPED: {
      subject: (number) => `Lieferung ${number} ist unterwegs`,
      title: 'Unterwegs',
      body: (number, storeName) => `${storeName} hat Ware der Lieferung ${number} dem Versand übergeben.`,
    },
    DELIVERED: {
      subject: (number) => `Lieferung ${number} ist angekommen`,
      title: 'Zugestellt',
      body: (number, storeName) =>
        `die Lieferung ${number} von ${storeName} ist angekommen. ` +
        `Stimmt etwas nicht, reklamiere es in der Bestellung, bis ${CLAIM_DAYS} Tage nach der Ankunft; eine ` +
        `Rückgabe lässt sich ${RETURN_DAYS} Tage lang anfragen. Dort kann die Ware auch bewertet werden.`,
    },
    CANCELLED: {
      subject: (number) => `Bestellung ${number} ist storniert`,
      title: 'Storniert',
      body: (number) =>
        `die Bestellung ${number} ist storniert. Was dafür bezahlt wurde, kommt auf demselben Weg zurück.`,
    },
    REST_CANCELLED: {
      subject: (number) => `Der Rest der Lieferung ${number} entfällt`,
      title: 'Rest storniert',
      body: (number, storeName) =>
        `${storeName} kann den Rest der Lieferung ${number} nicht senden. Was dafür bezahlt wurde, kommt auf demselben Weg zurück.`,
    },
    LINES_CANCELLED: {
      subject: (number) => `Ein Teil der Lieferung ${number} entfällt`,
      title: 'Teilweise storniert',
      body: (number, storeName) =>
        `${storeName} kann diese Ware der Lieferung ${number} nicht liefern. Was dafür bezahlt wurde, kommt auf demselben Weg ` +
        'zurück; was noch nicht bezahlt ist, wird nicht berechnet.',
    },
    RETURNED: {
      subject: (number) => `Rückgabe zur Lieferung ${number} angenommen`,
      title: 'Rückgabe angenommen',
      body: (number, storeName) =>
        `${storeName} hat Ware der Lieferung ${number} zurückgenommen. Das Geld dafür kommt auf demselben Weg zurück.`,
    },
    RETURN_DECLINED: {
      subject: (number) => `Rückgabe zur Lieferung ${number} abgelehnt`,
      title: 'Rückgabe abgelehnt',
      body: (number, storeName) => `${storeName} nimmt die Ware der Lieferung ${number} nicht zurück.`,
    },
    GOODWILL: {
      subject: (number) => `Wir erstatten einen Teil von ${number}`,
      title: 'Ein Teil geht zurück',
      body: (number, _) =>
        `Für die Lieferung ${number} geht ein Teil des Preises auf dem Weg zurück, auf dem du bezahlt hast. Die Ware bleibt bei dir.`,
    },
    REFUNDED: {
      subject: (number) => `Erstattung zu ${number}`,
      title: 'Erstattung ausgezahlt',
      body: (number) =>
        `die Erstattung zu ${number} ist ausgezahlt. Je nach Bank ist sie heute oder in wenigen Tagen auf deinem Konto.`,
    },
    PAY_ANEW: {
      subject: (number) => `Bitte Bestellung ${number} neu bezahlen`,
      title: 'Die Zahlung ist abgelaufen',
      body: (number) =>
        `der Zahlungsanbieter hatte die Zahlung zur Bestellung ${number} autorisiert, die Ware ist aber nicht rechtzeitig ` +
        'abgegangen und die Autorisierung abgelaufen. Abgebucht wurde dafür nichts. ' +
        'Wenn du die Ware noch möchtest, überweise bitte den Betrag; sie geht ab, sobald er da ist.',
    },
    NOT_PAID: {
      subject: (number) => `Bestellung ${number} ist verfallen`,
      title: 'Bestellung verfallen',
      body: (number) =>
        `zur Bestellung ${number} ist keine Zahlung eingegangen. Sie wurde deshalb storniert und die Ware wieder freigegeben. ` +
        'Eine Zahlung, die noch eintrifft, geht zurück.',
    },
    FAILED: {
      subject: (number) => `Zahlung zur Bestellung ${number} fehlgeschlagen`,
      title: 'Zahlung fehlgeschlagen',
      body: (number) =>
        `die Zahlung zur Bestellung ${number} ist fehlgeschlagen. Die Bestellung wurde deshalb storniert.`,
    },
  },
  store: {
    NEW_ORDER: {
      subject: (number) => `Neue Bestellung ${number}`,
      title: 'Neue Bestellung',
      body: (number) => `die Zahlung der Bestellung ${number} ist gesichert. Bitte bestätige sie oder lehne sie ab.`,
    },
    CANCELLED: {
      subject: (number) => `Bestellung ${number} ist storniert`,
      title: 'Bestellung storniert',
      body: (number) => `die Bestellung ${number} ist storniert. Bitte nicht mehr versenden.`,
    },
    CAPTURE_FAILED: {
      subject: (number) => `Zahlung zu ${number} konnte nicht eingezogen werden`,
      title: 'Zahlung fehlgeschlagen',
      body: (number) =>
        `der Zahlungsanbieter konnte das Geld zur Bestellung ${number} nicht einziehen. ` +
        'Bitte davon nichts mehr versenden, bis wir uns melden; Tresen kümmert sich um die Zahlung.',
    },
    AUTHORISATION_ENDING: {
      subject: (number) => `Bitte ${number} bald versenden: Die Zahlung läuft ab`,
      title: 'Die Zahlung läuft bald ab',
      body: (number) =>
        `die autorisierte Zahlung zur Bestellung ${number} lässt sich nur bis zum unten genannten Tag einziehen. Bitte vorher versenden oder ablehnen.`,
    },
    AUTHORISATION_ENDED: {
      subject: (number) => `${number} nicht versenden: Die Zahlung ist abgelaufen`,
      title: 'Die Zahlung ist abgelaufen',
      body: (number) =>
        `die autorisierte Zahlung zur Bestellung ${number} ist vor dem Versand abgelaufen. Bitte nicht versenden. ` +
        'Wir haben den Käufer um eine Überweisung gebeten und melden uns, sobald das Geld da ist; ' +
        'die Bestellung lässt sich auch ablehnen.',
    },
    PAID_ANEW: {
      subject: (number) => `Bestellung ${number} ist bezahlt und kann abgehen`,
      title: 'Zahlung eingegangen',
      body: (number) => `der Käufer hat die Bestellung ${number} überwiesen. Bitte jetzt versenden.`,
    },
    RETURN_REQUESTED: {
      subject: (number) => `Rückgabe angefragt: ${number}`,
      title: 'Rückgabe angefragt',
      body: (number) => `zur Bestellung ${number} möchte der Käufer Ware zurückgeben.`,
    },
  },
}

/** The confirmation of an order. */
export const orderMail: typeof EnglishOrder = {
  subject: (orderNumber) => `Deine Bestellung ${orderNumber}`,
  title: 'Danke für deine Bestellung',
  hello: (firstName) => `Hallo ${firstName},`,
  received: (orderNumber) =>
    `deine Bestellung ${orderNumber} ist eingegangen. Jeder Lieferant liefert seinen Teil selbst; den Stand siehst du in deinem Konto.`,
  head: ['Ware', 'Menge', 'Netto'],
  pieces,
  goods: 'Warenwert netto',
  discount: (code) => `Rabattcode ${code}`,
  deposit: 'Pfand',
  shipping: 'Versand',
  tax: (rate) => `MwSt. ${rate} %`,
  total: 'Gesamtbetrag',
  transfer: (dueOn) => `Bitte überweise den Betrag bis zum ${dueOn}; nach Zahlungseingang geht die Ware auf den Weg.`,
  account: {
    holder: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Verwendungszweck',
    amount: 'Betrag',
  },
  paidBy: (method) => `Zahlung: ${method}`,
  deliverTo: 'Lieferadresse',
  purchaseOrderNumber: 'Eigene Bestellnummer',
  costCentre: 'Kostenstelle',
  button: 'Bestellung ansehen',
}
