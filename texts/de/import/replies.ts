export const importReplies = {
  unknownMeaning: 'Diese Spalte lässt sich nicht importieren.',
  meaningTwice: 'Das bedeutet schon eine andere Spalte.',
  otherColumns: 'Die Datei hat andere Spalten. Bitte lies sie neu ein.',
  numberMissing: 'Eine Spalte muss die Artikelnummer sein.',
  unknownGroup: 'Keine Zeile der Datei nennt diese Gruppe, oder sie steht hier zweimal.',
  unknownCategory: 'Diese Kategorie gibt es nicht, oder Artikel stehen in einer darunter.',
  /** The last column of the file with the refused lines, and its name. */
  reason: 'Grund',
  refusedFile: 'abgelehnte-zeilen',
}
