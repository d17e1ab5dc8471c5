import { isShopping } from '../platform/viewer/role.ts'
import type { Session } from '../platform/viewer/use-session.ts'
import { clickCounter, type Click } from './click-counter.ts'

// Nothing waits for it, and it is sent as a visitor's: who presses is none of its business.
const counter = clickCounter(async (click) => {
  const [{ addClick }, { sendLeaving }] = await Promise.all([
    import('../../contract/counts/counts.ts'),
    import('../platform/writes/leaving.ts'),
  ])
  await sendLeaving(addClick, click, null)
})

/** Counts that a result of these words was pressed. What suppliers and operators search is not counted, so neither is this. */
export function countClick(click: Click, session: Session): void {
  if (isShopping(session)) counter.clicked(click)
}

/** Whether a link or button of a result was pressed. */
export const isResult = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button')?.closest('article, [data-row]') != null
