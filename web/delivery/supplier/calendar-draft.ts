import type { Calendar, Route } from '../../../contract/delivery.ts'

/** A route as it is typed: postcodes in one text, '' where the store's cut-off counts. */
export type RouteDraft = Omit<Route, 'postcodes' | 'cutOff'> & { id: number; postcodes: string; cutOff: string }
export type ClosureDraft = Calendar['closures'][number] & { id: number }
export type Draft = Omit<Calendar, 'routes' | 'closures'> & { routes: RouteDraft[]; closures: ClosureDraft[] }
export type PartProps = {
  draft: Draft
  /** Whether what is missing is named. */ isChecked: boolean
  onChange: (values: Partial<Draft>) => void
}

export const draftOf = ({ routes, closures, ...calendar }: Calendar): Draft => ({
  ...calendar,
  routes: routes.map(({ postcodes, cutOff, ...route }, id) => ({
    ...route,
    id,
    postcodes: postcodes.join(', '),
    cutOff: cutOff ?? '',
  })),
  closures: closures.map((closure, id) => ({ ...closure, id })),
})

export const calendarOf = ({ routes, closures, ...calendar }: Draft): Calendar => ({
  ...calendar,
  routes: routes.map(({ name, postcodes, weekdays, cutOff }) => ({
    name: name.trim(),
    postcodes: prefixesIn(postcodes),
    weekdays,
    cutOff: cutOff || null,
  })),
  closures: closures.map(({ from, to, reason }) => ({ from, to, reason: reason.trim() })),
})

const prefixesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

export const arePrefixes = (text: string) => {
  const prefixes = prefixesIn(text)
  return prefixes.length > 0 && prefixes.length <= 200 && prefixes.every((prefix) => /^\d{2,5}$/.test(prefix))
}

export const isRoute = ({ name, postcodes, weekdays }: RouteDraft) =>
  name.trim() !== '' && arePrefixes(postcodes) && weekdays.length > 0
export const isClosure = ({ from, to }: ClosureDraft) => from !== '' && to !== '' && from <= to

export const isValid = ({ cutOff, workingDays, mode, routes, closures }: Draft) =>
  cutOff !== '' &&
  workingDays.length > 0 &&
  routes.every(isRoute) &&
  (mode !== 'ROUTE' || routes.length > 0) &&
  closures.every(isClosure)

export const nextId = (rows: readonly { id: number }[]) => Math.max(-1, ...rows.map(({ id }) => id)) + 1
