import type { Page } from 'playwright-core'

/** Words of a control that another control lies on, and words that stand out of their own control. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Seen = { element: Element; box: DOMRect; words: DOMRect[]; layer: Element | null }
    const ROUNDING = 2
    const nameOf = (element: Element) => {
      const words = (element.textContent?.trim() || element.getAttribute('aria-label') || '').replaceAll(/\s+/g, ' ')
      return `${element.tagName.toLowerCase()} “${words.slice(0, 50)}”`
    }
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    /** What lies above the page overlaps it on purpose. */
    const layerOf = (element: Element): Element | null => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position) || box.matches('dialog, [popover]')) return box
      return null
    }
    /** What a box with edges of its own, such as a row that scrolls, leaves to be seen. */
    const seenOf = (rect: DOMRect, element: Element) => {
      let { left, right, top, bottom } = rect
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue
        const edges = box.getBoundingClientRect()
        ;[left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)]
        ;[top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)]
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    const wordsOf = (element: Element): DOMRect[] => {
      if (element.matches('input, textarea, select')) return [seenOf(insideOf(element), element)]
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const rects: DOMRect[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!
        if (!node.textContent?.trim() || isHidden(parent)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        rects.push(...[...range.getClientRects()].map((rect) => seenOf(rect, parent)))
      }
      return rects.filter(({ width, height }) => width > 1 && height > 1)
    }
    const isHidden = (element: Element) => !isSeen(element) || element.closest('.sr-only') !== null
    const insideOf = (element: Element) => {
      const [{ x, y, width, height }, style] = [element.getBoundingClientRect(), getComputedStyle(element)]
      const [left, right] = [parseFloat(style.paddingLeft), parseFloat(style.paddingRight)]
      return new DOMRect(x + left, y, width - left - right, height)
    }
    const doMeet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > ROUNDING &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > ROUNDING
    const isOut = (words: DOMRect, box: DOMRect) =>
      words.left < box.left - ROUNDING || words.right > box.right + ROUNDING
    const isBox = (element: Element) =>
      element.matches('button, input, select, textarea') || getComputedStyle(element).display !== 'inline'

    const seen: Seen[] = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((element) => isSeen(element) && element.getBoundingClientRect().width > 4)
      .map((element) => ({
        element,
        box: seenOf(element.getBoundingClientRect(), element),
        words: wordsOf(element),
        layer: layerOf(element),
      }))
    const faults = new Set<string>()
    for (const own of seen) {
      const isScrolled = own.element.closest('[class*=overflow-x], [class*=scroll]') !== null
      if (!isScrolled && isBox(own.element) && own.words.some((words) => isOut(words, own.box)))
        faults.add(`words stand out of ${nameOf(own.element)}`)
      for (const other of seen) {
        const isApart = !own.element.contains(other.element) && !other.element.contains(own.element)
        if (
          isApart &&
          own.layer === other.layer &&
          own.words.some((words) => doMeet(words, other.box)) &&
          !other.element.matches('input[type=checkbox], input[type=radio], input[type=range], input[type=file]')
        )
          faults.add(`${nameOf(other.element)} lies on ${nameOf(own.element)}`)
      }
    }
    return [...faults]
  })
}
