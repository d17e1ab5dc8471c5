import type { emailConfirmation as en } from '../../en/account/email-confirmation.ts'

export const emailConfirmation: typeof en = {
  title: 'E-Mail-Adresse bestätigen',
  lead: 'Ein Druck auf den Knopf, dann kann mit dem Konto bestellt werden.',
  confirm: 'E-Mail-Adresse bestätigen',
  confirmedTitle: 'Deine E-Mail-Adresse ist bestätigt',
  confirmedText: 'Jetzt kannst du bestellen.',
  knownTitle: 'Deine E-Mail-Adresse ist schon bestätigt',
  knownText: 'Es ist nichts mehr zu tun: Du kannst bestellen.',
  expiredTitle: 'Dieser Link gilt nicht mehr',
  expiredText: 'Ein Link gilt 7 Tage lang. Gern schicken wir einen neuen an dieselbe Adresse.',
  again: 'Neuen Link schicken',
  sent: 'Ein neuer Link ist unterwegs.',
  signInFirst: 'Bitte melde dich an; im Konto steht der Knopf für einen neuen Link.',
  toAccount: 'Zum Konto',
  toCart: 'Zum Warenkorb',
  note: {
    title: 'Bitte bestätige deine E-Mail-Adresse',
    text: (email) =>
      `Wir haben einen Link an ${email} geschickt. Sobald du ihn geöffnet hast, kannst du bestellen; alles andere geht schon jetzt.`,
    again: 'Link noch einmal schicken',
    sent: (email) => `Ein neuer Link an ${email} ist unterwegs.`,
  },
}
