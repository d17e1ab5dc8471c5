import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Cookies and local storage',
  lead: 'Tresen itself sets no cookies. What your browser remembers instead, and what happens only with your consent.',
  sections: [
    {
      heading: 'What is stored in the browser',
      paragraphs: [
        'All of it is needed for the shop to do what you ask, or a setting you chose (section 25 (2) no. 2 TDDDG). It needs no consent.',
      ],
      table: {
        head: ['Name', 'Purpose', 'Time'],
        rows: [
          ['Authorization', 'login', 'until you log out, valid for seven days at most'],
          ['X-Language', 'chosen language', 'until you delete it'],
          ['theme', 'light or dark appearance', 'until you delete it'],
          ['language-offer', 'your answer to the offer to read in German', 'until you delete it'],
          ['listing-view', 'tiles or rows in lists', 'until you delete it'],
          ['postcode', 'your postcode for delivery dates', 'until you have it forgotten'],
          ['recent-searches', 'the last five searches', 'until they are forgotten in the search'],
          ['recently-viewed', 'the last twelve products, without prices', 'until you clear them or sign out'],
          ['consent', 'your choice about statistics', 'until you change it'],
          ['design-…', 'a design not yet saved', 'until it is saved'],
          [
            'register, checkout:…',
            'entries in registration and checkout, without the password',
            'until the tab is closed',
          ],
          ['scroll', 'place on the page when you go back', 'until the tab is closed'],
        ],
      },
    },
    {
      heading: 'Only with consent: statistics',
      paragraphs: [
        'If you agree, we load the Google Tag Manager. It may set cookies whose names begin with “_ga”, for up to ' +
          'two years. Advertising stays off. If you reject later, we delete these cookies and load the page anew.',
      ],
    },
    {
      heading: 'Paying',
      paragraphs: [
        'If you choose a way to pay other than bank transfer, you are led to the page of the payment service. Its ' +
          'rules apply there; it loads nothing on our pages.',
      ],
    },
    {
      heading: 'Deleting',
      paragraphs: [
        'Logging out deletes the login. Everything else goes when you delete this site’s data in your browser; we then ask about statistics again.',
      ],
    },
  ],
}
