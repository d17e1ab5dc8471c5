import { useState } from 'react'
import { SectionHead } from '../products/ProductCarousel.tsx'
import { ProductCard } from '../products/ProductCard.tsx'
import { PostCard } from '../magazine/PostCard.tsx'
import { cardSlots } from '../pages/parts/card-slots.tsx'
import { useLanguage } from '../platform/texts.ts'
import { StoreCard } from '../stores/StoreCard.tsx'
import { AccordionItem } from '../ui/Accordion.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Carousel } from '../ui/Carousel.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { Example, Examples, useGalleryTexts } from './Example.tsx'
import { samplePosts, sampleProduct, sampleStore } from './samples.ts'

export function Part() {
  const language = useLanguage()
  const [post] = samplePosts(language)
  const store = sampleStore(language)
  return (
    <>
      <Examples of="StoreCard">
        <Example width="card">
          <StoreCard store={store} />
        </Example>
        <Example width="card" state="notEligible">
          <StoreCard store={{ ...store, isEligibleForSale: false }} />
        </Example>
      </Examples>
      <Examples of="PostCard">
        <Example width="card">
          <PostCard post={post!} sizes="304px" />
        </Example>
        <Example width="field" state="large">
          <PostCard post={post!} sizes="320px" isLarge />
        </Example>
      </Examples>
      <Carousels />
      <Ways />
    </>
  )
}

function Carousels() {
  const language = useLanguage()
  const t = useGalleryTexts()
  const store = sampleStore(language)
  const products = Array.from({ length: 8 }, (_, i) => sampleProduct(language, { skuId: `90001${i}` }))
  const title = (name: string, state: 'fits' | 'scrolls') => `${name}: ${t.states[state]}`
  const head = (text: string) => ({ label: text, header: <SectionHead title={text} /> })
  return (
    <>
      <Carousel {...head(title(t.samples.espresso, 'scrolls'))}>
        {products.map((product) => (
          <ProductCard key={product.skuId} product={product} slots={cardSlots} />
        ))}
      </Carousel>
      <Carousel {...head(title(t.samples.espresso, 'fits'))}>
        {products.slice(0, 2).map((product) => (
          <ProductCard key={product.skuId} product={product} slots={cardSlots} />
        ))}
      </Carousel>
      <Carousel {...head(title(t.samples.topic, 'scrolls'))} slides="post">
        {samplePosts(language).map((post) => (
          <PostCard key={post.path} post={post} sizes="33vw" />
        ))}
      </Carousel>
      <Carousel {...head(title(t.samples.store, 'scrolls'))} slides="store">
        {products.map(({ skuId }) => (
          <StoreCard key={skuId} store={store} />
        ))}
      </Carousel>
    </>
  )
}

function Ways() {
  const t = useGalleryTexts()
  const [tab, setTab] = useState('post')
  const page = Number(new URLSearchParams(location.search).get('page') ?? 5)
  const { category, espresso, post, comment, reply, topic } = t.samples
  const crumbs = [category, topic, espresso].map((label, i) => ({ label, to: `/dev/ui?part=listings&level=${i}` }))
  return (
    <>
      <Examples of="Breadcrumbs">
        <Example width="wide">
          <Breadcrumbs crumbs={crumbs} />
        </Example>
      </Examples>
      <Examples of="Pagination">
        <Example width="wide">
          <Pagination page={page} totalPages={12} pathOf={(number) => `/dev/ui?part=listings&page=${number}`} />
        </Example>
      </Examples>
      <Examples of="Tabs">
        <Example width="wide">
          <Tabs
            label={t.title}
            value={tab}
            onChange={setTab}
            tabs={[
              { key: 'post', label: post, content: <p>{comment}</p> },
              { key: 'topic', label: topic, content: <p>{reply}</p> },
              { key: 'category', label: category, content: <p>{espresso}</p> },
            ]}
          />
        </Example>
      </Examples>
      <Examples of="AccordionItem">
        <Example width="wide" state="folded">
          <AccordionItem title={post}>{comment}</AccordionItem>
          <AccordionItem title={topic} isOpen>
            {reply}
          </AccordionItem>
        </Example>
      </Examples>
    </>
  )
}
