import type { PostText } from '../../api/magazine/save-post.ts'

/** An article of the demo's magazine. */
export type MagazinePost = {
  path: string
  author: string
  /** Name of a stored cover. */
  picture: string
  /** Published so many days before the demo is loaded. */
  daysAgo: number
  /** Categories whose most popular goods stand below the article, by turns. */
  categories: string[]
  de: PostText
  en: PostText
}
