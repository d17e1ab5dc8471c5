import { viewerState } from './viewer-state.ts'

/** Under which something is stored on this device for who is signed in, and for nobody else who signs in here. */
export const ownKey = (name: string): string => `${name} of ${viewerState().person?.id ?? 'visitor'}`
