import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Forms whose values belong into the address. */
const searches = [
  'web/desk/list/SearchLine.tsx',
  'web/listings/FacetRange.tsx',
  'web/orders/OrderSearch.tsx',
  'web/orders/documents/DocumentFilters.tsx',
  'web/search/SearchField.tsx',
  'web/stores/StoreList.tsx',
]

test('what is typed into a form that is sent before its script is there does not end up in the address', () => {
  const forms = sourceFiles(['web']).flatMap(({ path, text }) =>
    [...text.matchAll(/<form\b[^>]*/g)].map(([tag]) => ({ path, tag })),
  )
  const open = forms.filter(({ path, tag }) => !tag.includes('method="post"') && !searches.includes(path))
  expect(open).toEqual([])
  expect(forms.length).toBeGreaterThan(10)
})
