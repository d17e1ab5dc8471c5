import type { ContactSubject } from '../../../contract/content.ts'

const subjects: Record<ContactSubject, string> = {
  ONLINE_ORDER: 'Online order',
  RETURN_AND_EXCHANGE: 'Return and exchange',
  DELIVERY_STATUS: 'Delivery status',
  PRODUCT_INFORMATION: 'Product information',
  PRESS_INQUIRY: 'Press inquiry',
  OTHER: 'Other',
}

/** Mails of the contact form; layout in api/platform/mail/mail-layout.ts. */
export const contactMail = {
  subjects,
  receipt: {
    subject: (ticketNumber: string) => `We have received your message (${ticketNumber})`,
    title: 'Thank you for your message',
    hello: 'Hello,',
    body: (ticketNumber: string, subject: string) => [
      `Your message about "${subject}" has arrived. It has the number ${ticketNumber}; please mention it when you write again.`,
      'We answer on working days, usually within one day.',
    ],
    closing:
      'If you have not written to us, somebody has entered your address by mistake. There is nothing you need to do.',
  },
  desk: {
    subject: (ticketNumber: string, subject: string) => `${ticketNumber}: ${subject}`,
    title: 'A message from the contact form',
    closing: 'Please answer to the email address of the sender.',
  },
  labels: {
    ticket: 'Number',
    subject: 'Subject',
    sender: 'Sender',
    email: 'Email',
    language: 'Language',
    ownOrder: 'Order (of the signed-in account)',
    anyOrder: 'Order (as typed, not checked)',
    product: 'Product (SKU)',
    application: 'The message was passed to the supplier as an application for access.',
    message: 'Message:',
  },
}
