import { texts } from '../support/account.ts'
import type { Snapshot } from './snapshot.ts'

/** What a page says when it could not be shown. */
export const failureTitles = [texts.de, texts.en].flatMap(({ shell }) => [shell.errorTitle, shell.offlineTitle])

/** What no page may be at any time. */
export const wrongAtOnce = ({ isEmpty, slips, wide, deadDialog, isStuck }: Snapshot): string[] => [
  ...(isEmpty ? ['the page is empty'] : []),
  ...slips.map((slip) => `a slip of a program can be read: ${slip}`),
  ...(wide ? [`the page is wider than its window: ${wide}`] : []),
  ...(deadDialog ? [`a dialog has nothing to press: ${deadDialog}`] : []),
  ...(isStuck ? ['nothing can be scrolled although no dialog is open'] : []),
]

/** What no page may be when nothing is under way any more. */
export const wrongWhenDone = ({ busy, canRetry, isAlive, isEmpty }: Snapshot): string[] => [
  ...(busy.length > 0 && !canRetry ? [`waits for ever without a way to try again: ${busy.join(', ')}`] : []),
  ...(!isAlive && !isEmpty && !canRetry ? ['the page never listens and does not say so'] : []),
]

/** The browser reports each failed request; everything else in its console is a mistake. */
export const isExpected = (complaint: string, hasFault: boolean) =>
  /Failed to load resource: the server responded with a status of 4/.test(complaint) ||
  (hasFault && /Failed to load resource|dynamically imported|Unable to preload|^50[03] /.test(complaint))
