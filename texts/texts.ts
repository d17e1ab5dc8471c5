import type { Language } from '../contract/platform/values.ts'
import { serverTexts as de } from './de/server.ts'
import { serverTexts as en } from './en/server.ts'

export type Texts = typeof en

const all = { de, en }

/** What the server says in a language, by slice: `texts(language).cart.replies`. The browser loads its texts one by one. */
export const texts = (language: Language): Texts => all[language]
