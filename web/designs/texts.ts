import { use } from 'react'
import type { Language } from '../../contract/values.ts'
import type { designs } from '../../texts/en/designs.ts'
import { useLanguage } from '../platform/texts.ts'

export type DesignTexts = typeof designs

const sentences: Record<Language, () => Promise<{ designs: DesignTexts }>> = {
  de: () => import('../../texts/de/designs.ts'),
  en: () => import('../../texts/en/designs.ts'),
}
const loads = new Map<Language, Promise<DesignTexts>>()

/** The sentences of own designs. They come with these pages: the others' first load would grow by 4 kB. Suspends. */
export function useDesignTexts(): DesignTexts {
  return use(textsIn(useLanguage()))
}

function textsIn(language: Language): Promise<DesignTexts> {
  const known = loads.get(language)
  if (known) return known
  const load = sentences[language]().then(({ designs }) => designs)
  loads.set(language, load)
  load.catch(() => loads.delete(language))
  return load
}
