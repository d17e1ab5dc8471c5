import { ANSWER_HOURS, CLAIM_DAYS, OBJECTION_DAYS, RETURN_DAYS } from '../../../contract/claims/deadlines.ts'
import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Terms and conditions',
  lead: 'For businesses that order goods through Tresen. As of November 2026. The German version is binding.',
  sections: [
    {
      heading: '1. Scope and parties',
      paragraphs: [
        'These terms apply between Tresen Marktplatz GmbH (“Tresen”), the suppliers on the marketplace and ' +
          'entrepreneurs within the meaning of section 14 BGB who order there (“buyers”). Consumers cannot order.',
        'Differing terms of a buyer apply only where they were agreed to in text form.',
      ],
    },
    {
      heading: '2. Account',
      paragraphs: [
        'The account is free. The buyer states correct particulars of the business, keeps them up to date and ' +
          'keeps the login confidential. Whoever registers must be entitled to act for the business.',
        'Tresen may block accounts where particulars are wrong, invoices stay open despite reminders or the ' +
          'marketplace is misused. The buyer may delete the account at any time; orders under way are completed ' +
          'first.',
      ],
    },
    {
      heading: '3. Conclusion of the contract',
      paragraphs: [
        'The display of products is not a binding offer. By placing the order with obligation to pay, the buyer ' +
          'makes a binding offer to each supplier. The mail about the receipt of the order is not yet its ' +
          'acceptance; the supplier’s confirmation is, or at the latest the dispatch.',
        'The contract of sale is between buyer and supplier. Tresen arranges it and collects the payment for the ' +
          'supplier. Until it is confirmed the buyer may cancel the order in the account.',
        'Anybody who holds a product for unlawful can report it on its page. A person decides within three working days ' +
          'and takes it out of the shop where the report is right. The supplier and whoever reported it are told the reasons ' +
          'and can object within six months by the contact form.',
      ],
    },
    {
      heading: '4. Prices, deposit and shipping',
      paragraphs: [
        'Prices are net in euros and per piece. VAT, deposit and shipping are stated separately. The price shown ' +
          'when ordering applies; if it changes before, the buyer is told before the order is sent.',
        'For deliveries to other member states of the EU, VAT depends on the place of delivery and the buyer’s valid VAT ID.',
      ],
    },
    {
      heading: '5. Minimum order and case sizes',
      paragraphs: [
        'The minimum order, minimum quantities and case sizes of each supplier apply. The minimum order counts ' +
          'net after discounts, without deposit, shipping and tax.',
      ],
    },
    {
      heading: '6. Payment',
      paragraphs: [
        'With bank transfer the total is to be paid within seven days, until a first order is paid within ' +
          '48 hours, stating the order number; goods are ' +
          'shipped once it has arrived. If it does not arrive, the order is cancelled. Other ways to pay apply as ' +
          'far as the checkout offers them, under the terms of the payment service as well.',
        'The buyer may set off only claims that are undisputed, finally established or from the same contract.',
      ],
    },
    {
      heading: '7. Delivery and risk',
      paragraphs: [
        'The supplier ships to the buyer’s delivery address. Stated times begin with the confirmation, with bank ' +
          'transfer once the payment has arrived. Partial deliveries are allowed where they are reasonable; ' +
          'shipping is not charged again.',
        'The risk passes to the buyer when the goods are handed to the carrier (section 447 BGB).',
      ],
    },
    {
      heading: '8. Inspection and defects',
      paragraphs: [
        'The buyer inspects the goods on arrival and reports defects without delay (section 377 HGB), fresh and ' +
          'chilled goods on the day of delivery. Where a report is justified the supplier delivers again or refunds.',
        `Claims are opened in the account, from the first parcel on until ${CLAIM_DAYS} days after the arrival. The supplier ` +
          `answers within ${ANSWER_HOURS} hours of working days; after that, or where the buyer objects to a refusal within ` +
          `${OBJECTION_DAYS} days, Tresen decides. Until then nothing is paid out to the supplier for the delivery. ` +
          'Statutory rights remain unaffected.',
        'Claims for defects lapse one year after delivery. This does not apply in the cases of no. 12 sentence 1 and where the law requires longer periods.',
      ],
    },
    {
      heading: '9. Returns',
      paragraphs: [
        'Entrepreneurs have no statutory right of withdrawal. Within ' +
          `${RETURN_DAYS} days of delivery the ` +
          'buyer may ask for a return in the account; the supplier decides. Fresh goods, opened food and ' +
          'custom-made goods are excluded unless defective.',
      ],
    },
    {
      heading: '10. Own designs',
      paragraphs: [
        'For goods with the buyer’s own print the supplier’s offer with the approved proof applies. The buyer ' +
          'warrants the right to use logos, texts and pictures and indemnifies Tresen and the supplier against ' +
          'claims of third parties in this respect.',
      ],
    },
    {
      heading: '11. Retention of title',
      paragraphs: [
        'Goods remain the supplier’s property until they are fully paid. The buyer may use and sell them in the ' +
          'ordinary course of business and assigns claims from such sales to the supplier up to the open amount.',
      ],
    },
    {
      heading: '12. Liability',
      paragraphs: [
        'Tresen and the suppliers are liable without limit for intent, gross negligence, injury to life, body or ' +
          'health, under the Product Liability Act and for guarantees given. For slightly negligent breach of ' +
          'essential duties liability is limited to the foreseeable, typical damage. Beyond that it is excluded.',
      ],
    },
    {
      heading: '13. Reviews',
      paragraphs: [
        'Those who bought and received a product can review it; only the kind of business is shown. Tresen ' +
          'removes reviews that are unlawful or have nothing to do with the product.',
      ],
    },
    {
      heading: '14. Order of products',
      anchor: 'ranking',
      paragraphs: [
        'Lists first stand in the order “Recommended”. In categories and at suppliers it counts first whether a product ' +
          'is in stock, then of how many orders of the last 90 days it was part. An order counts once, however many ' +
          'pieces; what is not paid, is rejected or cancelled does not count, nor does what a company orders at a ' +
          'supplier that its own people work for. Products without an order follow in the order in which Tresen has ' +
          'set up its range. Collections stand as Tresen has put them together.',
        'In a search it counts above all how well the words fit name, brand and category; beside that the same ' +
          'orders by a few percent, whether the product is in stock and whether the buyer has ordered it before.',
        'Where several suppliers sell the same product, the list shows the one in stock with the lowest price for its ' +
          'content; on its page the offers stand by what the content costs with the shipping to this cart. Who is not ' +
          'signed in sees no prices and no order by them.',
        'Tresen itself chooses the banners and rows of the home page. Neither commission nor payment decides a place.',
      ],
    },
    {
      heading: '15. Final provisions',
      paragraphs: [
        'German law applies without the UN sales convention. Where the buyer is a merchant, the place of ' +
          'jurisdiction is Berlin. Tresen announces changes of these terms at least 30 days ahead in text form; ' +
          'orders already placed follow the version the buyer accepted with them. If a provision is invalid, the ' +
          'others remain.',
      ],
    },
  ],
}
