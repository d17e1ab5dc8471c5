/** What the marketplace answers by mail; the words are an operator's. */
export const ticketMails = {
  title: (number: string) => `Our answer to your message ${number}`,
  closing: (number: string) =>
    `Do you have another question about this? Just reply to this mail; it belongs to ${number}.`,
}
