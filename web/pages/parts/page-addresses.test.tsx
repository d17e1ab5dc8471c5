import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'react-router'
import { expect, test } from 'vitest'
import type { ShownListing } from '../../products/shown-product.ts'
import { FrameContext } from '../../frame/frame-context.ts'
import { matchesOf } from '../../platform/navigation/route-matches.ts'
import { loadTexts, TextsContext } from '../../platform/texts.ts'
import { routes } from '../../routes.tsx'
import { Head } from '../../ui/Head.tsx'
import { ListingMeta } from './ListingPage.tsx'

const origin = 'http://tresen.test'
const texts = await loadTexts('de')
const navigator = { createHref: String, go() {}, push() {}, replace() {} }

/** The addresses that the German page at a search names, in the order of canonical, English, German and default. */
function linksOf(page: ReactElement, search = '') {
  const html = renderToStaticMarkup(
    <FrameContext
      value={{ origin, page: { loaded: {}, problem: null } as never, prefetch() {}, reload() {}, navigator }}
    >
      <TextsContext value={{ language: 'de', texts }}>
        <Router location={{ pathname: '/de/glaeser', search }} navigator={navigator}>
          {page}
        </Router>
      </TextsContext>
    </FrameContext>,
  ).replaceAll('&amp;', '&')
  const links = [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]*)"/g)].map(([, href]) => href)
  const [, shared] = /property="og:url" content="([^"]*)"/.exec(html) ?? []
  return { links, shared, isHidden: html.includes('content="noindex"') }
}

const metaOf = (page: number, noindex: boolean, path = '/glaeser') => (
  <ListingMeta
    listing={{ page, seo: { title: '', description: '', noindex } } as ShownListing}
    title="Gläser"
    path={path}
  />
)

test.each([
  ['a listing', metaOf(1, false), '', '/glaeser', false],
  ['one that is sorted', metaOf(1, false), '?sort=NEWEST&utm_source=mail', '/glaeser', false],
  ['its second page', metaOf(2, false), '?page=2', '/glaeser?page=2', false],
  ['a filtered one', metaOf(2, false), '?brand=Amsel&page=2&utm_source=mail', '/glaeser?brand=Amsel&page=2', true],
  ['all products', metaOf(1, true, '/search'), '', '/search', true],
  ['a search', metaOf(2, true, '/search'), '?q=rotes+glas&page=2', '/search?page=2&q=rotes+glas', true],
  [
    'a page of the account',
    <Head key="" title="Konto" path="/account/orders" isNoindex />,
    '',
    '/account/orders',
    true,
  ],
])('%s names its address and that in the other language', (_, page, search, path, isHidden) => {
  const [german, english] = [`${origin}/de${path}`, origin + path]
  expect(linksOf(page, search)).toEqual({ links: [german, english, german, english], shared: german, isHidden })
})

test('what no page is names no address, and is not listed', () => {
  expect(linksOf(<Head title="Dieses Regal ist leer" />)).toEqual({ links: [], shared: `${origin}/de`, isHidden: true })
})

test('German pages begin with /de in small letters; no other begins so', () => {
  const pathOf = (address: string) => matchesOf(routes, address).map(({ route }) => route.path)
  expect(pathOf('/de/stores')).toEqual(['/de', undefined, 'stores'])
  expect(pathOf('/DE/stores')).toEqual(['/', undefined, '*'])
})
