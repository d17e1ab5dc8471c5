import { foldText } from '../../../contract/platform/fold-text.ts'
import type { Entry } from './finders.ts'

/** A heading and what stands under it. */
export type Rows = { title: string; entries: Entry[] }

/** Pages of the rail whose name has a word that begins so. */
export function pagesNamed(pages: Entry[], words: string): Entry[] {
  const folded = foldText(words)
  if (folded === '') return []
  return pages.filter(({ title }) => ` ${foldText(title)}`.includes(` ${folded}`))
}

/** Under the name of the page they belong to, in the order of the pages. */
export const byPage = (pages: Entry[], entries: Entry[]): Rows[] =>
  pages
    .map(({ path, title }) => ({ title, entries: entries.filter((entry) => entry.path === path) }))
    .filter(({ entries: own }) => own.length > 0)

/** What other pages have of a thing, of those in the rail, under its name. */
export const elsewhere = (pages: Entry[], { title: name, more = [] }: Entry): Rows => ({
  title: name,
  entries: more.flatMap(({ path, to }) => {
    const page = pages.find((entry) => entry.path === path)
    return page ? [{ path, title: page.title, detail: name, to }] : []
  }),
})
