export const importReplies = {
  unknownMeaning: 'Diese Spalte lässt sich nicht importieren.',
  meaningTwice: 'Das bedeutet schon eine andere Spalte.',
  otherColumns: 'Die Datei hat andere Spalten. Bitte lies sie neu ein.',
  numberMissing: 'Eine Spalte muss die Artikelnummer sein.',
  unknownGroup: 'Keine Zeile der Datei nennt diese Gruppe, oder sie steht hier zweimal.',
  unknownCategory: 'Diese Kategorie gibt es nicht, oder Artikel stehen in einer darunter.',
  /** Was an einer Aktualisierung nicht auf das folgt, was übernommen ist. */
  order: {
    NOTHING_APPLIED: (it: { id: string }) =>
      `Diese Datei ist eine Aktualisierung des Katalogs „${it.id}“. Von ihm wurde hier noch nichts übernommen; was vor ihr kam, fehlt vielleicht.`,
    OTHER_VERSION: (it: { stated: string; applied: string }) =>
      `Diese Datei aktualisiert Version „${it.stated}“ ihres Katalogs. Übernommen ist zuletzt Version „${it.applied}“.`,
    GAP: (it: { previous: number; last: number }) =>
      `Diese Datei folgt auf Aktualisierung ${it.previous} ihres Katalogs. Übernommen ist zuletzt ${it.last}. Importiere zuerst, was dazwischen fehlt.`,
    REPEATED: (it: { previous: number; last: number }) =>
      `Diese Datei folgt auf Aktualisierung ${it.previous} ihres Katalogs. Übernommen ist schon ${it.last}; sie kann neuere Preise durch ältere ersetzen.`,
  },
  /** Warum ein Bild, das ein Katalog nennt, nicht beim Artikel ist. */
  pictures: {
    NO_ADDRESS: 'Der Katalog nennt keine Adresse im Netz, unter der es liegt.',
    NOT_PUBLIC: 'Die Adresse ist keine öffentliche https-Adresse.',
    NO_SUCH_NAME: 'Kein Server hat diesen Namen.',
    NO_ANSWER: 'Der Server antwortet nicht oder zu langsam.',
    REFUSED: 'Der Server nimmt keine Verbindung an.',
    CERTIFICATE: 'Das Zertifikat des Servers ist nicht gültig.',
    BROKEN_OFF: 'Die Verbindung brach ab.',
    NOT_FOUND: 'Der Server hat das Bild nicht oder gibt es nicht her.',
    NOT_A_PICTURE: 'Die Datei ist kein Bild in JPEG, PNG oder WebP.',
    DAMAGED: 'Das Bild ist beschädigt oder unvollständig.',
    TOO_MANY_PIXELS: 'Das Bild hat mehr als 50 Megapixel.',
    TOO_SMALL: 'Das Bild ist zu klein: Beide Kanten brauchen mindestens 1.000 Pixel.',
    TOO_LARGE: 'Die Datei ist größer als 10 MB.',
    NO_ARTICLE: 'Den Artikel gibt es nicht.',
    TOO_MANY_UPLOADS: 'Der Artikel hat schon so viele hochgeladene Bilder, wie es sein dürfen.',
  },
  /** The last column of the file with the refused lines, and its name. */
  reason: 'Grund',
  refusedFile: 'abgelehnte-zeilen',
}
