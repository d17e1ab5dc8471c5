import type { storeSettingsScreen as en } from '../../en/store-settings/screen.ts'

export const storeSettingsScreen: typeof en = {
  lead: (name) => `Was Kunden von ${name} lesen und zu welchen Bedingungen du verkaufst.`,
  toStore: 'Store ansehen',
  failed: 'Die Einstellungen konnten nicht geladen werden',
  parts: 'Teile',
  tabs: {
    profile: 'Profil',
    pictures: 'Logo & Titelbild',
    terms: 'Lieferung & Mindestwert',
    legal: 'Rechtliches',
    orders: 'Bestellungen',
    pause: 'Pause',
    apiKeys: 'API-Schlüssel',
  },
  autoConfirm: {
    legend: 'Neue Bestellungen von selbst bestätigen',
    names: {
      OFF: 'Keine',
      RETURNING: 'Die von Kunden, die wiederkommen',
      IN_STOCK: 'Alle, bei denen alles auf Lager ist',
    },
    hints: {
      OFF: 'Du bestätigst jede selbst.',
      RETURNING:
        'Bei Kunden mit einer früheren Bestellung, die weder storniert noch abgelehnt ist, gleich nach der Zahlung.',
      IN_STOCK: 'Was nach eigenem Entwurf gefertigt wird oder bei der letzten Zählung fehlte, bestätigst du selbst.',
    },
  },
  save: 'Speichern',
  saved: 'Gespeichert. Es gilt ab jetzt.',
  meanwhile: (value) => `Inzwischen steht hier: ${value || 'nichts'}`,
  changedText:
    'Was du getippt hast, steht noch hier; unter jedem anderen Feld steht, was jetzt gilt. Noch einmal speichern ersetzt das.',
  fields: {
    taglineDe: 'Eine Zeile, Deutsch',
    taglineEn: 'Eine Zeile, Englisch',
    descriptionDe: 'Über den Store, Deutsch',
    descriptionEn: 'Über den Store, Englisch',
    minimumOrder: 'Mindestbestellwert, netto',
    shippingFee: 'Versand, netto',
    freeFrom: 'Versandfrei ab, netto',
    leadMinDays: 'Kürzeste Lieferzeit, Werktage',
    leadMaxDays: 'Längste Lieferzeit, Werktage',
    returnsDe: 'Rückgabe, Deutsch',
    returnsEn: 'Rückgabe, Englisch',
    companyName: 'Firma',
    legalForm: 'Rechtsform',
    street: 'Straße',
    streetNumber: 'Hausnummer',
    postalCode: 'Postleitzahl',
    cityName: 'Ort',
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    registerCourt: 'Registergericht',
    registerNumber: 'Registernummer',
    managers: 'Vertreten durch',
    contactName: 'Ansprechperson',
    contactPhone: 'Telefon',
    email: 'E-Mail im Impressum',
    isSmallBusiness: 'Kleinunternehmen ohne USt. (§ 19 UStG)',
    lucid: 'LUCID-Nummer',
    lucidUntil: 'LUCID nachgewiesen bis',
    gpsrName: 'Produktsicherheit: Hersteller oder verantwortliche Person',
    gpsrAddress: 'Produktsicherheit: Anschrift',
    gpsrEmail: 'Produktsicherheit: E-Mail oder Webseite',
  },
  pause: {
    lead: 'Während einer Pause sind deine Artikel weiter zu sehen, aber niemand kann sie bestellen. Was schon bestellt ist, läuft weiter wie immer.',
    openCarts: (count) =>
      count === '1'
        ? '1 offener Warenkorb enthält deine Artikel: In der Pause lässt er sich nicht bestellen und sagt, warum.'
        : `${count} offene Warenkörbe enthalten deine Artikel: In der Pause lassen sie sich nicht bestellen und sagen, warum.`,
    startsAt: 'Von',
    endsAt: 'Bis',
    endsAtHint: 'Leer lassen für eine Pause, die du selbst beendest.',
    textDe: 'Was Kunden lesen, deutsch',
    textEn: 'Was Kunden lesen, englisch',
    textHint: 'Etwa „Wir machen Betriebsferien.“ Ab wann du wieder verkaufst, steht von selbst dabei.',
    lasting: 'Dein Store macht Pause.',
    ahead: (moment) => `Dein Store macht ab ${moment} Pause.`,
    until: (moment) => `Er verkauft wieder ab ${moment}.`,
    open: 'Er verkauft wieder, wenn du die Pause beendest.',
    stopped:
      'Der Marktplatz hat deinen Store angehalten. Er verkauft erst wieder, wenn das vorbei ist, was immer du hier einstellst.',
    stoppedSince: (since, until, reason) =>
      `Pausiert von Tresen seit ${since}${until ? `, bis ${until}` : ''}. ` +
      (reason
        ? `Wenn du nicht einverstanden bist, schreib uns. Grund: ${reason}`
        : 'Frag uns nach dem Grund, wenn du ihn nicht kennst.'),
    save: 'Store pausieren',
    change: 'Pause ändern',
    resume: 'Pause beenden',
    withdraw: 'Pause zurücknehmen',
    saved: 'Die Pause ist gespeichert.',
    resumed: 'Die Pause ist beendet.',
  },
  pictures: {
    kinds: { LOGO: 'Logo', COVER: 'Titelbild' },
    none: {
      LOGO: 'Noch kein Logo: Solange stehen die Anfangsbuchstaben deines Stores da.',
      COVER: 'Noch kein Titelbild: Solange stehen die Bilder deiner besten Artikel da.',
    },
    hints: {
      LOGO: 'JPEG, PNG oder WebP, mindestens 300 Pixel an jeder Kante, höchstens 10 MB und 50 Megapixel.',
      COVER:
        'JPEG, PNG oder WebP, mindestens 1.000 Pixel breit und 500 hoch, höchstens 10 MB und 50 Megapixel. Am Rand kann etwas wegfallen.',
    },
    upload: (kind) => `${kind} hochladen`,
    exchange: (kind) => `${kind} austauschen`,
    remove: (kind) => `${kind} entfernen`,
    turn: 'Um ein Viertel drehen',
    zoom: 'Wie viel davon zu sehen ist',
    focus: (kind) => `${kind}: der wichtige Punkt, mit Pfeiltasten`,
    focusAt: (x, y) => `${x} % von links, ${y} % von oben`,
    changed: 'Was du gewählt hast, steht noch hier. Noch einmal speichern ersetzt, was inzwischen gilt.',
  },
  preview: {
    title: 'So sehen Kunden deinen Store',
    language: 'Sprache der Vorschau',
    languages: { de: 'Deutsch', en: 'Englisch' },
    card: 'Karte in der Liste der Lieferanten',
    page: 'Kopf deiner Seite',
    failed: 'Die Vorschau konnte nicht geladen werden',
  },
  nameFixed: 'Der Name des Stores steht fest; schreib uns, wenn er sich ändern muss.',
  freeFromHint: 'Lass es leer, wenn der Versand nie frei ist.',
  returnsHint: 'Lass es leer, dann steht dort der übliche Satz.',
  openCarts: (count) =>
    count === '1'
      ? 'In 1 offenen Warenkorb liegt Ware von dir: Mindestwert und Versand gelten dort sofort.'
      : `In ${count} offenen Warenkörben liegt Ware von dir: Mindestwert und Versand gelten dort sofort.`,
  noCarts: 'In keinem offenen Warenkorb liegt Ware von dir.',
  legalHint:
    'Das steht im Impressum deines Stores und auf jeder neuen Rechnung. Bestellungen von vorher behalten, was sie haben.',
  gpsrHint:
    'Steht nach VO (EU) 2023/988 bei Artikeln, die selbst niemanden nennen. Leer, wenn es dein Store selbst ist.',
  establishments: {
    legend: 'Betriebsstätten in anderen EU-Staaten',
    lead: 'Über die du hier verkaufst. Der Marktplatz nennt sie, wenn er einmal im Jahr meldet, was du verkauft hast (§ 13 PStTG).',
    state: (place) => `Staat ${place}`,
    none: 'Keine weitere',
    taxId: (state) => `USt-IdNr. oder Steuernummer, ${state}`,
  },
  lucidHint: 'DE und 13 Ziffern, aus dem Verpackungsregister.',
  lucidOver: 'Dieser Tag ist vorbei. Registriere dich neu und nenne den neuen Tag.',
}
