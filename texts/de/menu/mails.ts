import type { menuMails as English } from '../../en/menu/mails.ts'

export const menuMails: typeof English = {
  subject: (name) => `Geänderte Allergene oder Zusatzstoffe: ${name}`,
  title: 'Die Rezeptur eines Artikels hat sich geändert',
  hello: (firstName) => `Hallo ${firstName},`,
  body: (name, skuId) =>
    `Der Lieferant gibt zu ${name} (${skuId}) andere Allergene oder Zusatzstoffe an als bisher. Diese Gerichte von euch enthalten ihn:`,
  check: 'Eure Liste folgt der neuen Angabe schon. Bitte prüft sie und druckt sie neu.',
  head: ['Gericht'],
  button: 'Zur Karte',
}
