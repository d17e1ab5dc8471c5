import { sessionStore } from '../storage.ts'

/** What was typed into a form stays through reloads of the tab, but not what is named secret. Flat values only. */
export function storeValues<V extends Record<string, unknown>>(
  key: string,
  values: V,
  secret: readonly (keyof V)[] = [],
) {
  const stored = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)))
  sessionStore.write(key, JSON.stringify(stored))
}

/** Only fields that `blank` knows, of the type it has there; null where nothing is stored. */
export function storedValues<V extends Record<string, unknown>>(key: string, blank: V): V | null {
  const stored = sessionStore.readJson(key)
  if (typeof stored !== 'object' || stored === null) return null
  const known = Object.entries(stored).filter(([name, value]) => name in blank && typeof value === typeof blank[name])
  return { ...blank, ...Object.fromEntries(known) }
}

export const clearValues = (key: string) => sessionStore.remove(key)
