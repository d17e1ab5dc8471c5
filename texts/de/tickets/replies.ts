import type { ticketReplies as English } from '../../en/tickets/replies.ts'

export const ticketReplies: typeof English = {
  full: (most) => `An dieser Anfrage hängen schon ${most} Dateien. Mehr sind nicht möglich.`,
  tooMuch: (megabytes) =>
    `Zusammen sind diese Dateien größer als ${megabytes} MB, und das lehnen viele Mailserver ab. Bitte lass eine weg.`,
}
