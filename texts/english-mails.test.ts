import { expect, test } from 'vitest'
import { mails as account } from './en/account/mails.ts'
import { latePaymentMail } from './en/checkout/mails.ts'
import { contactMail } from './en/content/mails.ts'
import { exclusiveMails } from './en/exclusive/mails.ts'
import { orderMail, ordersMail } from './en/orders/mails.ts'
import { restockMails } from './en/restock/mails.ts'

// German goes on in small letters after the greeting's comma, English does not.
test('the sentence after an English greeting begins with a capital letter', () => {
  const [number, store] = ['T100287-1', 'Haferlund']
  const sentences = [
    ...account.welcome.body('Café Morgen'),
    ...account.confirmEmail.body,
    ...account.passwordReset.body,
    ...account.passwordChanged.body,
    ...account.accountErased.body,
    latePaymentMail.goodsGone,
    latePaymentMail.orderedAnew,
    ...contactMail.receipt.body('K100003', 'Other'),
    exclusiveMails.rejected.body('100009'),
    exclusiveMails.withdrawn.body('100009'),
    ...Object.values(ordersMail.buyer).map(({ body }) => body(number, store)),
    ...Object.values(ordersMail.store).map(({ body }) => body(number, store)),
    orderMail.received(number),
    restockMails.body(1),
    restockMails.body(2),
  ]
  expect(sentences.filter((sentence) => !/^[A-Z]/.test(sentence))).toEqual([])
})
