import type { ticketMails as English } from '../../en/tickets/mails.ts'

export const ticketMails: typeof English = {
  title: (number) => `Unsere Antwort auf deine Anfrage ${number}`,
  closing: (number) => `Hast du noch eine Frage dazu? Antworte einfach auf diese Mail, sie gehört zu ${number}.`,
}
