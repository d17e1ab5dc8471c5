/** What opens each row of the page's lists: of a plain table its first link. */
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('main tbody tr, main [data-row]')]
    .flatMap((line) => (line.matches('tr') ? (line.querySelector<HTMLElement>('.desk-open, a[href]') ?? []) : line))
    .filter((opener) => opener.checkVisibility())

/** Whether the page has rows that keys go through. */
export const hasRows = (): boolean => rows().length > 0

/** Goes to the row after or before the one that has the focus, in an open panel to that of the next or previous row. */
export function stepRow(step: 1 | -1): void {
  const panel = document.activeElement?.closest('.desk-panel')
  if (panel) return panel.querySelector<HTMLElement>(step > 0 ? '[data-step=next]' : '[data-step=previous]')?.click()
  const all = rows()
  const now = all.findIndex((row) => lineOf(row).contains(document.activeElement))
  const open = all.findIndex((row) => lineOf(row).matches('.open') || row.getAttribute('aria-current') === 'true')
  const next = now >= 0 ? all[now + step] : all[Math.max(open, 0)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Chooses the row that has the focus, or no longer, where rows can be chosen. */
export function chooseRow(): void {
  const line = document.activeElement?.closest('tr')
  line?.querySelector<HTMLInputElement>('.desk-box input')?.click()
}

const lineOf = (row: HTMLElement): Element => row.closest('tr') ?? row
