import { pathOfTitle } from '../../../contract/operator/post-content.ts'

const MOST = 80

/** What was typed, or what follows from the title. Without a title it is the title that is missing, and nothing of the short name. */
export const slugOfTitle = (typed: string, title: string): string =>
  typed || (title.trim() === '' ? 'untitled' : pathOfTitle(title).slice(0, MOST))
