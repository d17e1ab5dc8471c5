import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Privacy policy',
  lead: 'Which personal data we process, what for, on which basis and for how long.',
  sections: [
    {
      heading: 'Controller',
      paragraphs: [
        'Tresen Marktplatz GmbH, Musterufer 12, 10997 Berlin, Germany, datenschutz@tresen.example. You reach our data protection officer at the same address.',
      ],
    },
    {
      heading: 'Visiting the site',
      paragraphs: [
        'To deliver the pages we process the IP address. Against overload and misuse we count requests per ' +
          'address; only a hash is stored for this, for at most a day. Our log holds neither IP addresses nor ' +
          'search terms (Art. 6 (1) (f) GDPR, secure operation).',
        'Words that are searched for are counted for 28 days, to make the search better (point (f)): how often a day, ' +
          'how often in vain and how often a result was chosen, ' +
          'without account, IP address and time of day, and without email addresses and long numbers. ' +
          'In the same way we count how often a day a post of the magazine is opened.',
        'Typefaces, pictures and programs come from us. Without your consent nothing is loaded from third parties.',
      ],
    },
    {
      heading: 'Account',
      paragraphs: [
        'Name, e-mail, phone, company, kind of business, address, VAT ID and what you add voluntarily are needed ' +
          'to keep the account (Art. 6 (1) (b) GDPR). We may check a VAT ID with the register of the EU member ' +
          'states (VIES), as tax law requires (point (c)).',
        'Passwords are stored only as an Argon2id hash, session keys only as SHA-256. A session ends after eight ' +
          'hours without use, at the latest after seven days. A link to reset the password is valid for 60 minutes, ' +
          'one to confirm the email address for seven days, one to change it for 24 hours, one to log in for 15 minutes. An address that the account ' +
          'had before is kept for 30 days, as long as we hold to whom mails went and under which subject; what they ' +
          'said for 14 days, so that we can send them again.',
      ],
    },
    {
      heading: 'Orders',
      paragraphs: [
        'For contract, delivery and invoice we process products, addresses, the way of payment and notes (Art. 6 ' +
          '(1) (b) GDPR). Each supplier receives what it needs to deliver and to invoice. Wishlist and cart are ' +
          'kept in the account so that they are there on every device.',
        'Reviews appear without a name, only with the kind of business. Your own designs are seen by you and the ' +
          'supplier you submit them to; uploaded pictures are stored anew, without their metadata.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [
        'What you write to us is used to answer you (Art. 6 (1) (b) or (f) GDPR).',
        'If you report a product as unlawful, we process what you state to decide about it and to give you the reasons of ' +
          'the decision (Art. 16 Regulation (EU) 2022/2065; (c)). Name and email are voluntary, unless it is about a right ' +
          'of your own; the supplier does not learn them.',
      ],
    },
    {
      heading: 'Statistics',
      paragraphs: [
        'Only if you agree do we load the Google Tag Manager of Google Ireland Limited and tell it which pages ' +
          'and products are viewed, remembered or put into the cart (Art. 6 (1) (a) GDPR, section 25 (1) TDDDG). ' +
          'Google may transfer data to the USA, on the basis of the adequacy decision on the EU-US Data Privacy ' +
          'Framework. You can withdraw at any time on the cookie page.',
      ],
    },
    {
      heading: 'Recipients',
      paragraphs: ['Data goes, as far as necessary, to:'],
      list: [
        'the suppliers of your orders',
        'Mollie B.V., Amsterdam, for payments other than bank transfers',
        'our providers of servers and e-mail, as processors (Art. 28 GDPR)',
        'authorities, where a law requires it',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [],
      table: {
        head: ['Data', 'Time'],
        rows: [
          ['Account, addresses, wishlist, cart', 'until the account is deleted'],
          ['Invoices and accounting records', 'eight years (section 147 AO, section 257 HGB)'],
          ['Orders and letters about them', 'six years (section 147 AO, section 257 HGB)'],
          ['Inquiries without an order', 'six months after they are settled, at most until the account is deleted'],
          ['Reports of products', 'a year after the decision; once the account is erased without name and address'],
          ['Sessions', 'at most seven days'],
          ['Consent', 'in your browser, until you change or delete it'],
        ],
      },
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You have the right of access, rectification, erasure, restriction, portability and objection (Art. 15 to ' +
          '21 GDPR). In the account under “Company details” you download all data as a file or delete the account; ' +
          'orders and invoices are then reduced to what the law requires. For everything else an e-mail is enough.',
        'You may complain to any supervisory authority, such as the Berlin Commissioner for Data Protection and ' +
          'Freedom of Information. We make no automated decisions within the meaning of Art. 22 GDPR.',
      ],
    },
  ],
}
