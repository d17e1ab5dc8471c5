import type { attachmentTexts as English } from '../../en/attachments/screen.ts'

export const attachmentTexts: typeof English = {
  choose: 'Fotos aufnehmen oder wählen',
  chooseFiles: 'Fotos oder PDF anhängen',
  hint: (most, megabytes) => `JPEG, PNG, WebP oder PDF, je bis ${megabytes} MB, höchstens ${most}.`,
  list: 'Dateien',
  uploading: (name, percent) => `${name} wird hochgeladen, ${percent} %`,
  uploaded: (name) => `${name} ist da.`,
  remove: (name) => `${name} entfernen`,
  open: (name) => `${name} öffnen`,
  save: (name) => `${name} speichern`,
  notAFile: 'Das ist weder ein Bild in JPEG, PNG oder WebP noch ein PDF.',
  tooLarge: (megabytes) => `Diese Datei ist größer als ${megabytes} MB.`,
  full: (most) => `Es sind höchstens ${most} Dateien möglich.`,
}
