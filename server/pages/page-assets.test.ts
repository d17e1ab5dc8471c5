import { expect, test } from 'vitest'
import { tagsOf } from '../../web/rendering/asset-tags.ts'
import { assetsOf } from './page-assets.ts'

const manifest = {
  'web/frame/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/app.css'],
    assets: ['assets/geist.woff2', 'assets/picture.webp'],
    imports: ['_vendor.js'],
  },
  'web/platform/early.ts': { file: 'assets/early.js' },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_vendor.js', 'web/frame/entry-client.tsx'] },
  'texts/de/web-texts.ts': { file: 'assets/de.js' },
  'texts/en/web-texts.ts': { file: 'assets/en.js' },
  'web/pages/Home.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_card.js'] },
  'web/buyer-home/BuyerHome.tsx': { file: 'assets/buyer-home.js', imports: ['_card.js', '_buying.js'] },
  '_buying.js': { file: 'assets/buying.js' },
  '_account.js': { file: 'assets/account.js', name: 'account' },
  'web/platform/calls/decode-output.ts': { file: 'assets/decode.js' },
  'texts/de/buyer-home.ts': { file: 'assets/own-de.js' },
}

test('a page names every chunk it needs, so that none is found only after another', () => {
  const { pages, chunks, fonts, texts } = assetsOf(manifest)
  expect(pages['web/pages/Home.tsx']!.chunks).toEqual(
    expect.arrayContaining(['/assets/home.js', '/assets/card.js', '/assets/vendor.js']),
  )
  expect(pages['web/pages/Home.tsx']!.styles).toContain('/assets/home.css')
  expect(chunks).toEqual(['/assets/vendor.js'])
  expect(fonts).toEqual(['/assets/geist.woff2'])
  expect(texts['texts/de/web-texts.ts']).toEqual(['/assets/de.js'])
})

test('a build that misses a part says so', () => {
  expect(() => assetsOf({})).toThrow('build the pages again')
})

test('beside the styles one small script is fetched, before fonts take their bandwidth', () => {
  const tags = tagsOf(assetsOf(manifest))('de', { module: 'web/pages/Home.tsx' })
  expect([...tags.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file)).toEqual([
    'app.css',
    'home.css',
    'vendor.js',
    'geist.woff2',
    'de.js',
    'home.js',
    'card.js',
    'entry.js',
  ])
})

test('what only accounts see of a page is named for early.ts alone, and nothing the page has itself', () => {
  const tags = tagsOf(assetsOf(manifest))('de', { module: 'web/pages/Home.tsx' })
  const [, own = ''] = /data-own="([^"]+)"/.exec(tags) ?? []
  expect(own.split(' ')).toEqual(
    ['buyer-home', 'buying', 'decode', 'account', 'own-de'].map((name) => `/assets/${name}.js`),
  )
  expect(tagsOf(assetsOf(manifest))('de', {})).not.toContain('data-own')
})
