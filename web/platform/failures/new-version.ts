/** Whether the server has a newer build than this document, and no longer the document's own. */
export async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  const reply = entry && (await fetch(entry.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null))
  return reply?.status === 404
}

/** Loads the document anew, once: not where it was loaded anew already, and not over what somebody has typed. */
export function reloadOnce(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'reload' && !hasTyped()) location.reload()
}

const hasTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-typed]')].some(({ value }) => value !== '')

// A mark at the field goes with the field.
globalThis.document?.addEventListener(
  'input',
  ({ target }) => (target as HTMLElement).setAttribute('data-typed', ''),
  true,
)
