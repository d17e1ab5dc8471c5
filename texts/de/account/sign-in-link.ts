import type { signInLink as en } from '../../en/account/sign-in-link.ts'

export const signInLink: typeof en = {
  lead: 'Gib die E-Mail deines Kontos ein. Wir schicken dir einen Link, der dich ohne Passwort anmeldet.',
  email: 'E-Mail',
  request: 'Link schicken',
  back: 'Mit dem Passwort anmelden',
  sentTitle: 'Schau in dein Postfach',
  sent: (email, minutes) =>
    `Gibt es ein Konto zu ${email}, ist ein Link unterwegs. Er gilt einmal und ${minutes} Minuten lang, in diesem oder einem anderen Browser.`,
  again: 'Keine Mail? Noch einmal anfordern',
  title: 'Anmelden',
  pressLead: 'Ein Druck auf den Knopf, dann bist du angemeldet.',
  press: 'Anmelden',
  codeLead: 'Der Link stimmt. Gib jetzt den Code ein, den deine Authenticator-App anzeigt.',
  toLogin: 'Zurück zur Anmeldung',
  expiredTitle: 'Dieser Link gilt nicht mehr',
  expiredText: (minutes) =>
    `Ein Link gilt einmal und ${minutes} Minuten lang, und ein späterer macht die früheren ungültig. Gern schicken wir einen neuen.`,
  askAgain: 'Zur Anmeldung',
}
