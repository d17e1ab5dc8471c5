import type { mails as en } from '../../en/account/mails.ts'

export const mails: typeof en = {
  hello: (firstName) => (firstName === null ? 'Guten Tag,' : `Hallo ${firstName},`),
  welcome: {
    subject: 'Willkommen bei Tresen',
    title: 'Willkommen bei Tresen',
    body: (companyName) => [
      `die E-Mail-Adresse von ${companyName} ist bestätigt: Jetzt kann bestellt werden. Du siehst Nettopreise, Staffelpreise und den Bestand aller Lieferanten.`,
      'Ware mehrerer Lieferanten liegt in einem Warenkorb; jeder Lieferant hat seinen Mindestbestellwert und liefert selbst.',
    ],
    button: 'Waren entdecken',
  },
  confirmEmail: {
    subject: 'Bitte die E-Mail-Adresse bestätigen',
    title: 'E-Mail-Adresse bestätigen',
    body: [
      'jemand, vermutlich du, hat mit dieser E-Mail-Adresse ein Geschäftskonto bei Tresen eröffnet.',
      'Bitte bestätige, dass es deine Adresse ist; danach kann mit dem Konto bestellt werden.',
    ],
    button: 'E-Mail-Adresse bestätigen',
    closing: (days) => [
      `Der Link gilt ${days} Tage lang. Warst du es nicht, musst du nichts tun: Ohne Bestätigung kann niemand mit dieser Adresse bestellen.`,
    ],
  },
  passwordReset: {
    subject: 'Neues Passwort festlegen',
    title: 'Neues Passwort festlegen',
    body: ['jemand, vermutlich du, hat ein neues Passwort für dein Konto bei Tresen angefordert.'],
    button: 'Neues Passwort wählen',
    closing: (minutes) => [
      `Der Link gilt einmal und ${minutes} Minuten lang. Warst du es nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.`,
    ],
  },
  passwordChanged: {
    subject: 'Das Passwort wurde geändert',
    title: 'Das Passwort wurde geändert',
    body: [
      'das Passwort für das Konto bei Tresen wurde gerade geändert. Alle anderen Sitzungen wurden beendet.',
      'War die Änderung gewollt, ist nichts zu tun. Wenn nicht, bitte sofort ein neues Passwort festlegen: Das sperrt alle anderen aus.',
    ],
    button: 'Neues Passwort festlegen',
  },
  accountErased: {
    subject: 'Das Konto wurde gelöscht',
    title: 'Das Konto wurde gelöscht',
    body: [
      'das Konto bei Tresen wurde wie gewünscht gelöscht. Niemand kann sich mehr damit anmelden.',
      'Bestellungen und Rechnungen bleiben so lange erhalten, wie es das Gesetz verlangt, und für nichts anderes.',
    ],
  },
}
