import { isLostCode } from './lost-code.ts'
import { isOutdated } from './new-version.ts'

type Page = { movedTo: string } | { failure?: unknown }

/**
 * Loads a page for a navigation. Code that does not arrive is requested twice; where the server has a newer build the
 * browser itself goes to the page.
 */
export const loadOrLeave =
  <P extends Page>(load: (url: URL) => Promise<P>) =>
  async (url: URL): Promise<P> => {
    const first = await load(url)
    if (!isMissingCode(first)) return first
    const second = await load(url)
    if (!isMissingCode(second) || !(await isOutdated())) return second
    location.assign(url)
    // To a part of the document that is shown the browser only scrolls.
    if (url.hash && documentOf(url.href) === documentOf(location.href)) location.reload()
    return new Promise(() => {})
  }

const documentOf = (address: string) => address.split('#')[0]

const isMissingCode = (page: Page) => 'failure' in page && isLostCode(page.failure)
