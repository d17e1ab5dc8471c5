import * as contentApi from '../../contract/content.ts'
import * as ticketsApi from '../../contract/tickets/tickets.ts'
import { INBOUND_SECRET, type TestApp } from '../app.ts'

/** What a visitor writes. */
export const form = {
  subject: 'DELIVERY_STATUS',
  firstName: 'Jana',
  lastName: 'Brandt',
  email: 'jana@hotel.example',
  message: 'Wo bleibt die Ware?',
  privacyAccepted: true,
} as const

/** Writing to the marketplace, and what an operator does about it. */
export function ticketCalls(app: TestApp, operator: { token: string }) {
  const read = (number: string) => app.request(ticketsApi.read, { number }, operator)
  const seen = async (number: string) => ({ number, version: (await read(number)).version })
  return {
    read,
    seen,
    /** The number of a new ticket. */
    async write(more: { email?: string; orderNumber?: string } = {}, token?: string) {
      const options = { language: 'de' as const, ...(token && { token }) }
      return (await app.request(contentApi.sendContactForm, { ...form, ...more }, options)).ticketNumber
    },
    answer: async (number: string, words = 'Morgen ist sie da.') =>
      app.request(ticketsApi.answer, { ...(await seen(number)), words, state: 'WAITING' }, operator),
    /** As a mail server posts what has come. */
    post: (lines: string[], secret = INBOUND_SECRET) =>
      app.request(ticketsApi.receiveMail, { secret, message: new File([lines.join('\r\n')], 'mail.eml') }),
    numbers: async (input: object = {}) =>
      (await app.request(ticketsApi.list, input, operator)).items.map(({ ticketNumber }) => ticketNumber),
  }
}
