import { paymentMethods } from '../../../contract/payment-methods.ts'
import { texts } from '../../../texts/texts.ts'
import type { DocumentContent } from './document-content.ts'
import { dayText } from './document-format.ts'

/** How the amount is paid, or comes back: the sentence below the sum, and BT-20. */
export function paymentNote(content: DocumentContent): string {
  const { type, language, paymentMethod, dueOn, paymentMeans } = content
  const t = texts(language).orders.documents
  if (paymentMethods[paymentMethod].invoiceNote === 'payByDueDay') {
    if (type === 'CREDIT_NOTE') return t.setOff
    if (dueOn && paymentMeans?.code === '58') return t.payByDueDay({ ...paymentMeans, day: dayText(dueOn, language) })
  }
  const method = texts(language).checkout.replies.methods[paymentMethod].name
  if (type === 'CREDIT_NOTE') return t.returned(method)
  return paymentMethods[paymentMethod].invoiceNote === 'payLater' ? t.payLater(method) : t.paid(method)
}

/** 'Amtsgericht München, HRB 77479, vertreten durch Anna Lohwieser' (§ 35a GmbHG); empty where nothing is known. */
export function registerNote({ seller, language }: Pick<DocumentContent, 'seller' | 'language'>): string {
  const { registerCourt, registerNumber, managers } = seller
  const t = texts(language).orders.documents
  return [registerCourt, registerCourt && registerNumber, managers && t.managedBy(managers)].filter(Boolean).join(', ')
}
