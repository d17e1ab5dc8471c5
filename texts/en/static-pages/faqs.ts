import { ANSWER_HOURS, CLAIM_DAYS, OBJECTION_DAYS, RETURN_DAYS } from '../../../contract/claims/deadlines.ts'
import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Frequently asked questions',
  lead: 'Account, prices, orders, delivery, payment: the short answers.',
  sections: [
    {
      heading: 'Who can buy at Tresen?',
      paragraphs: [
        'Hotels, cafés, restaurants, shops, offices and other businesses. We do not sell to consumers: only those who buy for their business can order.',
      ],
    },
    {
      heading: 'What does an account cost?',
      paragraphs: [
        'Nothing. Once registered you see prices and filters at once; you can order as soon as your email address ' +
          'is confirmed. A VAT ID is optional within ' +
          'Germany; from another EU country you need it to be supplied without German VAT.',
      ],
    },
    {
      heading: 'Why do I see no prices?',
      paragraphs: [
        'Wholesale prices are for signed-in businesses only. Log in and they appear on the very page you are on, ' +
          'with nothing to search again. The recommended retail price is visible to everyone.',
      ],
    },
    {
      heading: 'Are prices net or gross?',
      paragraphs: [
        'Net, per piece. VAT, deposit and shipping are listed separately in the cart and on the order; the total below them is gross.',
      ],
    },
    {
      heading: 'What is the minimum order?',
      paragraphs: [
        'Each supplier sets one. It counts net after discounts, without deposit, shipping and tax. The cart shows ' +
          'what is missing. If one supplier falls short, you can still order from the others.',
      ],
    },
    {
      heading: 'Why can I only order full cases?',
      paragraphs: [
        'Goods come in cases, so quantities go up in steps of pieces per case while the price is per piece. Some ' +
          'products also have a minimum quantity or tier prices; the product page shows both.',
      ],
    },
    {
      heading: 'How do I pay?',
      paragraphs: [
        'By bank transfer within 7 days, or within 48 hours and for smaller sums until a first order is paid: ' +
          'account and reference are on the order and in the mail. Depending on the ' +
          'order, credit card, Apple Pay, PayPal, iDEAL and Klarna pay later are offered too. The checkout shows ' +
          'what is possible.',
      ],
    },
    {
      heading: 'How do I use a coupon?',
      paragraphs: [
        'Enter the code in the cart. The discount then stands in the summary. One code per order; codes cannot be combined.',
      ],
    },
    {
      heading: 'When will my goods arrive?',
      paragraphs: [
        'Each supplier delivers its own goods; the delivery time is on the product and on the supplier’s page. As ' +
          'soon as something is on its way you get a mail, and the tracking number is on the order.',
      ],
    },
    {
      heading: 'What does shipping cost?',
      paragraphs: [
        'The supplier decides. Many deliver free from a certain value; the cart shows for each supplier how much is missing.',
      ],
    },
    {
      heading: 'What about deposits?',
      paragraphs: [
        'Deposit is listed apart from the price on the product, in the cart and on the invoice, by bottle and ' +
          'crate. Empties go back to the supplier, who counts and credits them; your account shows what you still ' +
          'hold.',
      ],
    },
    {
      heading: 'Can I cancel an order?',
      paragraphs: [
        'Yes, until the supplier confirms it: choose “Cancel delivery” on the order. What has been paid goes back ' +
          'the same way. After that, use our contact form.',
      ],
    },
    {
      heading: 'Something is missing or damaged. What now?',
      paragraphs: [
        'Check the goods on arrival and claim at once, on the order or among the deliveries by “Something is wrong”: what, ' +
          'how many pieces, best with photos, and whether you want money or a replacement. That is possible from the first ' +
          `parcel on until ${CLAIM_DAYS} days after the arrival. The supplier answers within ${ANSWER_HOURS} hours of working ` +
          `days, after that Tresen decides. Where it refuses, you can have Tresen decide for ${OBJECTION_DAYS} days. It gets ` +
          'its money for the delivery only once all of it is settled.',
        `A return of goods without a defect can be asked for on the order for ${RETURN_DAYS} days. The supplier decides; ` +
          'once it agrees, you are refunded.',
      ],
    },
    {
      heading: 'Where are my invoices?',
      paragraphs: [
        'On the order under “Documents”, as soon as the goods are shipped. If you like, we also send them to an ' +
          'invoice address of your own, set in your company details.',
      ],
    },
    {
      heading: 'How do I order the same again?',
      paragraphs: [
        'Choose “Order again” on the order. Everything still available is put into your cart at today’s prices.',
      ],
    },
    {
      heading: 'What are exclusive products?',
      paragraphs: [
        'Some brands supply selected businesses only. On the page of such a product you can apply for access; the ' +
          'supplier decides. Products opened to you are listed under “Exclusive products”.',
      ],
    },
    {
      heading: 'Can I have goods printed with my logo?',
      paragraphs: [
        'Yes, wherever you see “Design this product”: upload a logo, place it, submit it. The supplier answers ' +
          'with a proof and an offer. If you like both, put the product into your cart.',
      ],
    },
    {
      heading: 'How do I become a supplier at Tresen?',
      paragraphs: [
        'Write to lieferanten@tresen.example or use the contact form: what you make or trade, where and how fast ' +
          'you deliver, and from which order value. We look at warehouse and papers, begin with a trial order and ' +
          'then set up your store.',
      ],
    },
    {
      heading: 'I forgot my password.',
      paragraphs: ['Choose “Forgot password” in the login window. The link in the mail works once, for 60 minutes.'],
    },
    {
      heading: 'How do I get or delete my data?',
      paragraphs: [
        'In your company details under “Your data”: download everything as a file, or delete the account. We keep invoices for as long as the law requires.',
      ],
    },
  ],
}
