import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Cookies',
  lead: 'Tresen sets no cookies. What the browser remembers instead is listed here.',
  sections: [
    {
      heading: 'Local storage',
      paragraphs: [
        '"Authorization" keeps the sign-in, "X-Language" the language; colour scheme and list view are kept too. All of it is needed for operation or a setting you chose, and leaves the browser only to accompany requests to Tresen.',
      ],
    },
    {
      heading: 'Deleting',
      paragraphs: ['Signing out deletes the sign-in. Everything else goes with the site data in your browser.'],
    },
    {
      heading: 'Third parties',
      paragraphs: ['Nothing is loaded from third parties and nothing is measured for them.'],
    },
  ],
}
