import type { messagesMails as English } from '../../en/messages/mails.ts'

export const messagesMails: typeof English = {
  hello: (firstName) => `Hallo ${firstName},`,
  subject: (writer, subOrderNumber) => `Nachricht von ${writer} zu ${subOrderNumber}`,
  title: (writer) => `${writer} hat dir geschrieben`,
  body: (writer, subOrderNumber) =>
    `${writer} schreibt zur Lieferung ${subOrderNumber}. Bitte antworte in Tresen: dort haben beide Seiten alles an einem Ort.`,
  button: 'Lesen und antworten',
}
