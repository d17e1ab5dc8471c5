import type { nothingFound as en } from '../../en/catalogue/nothing-found.ts'

export const nothingFound: typeof en = {
  without: (filter, articles) => `Ohne „${filter}“: ${articles}`,
}
