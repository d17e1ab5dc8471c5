import { sessionStore } from '../storage.ts'

/** What was typed into a form stays through reloads of the tab, but not what is named secret. Flat values only. */
export function keepValues<V extends Record<string, unknown>>(
  key: string,
  values: V,
  secret: readonly (keyof V)[] = [],
) {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)))
  sessionStore.write(key, JSON.stringify(kept))
}

/** Only fields that `blank` knows, of the type it has there; null where nothing was kept. */
export function keptValues<V extends Record<string, unknown>>(key: string, blank: V): V | null {
  const kept = sessionStore.readJson(key)
  if (typeof kept !== 'object' || kept === null) return null
  const known = Object.entries(kept).filter(([name, value]) => name in blank && typeof value === typeof blank[name])
  return { ...blank, ...Object.fromEntries(known) }
}

export const forgetValues = (key: string) => sessionStore.remove(key)
