/** What was typed into a form stays through reloads of the tab, but not what is named secret. Flat values only. */
export function keepValues<V extends Record<string, unknown>>(
  key: string,
  values: V,
  secret: readonly (keyof V)[] = [],
) {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)))
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage keeps nothing; the form itself goes on.
  }
}

/** Only fields that `blank` knows, of the type it has there; null where nothing was kept. */
export function keptValues<V extends Record<string, unknown>>(key: string, blank: V): V | null {
  const kept = parsed(sessionStorage.getItem(key))
  if (kept === null) return null
  const known = Object.entries(kept).filter(([name, value]) => name in blank && typeof value === typeof blank[name])
  return { ...blank, ...Object.fromEntries(known) }
}

export const forgetValues = (key: string) => sessionStorage.removeItem(key)

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}
