import { createContext, use } from 'react'
import type { Language } from '../../contract/platform/values.ts'
import { readTwice } from './failures/read-twice.ts'
import type { webTexts } from '../../texts/en/web-texts.ts'

export type Texts = typeof webTexts

export const TextsContext = createContext<{ language: Language; texts: Texts } | null>(null)

/** The sentences of the page's language: `const t = useTexts().cart`. */
export const useTexts = (): Texts => need().texts
export const useLanguage = (): Language => need().language

function need() {
  const context = use(TextsContext)
  if (!context) throw new Error('Texts are read outside the frame.')
  return context
}

export async function loadTexts(language: Language): Promise<Texts> {
  const read =
    language === 'de' ? () => import('../../texts/de/web-texts.ts') : () => import('../../texts/en/web-texts.ts')
  return (await readTwice<{ webTexts: Texts }>(read)).webTexts
}
