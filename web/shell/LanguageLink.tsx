import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '../../contract/platform/values.ts'
import { localPath, splitPath } from '../paths.ts'
import { localStore } from '../platform/storage.ts'

type LanguageLinkProps = { language: Language; className?: string; children: ReactNode }

export const languageNames: Record<Language, string> = { de: 'Deutsch', en: 'English' }
export const LANGUAGE_KEY = 'X-Language'

/**
 * The same page in another language: stores the choice, then loads the page anew, so that it starts at the top and
 * reads everything again (specification section 4).
 */
export function LanguageLink({ language, className, children }: LanguageLinkProps) {
  const { pathname, search } = useLocation()
  return (
    <a
      href={localPath(language, splitPath(pathname).path + search)}
      hrefLang={language}
      lang={language}
      aria-label={children === language ? `${language.toUpperCase()} – ${languageNames[language]}` : undefined}
      onClick={() => localStore.write(LANGUAGE_KEY, language)}
      className={className}
    >
      {children}
    </a>
  )
}
