export const importReplies = {
  unknownMeaning: 'Diese Spalte lässt sich nicht importieren.',
  meaningTwice: 'Das bedeutet schon eine andere Spalte.',
  otherColumns: 'Die Datei hat andere Spalten. Bitte lies sie neu ein.',
  numberMissing: 'Eine Spalte muss die Artikelnummer sein.',
  /** The last column of the file with the refused lines, and its name. */
  reason: 'Grund',
  refusedFile: 'abgelehnte-zeilen',
}
