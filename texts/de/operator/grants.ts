import type { operatorGrants as en } from '../../en/operator/grants.ts'

const statuses = { GRANTED: 'erteilt', PENDING: 'wartet auf Entscheidung', REJECTED: 'abgelehnt', NONE: 'beendet' }
const mailed = 'Der Käufer erfährt es per E-Mail.'

export const operatorGrants: typeof en = {
  summary: 'wer exklusive Produkte sehen darf',
  actions: {
    list: { takes: [], explains: 'Zeigt Anträge und Zugänge, zuerst die, über die noch zu entscheiden ist.' },
    grant: {
      takes: ['<E-Mail des Käufers>', '<Artikelnummer>'],
      explains: `Lässt den Käufer das Produkt sehen und bestellen, mit oder ohne Antrag. ${mailed}`,
      options: {
        until: ['<Datum>', 'letzter Tag des Zugangs (2027-03-31, deutsche Zeit) oder ein Zeitpunkt mit Zeitzone'],
        reason: ['<Text>', 'was der Käufer dazu erfährt'],
      },
    },
    reject: {
      takes: ['<E-Mail des Käufers>', '<Artikelnummer>'],
      explains: `Lehnt den offenen Antrag des Käufers ab. ${mailed}`,
      options: { reason: ['<Text>', 'was der Käufer dazu erfährt'] },
    },
    withdraw: {
      takes: ['<E-Mail des Käufers>', '<Artikelnummer>'],
      explains: `Beendet den Zugang sofort, auch für das, was im Warenkorb liegt. ${mailed}`,
      options: { reason: ['<Text>', 'was der Käufer dazu erfährt'] },
    },
  },
  none: 'Es gibt keine Anträge und keine Zugänge.',
  line: ({ status, email, companyName, skuId, productName, storeName, since, until, withdrawn }) =>
    `${statuses[status]}  ${skuId} ${productName} (${storeName})  ${email}, ${companyName}  seit ${since}` +
    (until ? `, bis ${until}` : '') +
    (withdrawn ? `, entzogen am ${withdrawn}` : ''),
  granted: (email, skuId) => `${email} darf ${skuId} sehen.`,
  grantedAlready: (email, skuId) => `${email} darf ${skuId} schon ebenso lange sehen.`,
  rejected: (email, skuId) => `Der Antrag von ${email} auf ${skuId} ist abgelehnt.`,
  withdrawn: (email, skuId) => `${email} darf ${skuId} nicht mehr sehen.`,
  unknown: (email, skuId) =>
    `Es gibt keinen Käufer mit der E-Mail ${email} oder kein exklusives Produkt mit der Artikelnummer ${skuId}.`,
  nothingOpen: (email, skuId) => `${email} hat keinen offenen Antrag auf ${skuId}.`,
  noGrant: (email, skuId) => `${email} hat keinen Zugang zu ${skuId}.`,
  badDate: (text) => `„${text}“ ist kein Datum wie 2027-03-31.`,
}
