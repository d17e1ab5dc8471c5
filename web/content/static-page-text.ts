import type { Language } from '../../contract/platform/values.ts'
import type { StaticPageText } from '../../texts/static-page.ts'
import type { StaticPage } from '../paths.ts'

const modules = import.meta.glob<{ text: StaticPageText }>('../../texts/{de,en}/static-pages/*.ts')

/** The text of a static page; only the one needed is loaded. */
export async function staticPageText(language: Language, page: StaticPage): Promise<StaticPageText> {
  const load = modules[`../../texts/${language}/static-pages/${page}.ts`]
  if (!load) throw new Error(`There is no text for /static/${page} in ${language}.`)
  return (await load()).text
}
