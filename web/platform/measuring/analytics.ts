import { readConsent } from './consent.ts'

/**
 * Tells the tag manager of something, once the visitor has agreed; what happened before is never told. The events are
 * in measuring.ts, which nobody else loads: `track(({ tellView }) => tellView(product))`.
 */
export function track(tell: (layer: typeof import('./measuring.ts')) => void): void {
  if (readConsent() === 'granted') void import('./measuring.ts').then(tell, () => {})
}
