import { useState } from 'react'
import type { Facet } from '../../contract/listings.ts'
import { FacetGroup } from '../listings/FacetGroup.tsx'
import { FacetList } from '../listings/FacetList.tsx'
import { FilterBar } from '../listings/FilterBar.tsx'
import { FilterSheet } from '../listings/FilterSheet.tsx'
import { toggled } from '../listings/listing-search.ts'
import type { ShownListing } from '../products/shown-product.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { ownRead } from '../platform/reads/use-page-query.ts'
import { recentRows, suggestionRows } from '../search/suggestion-rows.ts'
import { SearchField } from '../search/SearchField.tsx'
import { Suggestions } from '../shell/header/Suggestions.tsx'
import { SuggestPanel } from '../search/SuggestPanel.tsx'
import { Example, Examples, useGalleryTexts } from './Example.tsx'
import { sampleProducts, sampleStore } from './samples.ts'

export const Part = () => (
  <>
    <Searches />
    <Filters />
  </>
)

function Searches() {
  const t = useGalleryTexts().samples
  const { storeName, storeUrl } = sampleStore(useLanguage())
  const found = suggestionRows({
    q: '',
    queries: [t.espresso],
    categories: [{ id: '1', name: t.category, slug: 'kaffee-tee' }],
    products: [],
    stores: [{ storeId: '', storeName, storeUrl }],
    posts: [{ id: '', path: 'cover-01', title: t.post }],
    designs: [{ id: '', title: t.cups, productName: t.cups }],
  })
  const panel = {
    words: 'xqzvwj',
    activeId: null,
    onPick: () => {},
    onClose: () => {},
    onLeave: () => {},
    Articles: () => null,
  }
  return (
    <>
      <Examples of="SearchField">
        <Example width="field">
          <SearchField Panel={Suggestions} />
        </Example>
      </Examples>
      <Examples of="SuggestPanel">
        <Example width="hanging" state="found">
          <SuggestPanel {...panel} id="found" rows={found} activeId={found[2]!.id} />
        </Example>
        <Example width="hanging" state="recent">
          <SuggestPanel
            {...panel}
            Articles={undefined}
            id="recent"
            rows={withIds('recent', recentRows([t.oats, t.cups]))}
          />
        </Example>
        <Example width="hanging" state="nothing">
          <SuggestPanel {...panel} id="nothing" rows={[]} />
        </Example>
      </Examples>
    </>
  )
}

// In the shop one panel is open at a time.
const withIds = <Row extends { id: string }>(panel: string, rows: Row[]) =>
  rows.map((row) => ({ ...row, id: `${panel}-${row.id}` }))

function Filters() {
  const language = useLanguage()
  const t = useTexts().catalogue.listing
  const [search, setSearch] = useState(() => new URLSearchParams({ brand: 'tidemar', inStock: 'true', priceMax: '20' }))
  const [isOpen, setOpen] = useState(false)
  const { colour } = useGalleryTexts().samples
  const facets = sampleFacets([...t.gateFilters, colour], search)
  const listing: ShownListing = {
    items: Object.values(sampleProducts(language)),
    page: 1,
    pageSize: 24,
    totalItems: 52,
    totalPages: 3,
    title: '',
    description: '',
    breadCrumb: { crumbs: [] },
    facetsGated: false,
    facets,
    sort: 'RELEVANCE',
    sortOptions: [{ value: 'RELEVANCE', label: t.sort }],
    childCategories: [],
    promotions: [],
    didYouMean: null,
    unmatchedWords: [],
    nearCount: 0,
    seo: { title: '', description: '', noindex: false },
  }
  return (
    <>
      <Examples of="FilterBar">
        <Example width="wide">
          <FilterBar listing={listing} search={search} go={setSearch} onOpenFilters={() => setOpen(true)} />
        </Example>
      </Examples>
      <Examples of="FacetList">
        <Example width="card">
          <FacetList facets={facets} search={search} go={setSearch} />
        </Example>
        <Example width="card" state="folded">
          <FacetGroup facet={facets[1]!} search={new URLSearchParams()} go={setSearch} isOpen={false} />
        </Example>
        <Example width="card" state="range">
          <FacetGroup facet={facets[2]!} search={search} go={setSearch} isOpen />
        </Example>
      </Examples>
      {isOpen && (
        <FilterSheet listing={listing} own={ownRead} search={search} go={setSearch} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

const brands = 'Tidemar Hafermann Rebwiesel Pappelei Kranich Lindner Nordlicht Spree Tor Feinkost Elbe Isar'.split(' ')

function sampleFacets(labels: string[], search: URLSearchParams): Facet[] {
  const [brand = '', , price = '', stock = '', , colour = ''] = labels
  const isChosen = (key: string, value: string) =>
    toggled(search, key, value).getAll(key).length < search.getAll(key).length
  const none = { min: null, max: null }
  const values = brands.map((label, i) => {
    const value = label.toLowerCase()
    return { value, label, count: 120 - i * 9, selected: isChosen('brand', value) }
  })
  const inStock = { value: 'true', label: stock, count: 48, selected: isChosen('inStock', 'true') }
  const colours = ['weiss', 'petrol', 'terrakotta', 'schwarz'].map((value, i) => {
    return { value, label: value, count: 40 - i * 9, selected: isChosen('attr.colour', value) }
  })
  return [
    { key: 'inStock', label: stock, type: 'BOOLEAN', values: [inStock], ...none },
    { key: 'brand', label: brand, type: 'MULTI', values, ...none },
    { key: 'attr.colour', label: colour, type: 'MULTI', values: colours, ...none },
    { key: 'price', label: price, type: 'RANGE', values: priceBands, min: 1.2, max: 84 },
  ]
}

const counts = [2, 5, 9, 14, 22, 31, 40, 38, 27, 19, 12, 7, 3, 0, 1]
const edgeAt = (band: number) => Math.round(120 * 70 ** (band / counts.length)) / 100
const priceBands = counts.map((count, band) => {
  const value = `${edgeAt(band)}-${edgeAt(band + 1)}`
  return { value, label: value, count, selected: false }
})
