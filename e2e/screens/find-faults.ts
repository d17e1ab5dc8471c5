import type { Page } from 'playwright-core'

/**
 * What can be seen to be wrong with a page as it stands: what reaches out of it, words cut off, pictures not there. Under an
 * open dialog nothing counts.
 */
export function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>()
    const nameOf = (element: Element) => {
      const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50)
      return `${element.tagName.toLowerCase()} “${words}”`
    }
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // What a box of its own holds back, such as a carousel, does not reach out of the page.
    const isHeldBack = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true
      return false
    }
    const reachesOut = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (right > innerWidth + 1 || left < -1) && isSeen(element) && !isHeldBack(element)
    }
    const isCut = (element: Element, { overflowX }: CSSStyleDeclaration) =>
      (overflowX === 'hidden' || overflowX === 'clip') &&
      element.scrollWidth > element.clientWidth + 1 &&
      element.clientWidth > 1 &&
      !element.closest('[title]') &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      isSeen(element)
    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page can be scrolled sideways')
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    for (const element of place.querySelectorAll('*')) {
      const style = getComputedStyle(element)
      // What is in something that reaches out does so with it.
      const isOut = style.position !== 'fixed' && reachesOut(element) && !reachesOut(element.parentElement!)
      if (isOut) faults.add(`reaches out of the page: ${nameOf(element)}`)
      if (isCut(element, style)) faults.add(`is cut off: ${nameOf(element)}`)
      if (element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0 && isSeen(element))
        faults.add(`a picture is not there: ${element.currentSrc || element.src}`)
    }
    return [...faults]
  })
}
