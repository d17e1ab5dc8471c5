import type { Page } from 'playwright-core'

/** Words of headings, of navigation and of buttons that break inside, but at a syllable. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesOf = (text: Text, from: number, to: number) => {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, to)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5)
      return new Set(boxes.map(({ top }) => Math.round(top))).size
    }
    const brokenIn = (element: Element) => {
      const broken: string[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        const isSeen = text.parentElement!.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        if (!isSeen || getComputedStyle(text.parentElement!).hyphens === 'auto') continue
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d]{3,}/gu))
          if (linesOf(text, index, index + word.length) > 1) broken.push(word)
      }
      return broken
    }
    const named = [...document.querySelectorAll('h1, h2, h3, nav, button, [role=tab], summary')]
    return [...new Set(named.flatMap(brokenIn))]
  })
}
