import type { Countable, FileRefusal, ProblemDetails } from '../../contract/platform/problems.ts'
import type { ProblemSentences } from '../en/problems.ts'
import { statementFault } from './bank-statements/faults.ts'
import { legalFactTexts } from './range/legal-facts.ts'
import { missingRight, rightNames } from './rights.ts'
import { pieces } from './pieces.ts'

const fileRefusals: Record<FileRefusal, string> = {
  TOO_LARGE: 'Diese Datei ist größer als 10 MB. Bitte kleiner speichern.',
  NOT_A_PICTURE: 'Diese Datei ist kein Bild in JPEG, PNG oder WebP. Bitte in einem dieser Formate speichern.',
  NEITHER_PICTURE_NOR_PDF: 'Diese Datei ist weder ein Bild in JPEG, PNG oder WebP noch ein PDF.',
  LOGO_TOO_SMALL: 'Dieses Bild ist zu klein für ein Logo: Beide Kanten brauchen mindestens 300 Pixel.',
  COVER_TOO_SMALL:
    'Dieses Bild ist zu klein: Ein Titelbild braucht mindestens 1.000 Pixel in der Breite und 500 in der Höhe.',
  TOO_MANY_PIXELS: 'Dieses Bild hat mehr als 50 Megapixel. Bitte kleiner speichern.',
  TOO_SMALL: 'Dieses Bild ist zu klein: Beide Kanten brauchen mindestens 1.000 Pixel.',
  DAMAGED: 'Dieses Bild ist beschädigt oder unvollständig. Bitte noch einmal speichern.',
  NO_TABLE:
    'Diese Datei ist keine lesbare CSV-, TSV-, XLSX- oder BMEcat-Datei. Alte XLS-Dateien speicherst du vorher als XLSX.',
  IMPORT_TOO_LARGE: 'Diese Datei ist größer als 50 MB. Bitte teile sie auf.',
  UNPACKS_TOO_LARGE: 'Diese Arbeitsmappe ist entpackt zu groß. Bitte speichere das Blatt als CSV.',
  TOO_MANY: 'Ein Entwurf fasst sechs Dateien. Bitte zuerst eine entfernen.',
}

const categoryStates: Record<ProblemDetails['CATEGORY_STATE']['reason'], string> = {
  ARCHIVED: 'Diese Kategorie ist schon archiviert.',
  OPEN: 'Diese Kategorie ist nicht archiviert.',
  HAS_GOODS:
    'In dieser Kategorie stehen Waren, im Verkauf, pausiert oder als Entwurf. Sie müssen zuerst umziehen oder archiviert werden.',
  HAS_LEAVES: 'Unter dieser Kategorie stehen andere. Sie müssen zuerst umziehen oder archiviert werden.',
  ROOT_ARCHIVED: 'Die Kategorie darüber ist archiviert. Hol zuerst sie zurück, oder verschiebe diese.',
}

const limits: Record<Countable, (most: number) => string> = {
  ADDRESSES: (most) => `Ein Adressbuch fasst ${most} Adressen. Bitte zuerst eine löschen.`,
  WISHLIST: (most) => `Eine Merkliste fasst ${most} Artikel. Bitte zuerst einen entfernen.`,
  RESTOCK_NOTICES: (most) => `Auf ${most} Artikel kannst du zugleich warten. Bitte zuerst einen abbestellen.`,
  VARIANTS: (most) => `Eine Gruppe hat höchstens ${most} Varianten.`,
  PHOTOS: (most) => `Ein Artikel fasst ${most} hochgeladene Bilder. Unbenutzte gehen nach einer Woche von selbst.`,
  STORE_PICTURES: (most) =>
    `Ein Store fasst ${most} hochgeladene Bilder. Unbenutzte gehen nach einer Woche von selbst.`,
  SYNONYMS: (most) => `Eine Gruppe hat höchstens ${most} Namen.`,
  SYNONYM_GROUPS: (most) => `Es kann höchstens ${most} Gruppen von Namen geben. Bitte zuerst eine löschen.`,
  PASSKEYS: (most) => `Ein Konto kann ${most} Passkeys haben. Bitte entferne zuerst einen.`,
  API_KEYS: (most) => `Es kann ${most} API-Schlüssel geben. Bitte beende zuerst einen.`,
  IMPORTS: (most) => `Ein Store kann ${most} Dateien am Tag importieren. Bitte mach morgen weiter.`,
  WEBHOOKS: (most) => `Es kann ${most} Webhooks geben. Bitte lösche zuerst einen.`,
  COST_CENTRES: (most) => `Es kann ${most} Kostenstellen geben.`,
  PRODUCTS_AT_ONCE: (most) => `Auf einmal gehen ${most} Artikel. Bitte grenze die Ansicht ein.`,
  SAVED_FILTERS: (most) => `Es lassen sich ${most} Auswahlen merken. Bitte zuerst eine löschen.`,
  DESK_VIEWS: (most) => `Je Liste lassen sich ${most} Ansichten sichern und ${most} teilen. Bitte zuerst eine löschen.`,
  MEMBERS: (most) => `Ein Team hat höchstens ${most} Plätze, Einladungen mitgezählt. Bitte zuerst einen freimachen.`,
  MESSAGES: (most) => `Ein Motiv fasst ${most} Nachrichten. Für weitere bitte das Kontaktformular benutzen.`,
}

export const problems: ProblemSentences = {
  VALIDATION: 'Bitte die markierten Angaben prüfen.',
  IDEMPOTENCY_KEY_INVALID: 'Ein Idempotency-Key hat 1 bis 200 sichtbare ASCII-Zeichen.',
  UNAUTHENTICATED: 'Bitte anmelden.',
  BAD_CREDENTIALS: 'E-Mail oder Passwort ist falsch.',
  SECOND_FACTOR_REQUIRED: 'Bitte gib noch einen Code aus deiner Authenticator-App ein.',
  SECOND_FACTOR_EXISTS: 'Die Authenticator-App ist schon eingerichtet.',
  PASSKEY_REFUSED: 'Dieser Passkey passt nicht. Bitte versuche es noch einmal oder nimm dein Passwort.',
  SIGN_IN_EXPIRED: 'Diese Anmeldung ist abgelaufen. Bitte gib dein Passwort noch einmal ein.',
  IMPERSONATION_READ_ONLY:
    'Du handelst hier nur lesend für einen Käufer, deshalb wurde nichts geändert. Beginne zum Ändern neu, mit Schreibrecht.',
  IMPERSONATION_REFUSED:
    'Das kann nur der Kunde selbst. Du kannst hier Warenkorb, Merklisten und Designs vorbereiten, nicht bestellen, bezahlen oder das Konto ändern.',
  STEP_UP_REQUIRED: () => 'Bitte zeig noch einmal, dass du es bist.',
  SECOND_FACTOR_MISSING: () =>
    'Dafür brauchst du einen zweiten Faktor. Richte bitte zuerst einen Passkey oder eine Authenticator-App ein.',
  FORBIDDEN: 'Das ist für dieses Konto nicht möglich.',
  PRODUCT_NOT_AUTHORIZED: 'Keine Berechtigung, diesen Artikel anzusehen',
  EMAIL_NOT_CONFIRMED:
    'Bitte vor der ersten Bestellung die E-Mail-Adresse bestätigen: den Link in unserer Mail öffnen oder einen neuen anfordern.',
  NOT_FOUND: 'Nichts gefunden',
  GONE: 'Diesen Artikel gibt es nicht mehr',
  METHOD_NOT_ALLOWED: 'Diesen Aufruf gibt es nicht.',
  TOO_SLOW: 'Das kam zu langsam an. Bitte noch einmal versuchen.',
  EMAIL_TAKEN: 'Zu dieser E-Mail gibt es schon ein Konto.',
  EMPTIES_MONTH_EMPTY: 'In diesem Monat kam kein Leergut dazu, und keines ging zurück.',
  MONTH_EMPTY: 'In diesem Monat wurde kein Beleg ausgestellt und nichts ausgezahlt.',
  BOOKS_NOT_SET: 'Bitte trag zuerst die Nummern ein, unter denen dich deine Steuerberatung führt.',
  CODE_TAKEN: 'Diesen Code gibt es schon.',
  CART_CHANGED: 'Der Warenkorb hat sich inzwischen geändert. Bitte noch einmal prüfen.',
  CHECKOUT_ENDED: 'Diese Zahlung ist beendet, ohne dass Geld geflossen ist. Bitte bestelle noch einmal.',
  PRICE_CHANGED: 'Ein Preis hat sich inzwischen geändert. Bitte den Warenkorb noch einmal prüfen.',
  OUT_OF_STOCK: ({ name, stock, isPack }) =>
    stock > 0 ? `Von „${name}“ sind nur noch ${pieces(stock, isPack)} da` : `Der Artikel ist nicht auf Lager: ${name}`,
  WEBHOOK_EXISTS: 'An diese Adresse gehen die Ereignisse deines Stores schon.',
  REVIEW_REPORTED: 'Diese Bewertung ist schon gemeldet, oder sie steht nicht mehr auf der Seite des Artikels.',
  REVIEW_EXISTS: 'Dieser Artikel ist schon bewertet.',
  ORDER_UNPAID: 'Das Geld für diese Bestellung fehlt. Bitte nicht versenden, bis die Zahlung eingegangen ist.',
  PRODUCT_CHANGED: 'Dieser Artikel wurde geändert, seit er gewählt wurde. Bitte sieh ihn dir noch einmal an.',
  PRODUCT_STATE: 'Dieser Artikel ist archiviert, oder der Schritt geht nicht, so wie er steht.',
  CHANGE_SET_STATE: 'Diese Änderungen gelten schon oder wurden zurückgenommen.',
  IMPORT_STATE: 'Dieser Import ist inzwischen weiter, oder der Vergleich ist älter als ein Tag.',
  LARGE_CHANGES: 'Preise ändern sich um mehr als 10 %. Bitte bestätige, dass das gewollt ist.',
  DAY_NOT_AHEAD: 'Bitte wähle einen Tag von morgen bis in einem Jahr.',
  ORDER_STATE: 'Die Bestellung ist schon weiter; dieser Schritt ist nicht mehr möglich.',
  ACCESS_REQUEST_EXISTS: 'Der Antrag liegt bereits beim Lieferanten.',
  ACCESS_REQUEST_DECIDED: 'Über diesen Antrag ist schon entschieden.',
  ACCESS_ENDED: 'Dieser Zugang ist schon beendet.',
  BODY_TOO_LARGE: 'Das ist zu groß zum Senden.',
  UNSUPPORTED_MEDIA_TYPE: 'Diese Art von Inhalt wird hier nicht verstanden.',
  BELOW_MINIMUM_QUANTITY: ({ name, minimumQuantity, nextQuantity, isPack }) =>
    `„${name}“ gibt es ab ${pieces(minimumQuantity, isPack)}; die nächste mögliche Menge ist ${nextQuantity}`,
  NOT_A_MULTIPLE: ({ name, countPerBox, nextQuantity }) =>
    `„${name}“ gibt es im Karton zu ${countPerBox}; die nächste mögliche Menge ist ${nextQuantity}`,
  CART_EMPTY: 'Dein Warenkorb ist leer',
  CART_BELOW_MINIMUM: ({ storeName, missingAmountText }) =>
    `Noch ${missingAmountText} bis zum Mindestbestellwert von ${storeName}`,
  NO_DELIVERY: ({ storeName }) =>
    `Kein Liefertermin: ${storeName} liefert nicht an diese Adresse. Bitte eine andere wählen oder den Lieferanten abwählen`,
  PARTIAL_DELIVERY_REFUSED:
    'Diese Bestellung wird nur vollständig geliefert: Bitte alles, was offen ist, in einer Sendung verschicken',
  STORE_NOT_ELIGIBLE: ({ storeName, pauseText }) =>
    `Der Lieferant verkauft zurzeit nicht: ${storeName}. ${pauseText ?? 'Bitte aus dem Warenkorb entfernen'}`,
  COUPON_INVALID: 'Diesen Code kennen wir nicht.',
  COUPON_EXPIRED: 'Dieser Code gilt zurzeit nicht.',
  COUPON_EXHAUSTED: 'Dieser Code ist aufgebraucht.',
  COUPON_FIRST_ORDER_ONLY: 'Dieser Code gilt für die erste Bestellung einer Firma.',
  COUPON_NOT_FOR_BUYER: 'Dieser Code gilt für andere Firmen.',
  COUPON_NOT_APPLICABLE: ({ minimumAmountText }) =>
    minimumAmountText
      ? `Dieser Code braucht passende Ware für ${minimumAmountText} netto.`
      : 'Dieser Code gilt nicht für die Ware im Warenkorb.',
  PAYMENT_METHOD_UNAVAILABLE: 'Diese Zahlungsart gibt es für diese Bestellung nicht.',
  PAYMENT_DECLINED: 'Die Zahlung wurde abgelehnt.',
  TRANSFER_OPEN: ({ orderNumber }) =>
    `Die Bestellung ${orderNumber} wartet noch auf ihre Überweisung. Bis zur ersten bezahlten Bestellung ` +
    'kann nur eine offen sein: bitte diese bezahlen oder eine andere Zahlungsart wählen.',
  TRANSFER_ABOVE_LIMIT: ({ limitText }) =>
    `Bis zur ersten bezahlten Bestellung geht eine Überweisung bis ${limitText} inkl. USt. Bitte weniger auf ` +
    'einmal bestellen oder eine andere Zahlungsart wählen.',
  TRANSFER_SHARE: ({ name, quantity, isPack }) =>
    `Bis zur ersten bezahlten Bestellung sind per Überweisung höchstens ${pieces(quantity, isPack)} von „${name}“ ` +
    'möglich. Bitte weniger bestellen oder eine andere Zahlungsart wählen.',
  CREDIT_LIMIT: ({ storeName, missingText }) =>
    `Das Limit für Rechnungen bei ${storeName} reicht nicht: es fehlen ${missingText}. Bitte offene Rechnungen bezahlen, ` +
    'weniger bestellen oder eine andere Zahlungsart wählen.',
  RECEIVABLE_AMOUNT: ({ number, openText, withFeesText }) =>
    withFeesText
      ? `Von der Rechnung ${number} sind ${openText} offen, mit Zinsen und Pauschale ${withFeesText}. Nur einer dieser Beträge kann vermerkt werden.`
      : `Von der Rechnung ${number} sind ${openText} offen. Nur genau dieser Betrag kann vermerkt werden.`,
  ADDRESS_MISSING: 'Bitte eine Lieferadresse angeben.',
  REVIEW_NOT_ALLOWED: 'Bewertet werden kann Ware, die geliefert wurde.',
  ACCESS_NOT_NEEDED: 'Dieser Artikel ist bereits sichtbar.',
  ACCESS_REJECTED: ({ dayText }) =>
    `Der Lieferant hat den Antrag abgelehnt. Ein neuer Antrag ist ab ${dayText} möglich.`,
  CLAIM_STATE: 'Die Reklamation ist schon weiter; dieser Schritt ist nicht mehr möglich.',
  GOODS_IN_CHANGED:
    'Jemand aus deinem Betrieb hat diese Lieferung inzwischen geprüft; was eingetragen wurde, steht jetzt hier.',
  DESIGN_STATE: 'Der Entwurf ist schon weiter; dieser Schritt ist nicht mehr möglich.',
  FILE_REFUSED: ({ reason }) => fileRefusals[reason],
  BANK_STATEMENT_UNUSABLE: statementFault,
  SKU_IN_CART: ({ name }) =>
    `„${name}“ liegt schon im Warenkorb, anders bedruckt oder unbedruckt. Bitte zuerst bestellen oder entfernen.`,
  LIMIT_REACHED: ({ what, most }) => limits[what](most),
  IDEMPOTENCY_KEY_MISSING: 'Dieser Aufruf bucht jedes Mal. Sende ihn mit einem Idempotency-Key, damit er einmal zählt.',
  IDEMPOTENCY_MISMATCH: 'Diese Anfrage wurde schon mit anderem Inhalt gesendet.',
  PRODUCT_UNAVAILABLE: 'Dieser Artikel kann zurzeit nicht bestellt werden.',
  LINK_EXPIRED: 'Dieser Link ist abgelaufen oder schon benutzt. Bitte einen neuen anfordern.',
  LAST_ACCOUNT: 'Das ist das letzte Konto seines Teams. Bevor es gehen kann, muss jemand anderes berufen werden.',
  STORE_INCOMPLETE: ({ name, field }) => `${name} kann noch nicht verkaufen: Es fehlt ${field}.`,
  STORE_CHANGED: ({ name }) => `${name || 'Jemand'} hat an diesem Store inzwischen etwas geändert.`,
  TICKET_CHANGED: ({ name }) =>
    `${name || 'Wer geschrieben hat, oder jemand vom Team,'} hat an dieser Anfrage inzwischen etwas geändert. Sieh sie dir noch einmal an.`,
  VIEW_CHANGED: ({ name }) => `Jemand hat die Ansicht „${name}“ inzwischen geändert. Sieh sie dir noch einmal an.`,
  PAYOUT_RUN_CHANGED: ({ name }) =>
    name
      ? `${name} hat daran inzwischen etwas geändert.`
      : 'Die Summe hat sich inzwischen geändert. Sieh sie dir noch einmal an.',
  BANK_STATEMENT_CHANGED:
    'Was dieser Auszug festhalten würde, hat sich inzwischen geändert. Bitte sieh ihn dir noch einmal an.',
  SECOND_PERSON_NEEDED: ({ limitText }) =>
    limitText
      ? `Über ${limitText} bestätigt niemand einen eigenen Lauf. Lade jemanden mit dem Recht an Auszahlungen ins Team ein.`
      : 'Du hast diesen Lauf gestartet: Jemand anderes muss ihn bestätigen.',
  CATEGORY_CHANGED: ({ nameDe, nameEn, path, isArchived, parent }) =>
    `Jemand hat das inzwischen geändert. Jetzt steht dort: „${nameDe}“ (englisch „${nameEn}“) unter /${path}, ${
      parent ? `unterhalb von „${parent.nameDe}“` : 'eine Hauptkategorie'
    }${isArchived ? ', archiviert' : ''}. Sieh es dir an, bevor du noch einmal speicherst.`,
  ATTRIBUTES_CHANGED: ({ attributes }) =>
    `Jemand hat diese Merkmale inzwischen geändert. Eigene sind jetzt: ${
      attributes.map(({ nameDe }) => nameDe).join(', ') || 'keine'
    }. Sieh sie dir an, bevor du noch einmal speicherst.`,
  CATEGORY_STATE: ({ reason }) => categoryStates[reason],
  DRAFT_CHANGED: ({ name }) => `${name || 'Jemand'} hat inzwischen etwas gespeichert.`,
  SETUP_STATE: 'Tresen sieht sich diesen Store schon an, oder er ist offen.',
  SETUP_INCOMPLETE: ({ steps }) => `Es ist noch nicht alles da: ${steps}.`,
  POST_STATE: 'Der Beitrag ist inzwischen in einem anderen Stand.',
  SLUG_TAKEN: 'Diese Adresse gibt es schon.',
  PICTURE_IN_USE: 'Dieses Bild wird noch gezeigt oder steht in einer Fassung.',
  DRAFT_INCOMPLETE: 'Es fehlt noch etwas, bevor das gezeigt werden kann.',
  MOVE_INCOMPLETE: ({ facts, attributes }) =>
    `Für diese Kategorie fehlt noch: ${[...facts.map((name) => legalFactTexts.labels[name]), ...attributes.map(({ de }) => de)].join(', ')}.`,
  FACTS_MISSING: ({ facts }) => `Es fehlen Angaben, die das Gesetz verlangt: ${facts}. Bitte den Store danach fragen.`,
  ANOTHER_APPROVER_NEEDED: 'Du hast daran geschrieben: Jemand anderes muss es freigeben.',
  MOMENT_NOT_AHEAD: 'Der Beginn muss in der Zukunft liegen und vor dem Ende.',
  REASON_MISSING: 'Bitte sag, warum; die andere Seite liest es.',
  APPROVAL_DECIDED: ({ name }) => (name ? `${name} hat das schon entschieden.` : 'Das ist schon entschieden.'),
  EMPTIES_ARE_A_SUPPLY: ({ name }) =>
    `${name}: Die Rückgabe ist eine Lieferung des Käufers, der sie dir berechnet. Hier lässt sie sich nicht gutschreiben.`,
  EMPTIES_BEYOND: ({ name, held }) =>
    `So viel nehmt ihr nicht zurück: Vom Pfandgut ${name} stehen noch ${held} auf dem Konto.`,
  REFUND_TOO_HIGH: ({ leftText }) => `Von dieser Lieferung können höchstens noch ${leftText} erstattet werden.`,
  APPROVAL_NEEDED: ({ limitText, leftText, period }) =>
    period === 'ORDER'
      ? `Ab ${limitText} braucht eine Bestellung von dir eine Freigabe. Du kannst sie dafür einreichen.`
      : `Von ${limitText} ${period === 'WEEK' ? 'in der Woche' : 'im Monat'} sind noch ${leftText} frei: Diese ` +
        'Bestellung braucht eine Freigabe. Du kannst sie dafür einreichen.',
  REFERENCES_MISSING: 'Deine Firma verlangt Angaben zu dieser Bestellung. Bitte prüfe die markierten Felder.',
  APPROVER_MISSING:
    'In deiner Firma kann das niemand sonst freigeben. Wer Inhaber ist, kann jemandem die Rolle Freigabe geben.',
  LAST_OWNER: 'Du hast als Einzige die Rolle Inhaber. Bitte gib sie zuerst noch jemandem.',
  LAST_ADMIN: 'Du bist die einzige Person mit der Rolle Administration. Bitte gib sie zuerst noch jemandem.',
  RIGHT_MISSING: missingRight,
  API_KEY_INVALID: 'Diesen API-Schlüssel gibt es nicht, oder er ist beendet oder abgelaufen.',
  API_KEY_REFUSED: ({ right }) =>
    right === null
      ? 'Dieser Aufruf ist Menschen vorbehalten, API-Schlüssel dürfen ihn nicht.'
      : `Diesem API-Schlüssel fehlt das Recht „${rightNames[right]}“.`,
  MEMBER_EXISTS: 'Diese Person gehört schon dazu.',
  INVITATION_OF_ANOTHER: 'Diese Einladung ist für eine andere E-Mail-Adresse. Bitte melde dich mit dieser an.',
  ORDERS_OPEN: 'Es gibt noch offene Bestellungen. Das geht erst, wenn sie angekommen sind.',
  INVOICES_UNPAID: 'Es ist noch nicht alles bezahlt. Das geht erst, wenn keine Zahlung mehr fehlt.',
  RETURNS_OPEN: 'Über eine Rücksendung ist noch nicht entschieden. Das geht erst danach.',
  CLAIMS_OPEN: 'Es gibt noch offene Reklamationen. Das geht erst, wenn sie abgeschlossen oder zurückgezogen sind.',
  REFUNDS_OPEN: 'Eine Erstattung ist noch nicht ausgezahlt. Das geht erst, wenn das Geld angekommen ist.',
  RATE_LIMITED: ({ retryAfterSeconds }) => `Zu viele Versuche. Bitte ${retryAfterSeconds} Sekunden warten.`,
  HOST_UNKNOWN: 'Unter dieser Adresse antwortet der Shop nicht; nimm die aus seinen Links.',
  HEAD_TOO_LARGE: 'Diese Adresse oder was mit ihr kommt ist zu lang.',
  INTERNAL: ({ isRead }) =>
    isRead
      ? 'Das konnte nicht geladen werden. Bitte noch einmal versuchen.'
      : 'Das hat nicht geklappt. Deine Eingaben sind noch da.',
  OUTCOME_UNKNOWN:
    'Das dauert zu lange und ist vielleicht trotzdem geschehen. Bitte erst nachsehen, dann noch einmal versuchen.',
  UNAVAILABLE: 'Gerade ist viel los. Bitte noch einmal versuchen.',
}

/** Of a form that the browser itself has sent. */
export const unsentForm = {
  title: 'Noch nicht gesendet',
  text: 'Dieses Formular braucht JavaScript, das nicht angekommen ist. Geh zurück: Deine Eingaben sind noch da.',
  back: 'Zurück zum Formular',
}
