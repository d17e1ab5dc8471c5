import { dateFormat } from '../../../contract/platform/formats.ts'
// The shop's days are German days, wherever the browser stands.
const date = dateFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' })

export const magazine = {
  title: 'Magazine',
  description: 'Practical knowledge for cafés, restaurants and hotels: buying, kitchen, service, rooms and the law.',
  intro: 'Practical knowledge for the people who run the place.',
  all: 'All articles',
  topics: 'Topics',
  allTopics: 'All topics',
  pageOf: (page: number) => `Page ${page}`,
  empty: 'There are no more articles here',
  toStart: 'To the newest articles',
  date: (at: Date) => date.format(at),
  minutes: (count: number) => `${count} min read`,
  by: (author: string) => `By ${author}`,
  share: 'Share',
  shareByMail: 'By e-mail',
  copyLink: 'Copy link',
  copied: 'Link copied',
  products: 'Matching products',
  related: 'More to read',
}
