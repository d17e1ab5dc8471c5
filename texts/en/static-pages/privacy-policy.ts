import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Privacy policy',
  lead: 'Which data we process, what for, and how long.',
  sections: [
    {
      heading: 'Controller',
      paragraphs: ['Tresen Marktplatz GmbH, Musterufer 12, 10997 Berlin, datenschutz@tresen.example.'],
    },
    {
      heading: 'Account and orders',
      paragraphs: [
        'We need name, company, address, email and phone for account, delivery and invoice (Art. 6(1)(b) GDPR). The respective store receives what it needs to deliver. Invoices are kept as long as the law asks.',
      ],
    },
    {
      heading: 'Passwords and sessions',
      paragraphs: [
        'Passwords are kept as Argon2id hashes only, session tokens as SHA-256 only. A session ends after eight hours without use, after seven days at the latest.',
      ],
    },
    {
      heading: 'Visiting the site',
      paragraphs: [
        'The IP address is used to fend off overload and abuse; it is not stored. Nothing is loaded from third parties.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Access, rectification, erasure, restriction, portability and objection: a mail is enough. Complaints are taken by the Berlin Commissioner for Data Protection and Freedom of Information.',
      ],
    },
  ],
}
