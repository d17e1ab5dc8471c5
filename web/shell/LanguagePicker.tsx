import Globe from 'lucide-react/icons/globe'
import type { Language } from '../../contract/platform/values.ts'
import { localPath, splitPath } from '../paths.ts'
import { localStore } from '../platform/storage.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { BandSelect } from './header/BandSelect.tsx'
import { LANGUAGE_KEY, languageNames } from './LanguageLink.tsx'

/** Stores the language and loads the same page in it, from the top. */
export function LanguagePicker() {
  const t = useTexts().shell
  const change = (language: Language) => {
    localStore.write(LANGUAGE_KEY, language)
    location.assign(localPath(language, splitPath(location.pathname).path + location.search))
  }
  return (
    <BandSelect
      label={t.language}
      icon={<Globe className="left-3.5" aria-hidden="true" />}
      value={useLanguage()}
      options={[
        ['de', languageNames.de],
        ['en', languageNames.en],
      ]}
      onChange={change}
    />
  )
}
