import type { operatorUploads as en } from '../../en/uploads/operator.ts'

export const operatorUploads: typeof en = {
  choose: 'Bild wählen',
  exchange: 'Tauschen',
  none: 'Noch kein Bild',
  takeOut: 'Herausnehmen',
  focus: 'Was im Blick bleibt',
  focusHint: (ratio) => `Fokus ziehen, ${ratio}`,
  focusPlace: (x, y) => `${x} % von links, ${y} % von oben`,
  library: 'Bilder',
  uploaded: 'Hochgeladen',
  studio: 'Aus dem Studio',
  upload: 'Bild hochladen',
  uploadHint: 'JPEG, PNG oder WebP, mindestens 1.000 Pixel breit, höchstens 10 MB.',
  empty: 'Es ist noch nichts hochgeladen.',
  failed: 'Die Bilder konnten nicht geladen werden',
  more: 'Mehr Bilder',
  take: (name) => `${name} nehmen`,
  remove: (name) => `${name} löschen`,
  removed: 'Das Bild ist gelöscht.',
  studioPicture: (number) => `Studiobild ${number}`,
}
