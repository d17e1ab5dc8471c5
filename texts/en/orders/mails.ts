import { CLAIM_DAYS, RETURN_DAYS } from '../../../contract/claims/deadlines.ts'
import { carrierName } from '../carriers.ts'
import { pieces } from '../pieces.ts'
/** Mails about what happens to an order; numbers are those of the order, or of its part from one supplier. */
export const ordersMail = {
  hello: (firstName: string) => `Hello ${firstName},`,
  button: 'See the order',
  head: ['Goods', 'Quantity'],
  pieces,
  facts: {
    tracking: (carrier: string, trackingNumber: string) =>
      trackingNumber
        ? `Carrier: ${carrierName(carrier)}\nTracking number: ${trackingNumber}`
        : `Carrier: ${carrierName(carrier)}`,
    moreToCome: 'This is a part of the order. The rest follows in a delivery of its own.',
    causes: {
      OUT_OF_STOCK: 'The goods are out of stock.',
      DISCONTINUED: 'The supplier no longer sells these goods.',
      DAMAGED: 'The goods are damaged or spoilt.',
      NOT_TO_ADDRESS: 'The supplier does not deliver these goods to your address.',
    },
    less: (amount: string) => `You pay less: ${amount}`,
    reason: (text: string) => `Message: ${text}`,
    amount: (amount: string) => `Amount: ${amount}`,
    endsAt: (day: string) => `Ship by: ${day}`,
    document: (documentNumber: string) => `Document ${documentNumber} is in the order as a PDF.`,
    purchaseOrder: (number: string) => `Buyer's order number: ${number}`,
    costCentre: (text: string) => `Cost centre of the buyer: ${text}`,
    orderNote: (text: string) => `Note for the order: ${text}`,
  },
  buyer: {
    PAID: {
      subject: (number: string) => `Payment received for order ${number}`,
      title: 'Payment received',
      body: (number: string, _: string) =>
        `The payment for order ${number} has arrived. The suppliers now prepare the goods.`,
    },
    CONFIRMED: {
      subject: (number: string) => `Delivery ${number} is confirmed`,
      title: 'Delivery confirmed',
      body: (number: string, storeName: string) =>
        `${storeName} has confirmed delivery ${number} and prepares the goods.`,
    },
    SHIP_DATE: {
      subject: (number: string) => `New day of shipment for delivery ${number}`,
      title: 'New day of shipment',
      body: (number: string, storeName: string) =>
        `${storeName} has named the day on which what is still to come of delivery ${number} is to leave.`,
    },
    REJECTED: {
      subject: (number: string) => `Delivery ${number} cannot be made`,
      title: 'Delivery rejected',
      body: (number: string, storeName: string) =>
        `${storeName} cannot make delivery ${number}. What was paid for it goes back by the same way.`,
    },
    SHIPPED: {
      subject: (number: string) => `Delivery ${number} is on its way`,
      title: 'On its way',
      body: (number: string, storeName: string) =>
        `${storeName} has handed goods of delivery ${number} to the carrier.`,
    },
    DELIVERED: {
      subject: (number: string) => `Delivery ${number} has arrived`,
      title: 'Delivered',
      body: (number: string, storeName: string) =>
        `Delivery ${number} from ${storeName} has arrived. If something is wrong, claim it on the order until ` +
        `${CLAIM_DAYS} days after its arrival; a return can be asked for within ${RETURN_DAYS} days. The goods ` +
        'can be reviewed there, too.',
    },
    CANCELLED: {
      subject: (number: string) => `Order ${number} is cancelled`,
      title: 'Cancelled',
      body: (number: string, _: string) =>
        `Order ${number} is cancelled. What was paid for it goes back by the same way.`,
    },
    REST_CANCELLED: {
      subject: (number: string) => `The rest of delivery ${number} does not come`,
      title: 'Rest cancelled',
      body: (number: string, storeName: string) =>
        `${storeName} cannot send the rest of delivery ${number}. What was paid for it goes back by the same way.`,
    },
    LINES_CANCELLED: {
      subject: (number: string) => `Part of delivery ${number} does not come`,
      title: 'Partly cancelled',
      body: (number: string, storeName: string) =>
        `${storeName} cannot deliver these goods of delivery ${number}. What was paid for them goes back by the same way; ` +
        'what was not is not charged.',
    },
    RETURNED: {
      subject: (number: string) => `Return for delivery ${number} accepted`,
      title: 'Return accepted',
      body: (number: string, storeName: string) =>
        `${storeName} has taken goods of delivery ${number} back. The money for them goes back by the same way.`,
    },
    RETURN_DECLINED: {
      subject: (number: string) => `Return for delivery ${number} declined`,
      title: 'Return declined',
      body: (number: string, storeName: string) => `${storeName} does not take goods of delivery ${number} back.`,
    },
    GOODWILL: {
      subject: (number: string) => `We give back a part of ${number}`,
      title: 'A part goes back',
      body: (number: string, _: string) =>
        `For delivery ${number} a part of the price goes back by the same way as it was paid. The goods stay with you.`,
    },
    REFUNDED: {
      subject: (number: string) => `Refund for ${number}`,
      title: 'Refund paid out',
      body: (number: string, _: string) =>
        `The refund for ${number} has been paid out. Depending on your bank it is on your account today or within a few days.`,
    },
    PAY_ANEW: {
      subject: (number: string) => `Please pay order ${number} anew`,
      title: 'The payment has expired',
      body: (number: string, _: string) =>
        `The payment provider had authorised the payment for order ${number}, but the goods did not leave in ` +
        'time and the authorisation has ended. Nothing was taken for them. If you still want them, please ' +
        'transfer the amount; the goods leave once it has arrived.',
    },
    NOT_PAID: {
      subject: (number: string) => `Order ${number} has lapsed`,
      title: 'Order lapsed',
      body: (number: string, _: string) =>
        `No payment has arrived for order ${number}, so it was cancelled and the goods are free again. A payment that still arrives goes back.`,
    },
    FAILED: {
      subject: (number: string) => `Payment for order ${number} failed`,
      title: 'Payment failed',
      body: (number: string, _: string) => `The payment for order ${number} failed, so the order was cancelled.`,
    },
  },
  store: {
    NEW_ORDER: {
      subject: (number: string) => `New order ${number}`,
      title: 'New order',
      body: (number: string, _: string) =>
        `The payment for order ${number} is secured. Please confirm it or reject it.`,
    },
    CANCELLED: {
      subject: (number: string) => `Order ${number} is cancelled`,
      title: 'Order cancelled',
      body: (number: string, _: string) => `Order ${number} is cancelled. Please do not send it.`,
    },
    CAPTURE_FAILED: {
      subject: (number: string) => `Payment for ${number} could not be taken`,
      title: 'Payment failed',
      body: (number: string, _: string) =>
        `The payment provider could not take the money for order ${number}. Please do not send more of it until ` +
        'we come back to you; Tresen sees to the payment.',
    },
    AUTHORISATION_ENDING: {
      subject: (number: string) => `Please ship ${number} soon: its payment ends`,
      title: 'The payment expires soon',
      body: (number: string, _: string) =>
        `The authorised payment for order ${number} can only be taken until the day below. Please ship it before, or reject it.`,
    },
    AUTHORISATION_ENDED: {
      subject: (number: string) => `Do not ship ${number}: its payment has expired`,
      title: 'The payment has expired',
      body: (number: string, _: string) =>
        `The authorised payment for order ${number} has ended before it was shipped. Please do not send it. We ` +
        'have asked the buyer to pay by bank transfer, and tell you when the money is here; you can also reject ' +
        'the order.',
    },
    PAID_ANEW: {
      subject: (number: string) => `Order ${number} is paid and can be shipped`,
      title: 'Payment received',
      body: (number: string, _: string) => `The buyer has paid order ${number} by bank transfer. Please ship it now.`,
    },
    RETURN_REQUESTED: {
      subject: (number: string) => `Return requested: ${number}`,
      title: 'Return requested',
      body: (number: string, _: string) => `The buyer of order ${number} wishes to send goods back.`,
    },
  },
}

/** The confirmation of an order. */
export const orderMail = {
  subject: (orderNumber: string) => `Your order ${orderNumber}`,
  title: 'Thank you for your order',
  hello: (firstName: string) => `Hello ${firstName},`,
  received: (orderNumber: string) =>
    `Your order ${orderNumber} has arrived. Each supplier delivers its part by itself; you see how far it is in your account.`,
  head: ['Goods', 'Quantity', 'Net'],
  pieces,
  goods: 'Goods, net',
  discount: (code: string) => `Coupon ${code}`,
  deposit: 'Deposit',
  shipping: 'Shipping',
  tax: (rate: string) => `VAT ${rate} %`,
  total: 'Total',
  transfer: (dueOn: string) => `Please transfer the amount by ${dueOn}; the goods leave once it has arrived.`,
  account: {
    holder: 'Recipient',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Reference',
    amount: 'Amount',
  },
  paidBy: (method: string) => `Payment: ${method}`,
  deliverTo: 'Delivery address',
  purchaseOrderNumber: 'Your order number',
  costCentre: 'Cost centre',
  button: 'See the order',
}
