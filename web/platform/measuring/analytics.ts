import { readConsent } from './consent.ts'

/**
 * Sends an event to the tag manager, once the visitor has agreed; nothing from before is sent. The events are
 * in measuring.ts, which nobody else loads: `track(({ trackView }) => trackView(product))`.
 */
export function track(send: (layer: typeof import('./measuring.ts')) => void): void {
  if (readConsent() === 'granted') void import('./measuring.ts').then(send, () => {})
}
