/** An element that has had the focus, and what it stood in, nearest first. */
type Seat = { element: HTMLElement; around: Element[] }

const LISTED = 'li, section, article, tr'
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Makes sure that the focus never falls to the top of the document: what had it may be taken out (a line of the cart, the
 * button that opened a dialog, the page before), or be disabled while it waits. It then goes to the next entry of the
 * list, to the nearest heading, to where it was before, and back to what is enabled again. One for the whole shop.
 */
export function guardFocus(): void {
  let last: Seat | null = null
  let lastInPage: Seat | null = null

  const note = (element: Element | null) => {
    if (!(element instanceof HTMLElement) || element === document.body) return
    last = { element, around: ancestorsOf(element) }
    if (element.closest('main')) lastInPage = last
  }
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      const isLeft = last?.element === target && isThere(last!.element) && document.activeElement !== target
      if (isLeft && !last!.element.matches(':disabled')) last = null
    })
  const mend = (changes: MutationRecord[]) => {
    if (!last || (document.activeElement && document.activeElement !== document.body)) return
    if (last.element.isConnected) {
      if (!last.element.matches(':disabled')) last.element.focus({ preventScroll: true })
      return
    }
    const next = nextInList(changes, last.element) ?? nearHeading(last) ?? (lastInPage && stillThere(lastInPage))
    focus(next ?? document.querySelector('main h1') ?? document.querySelector('main'))
  }

  document.addEventListener('focusin', ({ target }) => note(target as Element))
  document.addEventListener('focusout', leave)
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] }
  new MutationObserver(mend).observe(document.body, watched)
  note(document.activeElement)
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement
  return parent && parent !== document.body ? [parent, ...ancestorsOf(parent)] : []
}

const isThere = (element: Element) => element.isConnected && element.checkVisibility({ visibilityProperty: true })

/** What follows, or else precedes, the entry that was taken out with the element. */
function nextInList(changes: MutationRecord[], element: Element): Element | null {
  for (const { removedNodes, target, nextSibling, previousSibling } of changes) {
    const entry = [...removedNodes].find((node) => node.contains(element))
    if (!(entry instanceof Element) || !entry.matches(LISTED) || !target.isConnected) continue
    for (const sibling of [nextSibling, previousSibling])
      if (sibling instanceof Element && sibling.tagName === entry.tagName && isThere(sibling))
        return [...sibling.querySelectorAll(FOCUSABLE)].find(isThere) ?? sibling
  }
  return null
}

/** The first heading of the nearest thing around it that is still there, inside the page or an open dialog. */
function nearHeading({ around }: Seat): Element | null {
  for (const element of around) {
    if (!element.closest('main, dialog') || !isThere(element)) continue
    const heading = [...element.querySelectorAll('h1, h2, h3')].find(isThere)
    if (heading) return heading
  }
  return null
}

const stillThere = (seat: Seat) => (isThere(seat.element) ? seat.element : nearHeading(seat))

function focus(element: Element | null) {
  if (!(element instanceof HTMLElement)) return
  if (!element.matches(`${FOCUSABLE}, [tabindex]`)) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
