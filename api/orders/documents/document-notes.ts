import { paymentMethods } from '../../../contract/payment-methods.ts'
import { texts } from '../../../texts/texts.ts'
import type { DocumentContent } from './document-content.ts'

/** How the amount is paid, or comes back: the sentence below the sum, and BT-20. */
export function paymentNote({ type, language, paymentMethod }: DocumentContent): string {
  const t = texts(language).orders.documents
  const method = texts(language).checkout.replies.methods[paymentMethod].name
  return type === 'INVOICE' ? t[paymentMethods[paymentMethod].invoiceNote](method) : t.returned(method)
}

/** 'Amtsgericht München, HRB 77479, vertreten durch Anna Lohwieser' (§ 35a GmbHG); empty where nothing is known. */
export function registerNote({ seller, language }: DocumentContent): string {
  const { registerCourt, registerNumber, managers } = seller
  const t = texts(language).orders.documents
  return [registerCourt, registerCourt && registerNumber, managers && t.managedBy(managers)].filter(Boolean).join(', ')
}
