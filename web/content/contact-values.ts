import type { ContactSubject } from '../../contract/content.ts'

export const blank = {
  subject: '' as ContactSubject | '',
  firstName: '',
  lastName: '',
  email: '',
  orderNumber: '',
  productSkuId: '',
  message: '',
  privacyAccepted: false,
}
export type ContactValues = typeof blank

const aboutOrders: readonly string[] = [
  'ONLINE_ORDER',
  'RETURN_AND_EXCHANGE',
  'DELIVERY_STATUS',
] satisfies ContactSubject[]
const aboutProducts: readonly string[] = ['RETURN_AND_EXCHANGE', 'PRODUCT_INFORMATION'] satisfies ContactSubject[]

export const asksForOrder = (subject: string) => aboutOrders.includes(subject)
export const asksForProduct = (subject: string) => aboutProducts.includes(subject)

/** What is sent: order and product only where the subject asks for them and something was typed. */
export const messageOf = ({ orderNumber, productSkuId, ...values }: ContactValues) => ({
  ...values,
  ...(asksForOrder(values.subject) && orderNumber.trim() && { orderNumber }),
  ...(asksForProduct(values.subject) && productSkuId.trim() && { productSkuId: productSkuId.trim() }),
})
