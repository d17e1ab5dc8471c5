import { staticPageText } from '../content/static-page-text.ts'
import { notFound, type Loading } from '../frame/loading.ts'
import { staticPages } from '../paths.ts'

export async function loadContact({ language }: Loading) {
  return { text: await staticPageText(language, 'contact-us') }
}

export async function loadStatic({ language, params }: Loading) {
  const name = staticPages.find((known) => known === params.page)
  if (!name) throw notFound()
  return { page: name, text: await staticPageText(language, name) }
}
