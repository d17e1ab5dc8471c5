import type { mails as en } from '../en/mails.ts'

export const mails: typeof en = {
  hello: (firstName) => `Hallo ${firstName},`,
  footer: 'Tresen, der Großhandelsmarktplatz für Hotels, Cafés, Restaurants, Läden und Büros.',
  welcome: {
    subject: 'Dein Konto bei Tresen ist eröffnet',
    title: 'Willkommen bei Tresen',
    body: (companyName) => [
      `das Konto von ${companyName} ist eröffnet. Du siehst jetzt Nettopreise, Staffelpreise und den Bestand aller Lieferanten.`,
      'Ware mehrerer Lieferanten liegt in einem Warenkorb; jeder Lieferant hat seinen Mindestbestellwert und liefert selbst.',
    ],
    button: 'Waren entdecken',
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
