import type { BrowserContext, ElementHandle, Locator } from 'playwright-core'
import { isLong } from '../../test/runner/long.ts'

/** How a person acts on a page: with the pointer, or in some visits with nothing but the keyboard. */
const withoutPointer = new WeakSet<BrowserContext>()
const MOST_STEPS = 400

/** From now on every act in this context is done by Tab, arrows, Enter, Space and letters alone. */
export function useKeyboardOnly(context: BrowserContext): void {
  withoutPointer.add(context)
  // The driver takes over file choosers only while somebody listens, and turns that on without waiting for the page: a key
  // that is pressed at once opens a chooser that nobody sees. On from the opening of a page, it is long done by then.
  context.on('page', (page) => page.on('filechooser', () => {}))
}

const isByKeyboard = (target: Locator) => withoutPointer.has(target.page().context())

/** Follows a link, presses a button, opens a tab, turns a tick over. */
export async function press(target: Locator): Promise<void> {
  await untilReady(target)
  if (!isByKeyboard(target)) return target.click()
  await reach(target)
  const isTicked = await target.evaluate((it) => it instanceof HTMLInputElement && it.type === 'checkbox')
  await target.page().keyboard.press(isTicked ? 'Space' : 'Enter')
}

/** As hasty people do. */
export async function pressTwice(target: Locator): Promise<void> {
  await untilReady(target)
  if (!isByKeyboard(target)) return target.dblclick()
  await press(target)
  await target.page().keyboard.press('Enter')
}

/** Puts this text in the place of what a field holds. */
export async function type(target: Locator, text: string): Promise<void> {
  if (!isByKeyboard(target)) return target.fill(text)
  const { keyboard } = target.page()
  await reach(target)
  await keyboard.press('ControlOrMeta+A')
  await (text ? keyboard.type(text) : keyboard.press('Delete'))
}

/** Ticks a box, or takes one of several. */
export async function check(target: Locator): Promise<void> {
  await untilReady(target)
  if (!isByKeyboard(target)) return target.check()
  if (await target.isChecked()) return
  await reach(target)
  // Arrows alone choose among several.
  if (!(await target.isChecked())) await target.page().keyboard.press('Space')
}

/** Takes an option of a list by its value or its label. */
export async function choose(target: Locator, option: string | { label: string }): Promise<void> {
  if (!isByKeyboard(target)) return void (await target.selectOption(option))
  await reach(target)
  const steps = await target.evaluate(stepsToOption, option)
  // Not looked at in between: the choice may lead to another page.
  for (let step = 0; step < Math.abs(steps); step++)
    await target.page().keyboard.press(steps < 0 ? 'ArrowUp' : 'ArrowDown')
}

/** Takes an option of a list that opens below its field. */
export async function pick(target: Locator, label: string): Promise<void> {
  await press(target)
  const list = target.page().getByRole('listbox')
  if (!isByKeyboard(target)) return list.getByRole('option', { name: label, exact: true }).click()
  await list.waitFor()
  const active = () =>
    target.evaluate((field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent)
  for (let steps = 0; steps < MOST_STEPS && (await active()) !== label; steps++)
    await target.page().keyboard.press('ArrowDown')
  await target.page().keyboard.press('Enter')
}

/** Hands over a file, through the window in which one chooses it; to its field or the button that opens it. */
export async function upload(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const isField = await target.evaluate((element) => element instanceof HTMLInputElement)
  if (isField && !isByKeyboard(target)) return target.setInputFiles(file)
  const chooser = target.page().waitForEvent('filechooser')
  await press(target)
  await (await chooser).setFiles(file)
}

/**
 * A button of the server's page does nothing before its code is there, which takes long on a busy machine; links work at once. The same
 * holds for a key that a field of a fresh page is to act upon: a letter is kept, an arrow is lost.
 * What follows scrolling, as the low header and the filters below it, moves with the next picture: a press that scrolls there
 * and does not wait for one may go down on one thing and up on another.
 */
export const untilReady = (target: Locator): Promise<void> => target.evaluate(readyForPress)

async function readyForPress(element: Element): Promise<void> {
  const picture = () => new Promise(requestAnimationFrame)
  const listens = () =>
    !element.isConnected ||
    element.matches('a[href]') ||
    !element.closest('#root') ||
    ('alive' in document.documentElement.dataset && Object.keys(element).some((key) => key.startsWith('__reactProps')))
  while (!listens()) await picture()
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // The first one scrolls, the second is drawn from there.
  await picture()
  await picture()
}

/**
 * Moves the focus there by keys, forwards or backwards, whichever way it stands. A long way takes a journey most of its time, so a
 * short run sets the focus down near its goal and goes the last stops by key.
 */
export async function reach(target: Locator): Promise<void> {
  await target.waitFor()
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const way = await wayIfThere(target)
    // Drawn anew meanwhile, as what a filter lists: its successor is the goal.
    if (way === 'GONE') continue
    if (way === null) return
    for (let step = 0; step < way.times; step++) await target.page().keyboard.press(way.key)
    steps += way.times
  }
  throw new Error(`No key leads to ${await nameOf((await target.elementHandle())!)}.`)
}

async function wayIfThere(target: Locator): Promise<Way | 'GONE' | null> {
  const element = (await target.elementHandle())!
  try {
    await element.waitForElementState('enabled')
    return await element.evaluate(wayTo, !isLong)
  } catch (error) {
    if (await element.evaluate((it) => it.isConnected)) throw error
    return 'GONE'
  }
}

const nameOf = (element: ElementHandle) => element.evaluate((it) => (it as Element).outerHTML.slice(0, 200))

type Way = { key: string; times: number }

/** The next key on the way to an element and how often it can be pressed before looking again; null when it is there. */
function wayTo(goal: Element, mayJump: boolean): Way | null {
  const active = document.activeElement
  if (active === goal) return null
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
    (it) => it === goal || (it.tabIndex >= 0 && !it.matches(':disabled') && it.checkVisibility()),
  )
  const at = all.indexOf(goal as HTMLElement)
  // Some of them cannot be reached or are one stop together: most of the way, then look again.
  const by = (key: string, stops: number): Way => ({ key, times: Math.max(1, Math.floor(stops * 0.6)) })
  if (!active || active === document.body) {
    // The way round the end of the page is the shorter one to its foot.
    const isNearEnd = at > all.length / 2 && !document.querySelector('dialog[open]')
    return isNearEnd ? by('Shift+Tab', all.length - at) : by('Tab', document.querySelector('dialog[open]') ? 1 : at)
  }
  const isBehind = (active.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const isRadio = goal instanceof HTMLInputElement && goal.type === 'radio'
  const isSameGroup =
    isRadio && active instanceof HTMLInputElement && active.type === 'radio' && active.name === goal.name
  if (isSameGroup) return { key: isBehind ? 'ArrowUp' : 'ArrowDown', times: 1 }
  const list = goal.closest('[role=tablist]')
  if (list?.contains(active)) return { key: isBehind ? 'ArrowLeft' : 'ArrowRight', times: 1 }
  const from = all.indexOf(active as HTMLElement)
  const stops = from < 0 || at < 0 ? 1 : Math.abs(at - from)
  if (mayJump && stops > 12) all[at + (isBehind ? 4 : -4)]?.focus()
  return by(isBehind ? 'Shift+Tab' : 'Tab', document.activeElement === active ? stops : 4)
}

function stepsToOption(list: Node, option: string | { label: string }): number {
  const { options, selectedIndex } = list as HTMLSelectElement
  const goal = [...options].findIndex(({ value, label }) =>
    typeof option === 'string' ? value === option || label === option : label === option.label,
  )
  if (goal < 0) throw new Error(`There is no option ${JSON.stringify(option)}.`)
  return goal - selectedIndex
}
