import type * as en from '../../en/operator/products.ts'

export const products: typeof en.products = {
  summary: 'den Status von Artikeln ansehen und ändern',
  actions: {
    list: {
      takes: [],
      explains: 'Listet Artikel mit Status und Shop auf, die ältesten zuerst, höchstens 200.',
      options: {
        status: ['<Status>', 'nur solche, die DRAFT, IN_REVIEW, ACTIVE, PAUSED, ARCHIVED oder BLOCKED sind'],
        store: ['<Kürzel>', 'nur die dieses Shops'],
      },
    },
    missing: {
      takes: [],
      explains:
        'Listet Waren, von denen Käufern mehr zugesagt ist, als der letzte Import im Lager fand, höchstens 200.',
    },
    show: { takes: ['<SKU>…'], explains: 'Zeigt Artikel und was aus ihnen werden kann.' },
    status: {
      takes: ['<Status>', '<SKU>…'],
      explains:
        'Gibt Artikeln einen neuen Status, allen oder keinem: DRAFT → IN_REVIEW → ACTIVE ⇄ PAUSED; BLOCKED von ' +
        'überall und zurück nach IN_REVIEW; ARCHIVED für immer. Zu sehen sind nur solche, die ACTIVE sind.',
    },
  },
  none: 'Es gibt keines.',
  missing: (it) => `${it.missing} von ${it.promised} zugesagten Stück fehlen`,
  next: (statuses) => (statuses ? `kann ${statuses} werden` : 'bleibt, wie es ist'),
  changed: (skuId, was, is) => `${skuId}: ${was} → ${is}`,
  unchanged: 'Dieser Status ist schon gesetzt.',
  noStatus: (text, statuses) => `„${text}“ ist kein Status; es gibt ${statuses}.`,
  unknown: (skuIds) => `Einen Artikel mit der SKU ${skuIds.join(', ')} gibt es nicht.`,
  impossible: (skuId, is, wanted, possible) =>
    `${skuId} ist ${is} und kann nicht ${wanted} werden${possible ? `, nur ${possible}` : ''}.`,
  nothingChanged: 'Es wurde nichts geändert.',
}

const statuses = { GRANTED: 'erteilt', PENDING: 'wartet auf Entscheidung', REJECTED: 'abgelehnt', NONE: 'beendet' }
const mailed = 'Der Käufer erfährt es per E-Mail.'

export const grants: typeof en.grants = {
  summary: 'wer exklusive Artikel sehen darf',
  actions: {
    list: { takes: [], explains: 'Zeigt Anträge und Zugänge, zuerst die, über die noch zu entscheiden ist.' },
    grant: {
      takes: ['<E-Mail des Käufers>', '<Artikelnummer>'],
      explains: `Lässt den Käufer den Artikel sehen und bestellen, mit oder ohne Antrag. ${mailed}`,
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
    `Es gibt keinen Käufer mit der E-Mail ${email} oder keinen exklusiven Artikel mit der Artikelnummer ${skuId}.`,
  nothingOpen: (email, skuId) => `${email} hat keinen offenen Antrag auf ${skuId}.`,
  noGrant: (email, skuId) => `${email} hat keinen Zugang zu ${skuId}.`,
  badDate: (text) => `„${text}“ ist kein Datum wie 2027-03-31.`,
}

export const stores: typeof en.stores = {
  summary: 'Shops verkaufen lassen oder anhalten',
  actions: {
    list: { takes: [], explains: 'Listet alle Shops auf und ob sie verkaufen.' },
    pause: {
      takes: ['<Kürzel>', '<Grund…>'],
      explains:
        'Hält einen Shop an: Seine Waren bleiben zu sehen, können aber nicht bestellt werden, auch nicht aus einem Warenkorb. ' +
        'Er bekommt eine Mail mit dem Grund.',
    },
    resume: { takes: ['<Kürzel>'], explains: 'Lässt einen Shop wieder verkaufen.' },
    seller: {
      takes: ['<Kürzel>', '<Feld>', '<Wert>'],
      explains:
        'Schreibt eine Angabe dazu, wer verkauft, etwa postalCode, contactPhone, vatId oder isSmallBusiness ' +
        '(YES, NO). Sie steht in den Belegen neuer Bestellungen.',
    },
  },
  sells: 'verkauft   ',
  doesNotSell: 'angehalten ',
  reasonMissing: 'Es fehlt der Grund; der Shop liest ihn.',
  unknown: (slug) => `Einen Shop mit dem Kürzel ${slug} gibt es nicht.`,
  unchanged: (name) => `Nichts zu tun: ${name} ist schon in diesem Zustand.`,
  paused: (name) => `${name} verkauft nicht mehr.`,
  resumed: (name) => `${name} verkauft wieder.`,
  sellerChanged: (name, field) => `${name}: ${field} ist eingetragen.`,
  unknownField: (field, fields) => `Das Feld ${field || '(keins)'} gibt es nicht. Es gibt: ${fields}.`,
  badValue: (field, value) => `„${value}“ ist kein Wert für ${field}.`,
  sellerMissing: (name, field) => `${name} kann nicht verkaufen: ${field} fehlt.`,
  sellerFields: {
    companyName: 'die Firma',
    street: 'die Straße',
    streetNumber: 'die Hausnummer',
    postalCode: 'die Postleitzahl',
    cityName: 'der Ort',
    contactName: 'ein Ansprechpartner',
    contactPhone: 'dessen Telefonnummer',
    email: 'die E-Mail-Adresse',
    vatId: 'die USt-IdNr. oder Steuernummer',
  },
}

export const reviews: typeof en.reviews = {
  summary: 'Bewertungen: zeigen und verbergen',
  actions: {
    list: {
      takes: [],
      explains: 'Zeigt die neuesten 50 Bewertungen, zuerst die, die auf eine Entscheidung warten.',
      options: { waiting: ['nur die wartenden'] },
    },
    show: { takes: ['<Id>'], explains: 'Zeigt eine Bewertung; sie zählt in den Durchschnitten.' },
    hide: { takes: ['<Id>'], explains: 'Verbirgt eine Bewertung; sie zählt nicht.' },
  },
  none: 'Solche Bewertungen gibt es nicht.',
  unknown: (id) => `Die Bewertung ${id} gibt es nicht.`,
  shown: (id) => `Die Bewertung ${id} wird gezeigt.`,
  hidden: (id) => `Die Bewertung ${id} ist verborgen.`,
  states: { shown: 'gezeigt', hidden: 'verborgen', waiting: 'wartet' },
}

/** Help and answers of `npm run operator -- designs`. */
export const designs: typeof en.designs = {
  summary: 'eigene Motive von Kunden, anstelle ihres Lieferanten',
  actions: {
    list: {
      takes: [],
      explains: 'Listet eingereichte Motive, die zuletzt geänderten zuerst.',
      options: { status: ['<Status>', 'nur diese, etwa SUBMITTED oder CHANGES_REQUESTED'] },
    },
    show: { takes: ['<Id>'], explains: 'Zeigt ein Motiv mit Bildern, Druckmustern und Nachrichten.' },
    proof: {
      takes: ['<Id>'],
      explains: 'Schickt das Motiv, wie es ist, als Druckmuster mit einem Angebot. Der Kunde erfährt es per Mail.',
      options: {
        price: ['<Euro>', 'Nettopreis je Stück, etwa 4.90'],
        setup: ['<Euro>', 'netto, einmal je Bestellung; 0, wenn nichts genannt ist'],
        minimum: ['<Stück>', 'kleinste Menge, volle Kartons'],
        days: ['<Tage>', 'bis die Ware fertig ist'],
        until: ['<Datum>', 'letzter Tag des Angebots, etwa 2027-03-31'],
        message: ['<Text>', 'was der Kunde dazu erfährt'],
      },
    },
    reject: { takes: ['<Id>', '<Grund>…'], explains: 'Lehnt das Motiv ab. Der Kunde erfährt es per Mail.' },
    message: { takes: ['<Id>', '<Text>…'], explains: 'Schreibt dem Kunden und dem Lieferanten.' },
  },
  none: 'Solche Motive gibt es nicht.',
  statuses: (all) => `Der Status ist einer von ${all}.`,
  input: (quantity, technique, colors, text) =>
    [`${quantity} Stück`, technique, colors, text && `Text „${text}“`].filter(Boolean).join(', '),
  pictures: (urls) => `Bilder: ${urls.join('  ')}`,
  proof: (number, at, price, setup) => `Druckmuster ${number} vom ${at}: ${price} je Stück, Einrichtung ${setup}`,
  sent: (title) => `Das Druckmuster zu „${title}“ ist verschickt.`,
  rejected: (title) => `„${title}“ ist abgelehnt.`,
  written: (title) => `Die Nachricht zu „${title}“ ist geschrieben.`,
}

export const synonyms: typeof en.synonyms = {
  summary: 'Namen, unter denen die Suche dasselbe findet',
  actions: {
    list: {
      takes: [],
      explains: 'Zeigt die Gruppen von Namen.',
      options: { name: ['<Name>', 'nur die mit einem Namen, in dem das steht'] },
    },
    add: {
      takes: ['<Name>', '<anderer Name>…'],
      explains:
        'Nimmt die Namen für dasselbe; eine Gruppe mit dem ersten wächst. Die Suche kennt sie nach einer Sekunde.',
      options: {
        language: ['<Sprache>', 'nur für Suchen darin: de oder en'],
        'one-way': ['der erste Name findet auch die anderen, keiner von ihnen den ersten'],
      },
    },
    remove: { takes: ['<Nummer>'], explains: 'Löscht eine Gruppe; die Nummer zeigt list.' },
  },
  none: 'Solche Namen gibt es nicht.',
  tooFew: 'Zwei verschiedene Namen sind nötig.',
  tooMany: 'Eine Gruppe hat höchstens 20 Namen.',
  tooManyGroups: 'Mehr Gruppen kann es nicht geben. Zuerst eine löschen.',
  unknownLanguage: 'Die Sprache ist de oder en.',
  added: (names) => `Dasselbe für die Suche: ${names}.`,
  addedOneWay: (names) => `Die Suche führt in eine Richtung: ${names}.`,
  removed: (names) => `Nicht mehr dasselbe für die Suche: ${names.join(', ')}.`,
  unknown: (id) => `Eine Gruppe ${id} gibt es nicht.`,
}
