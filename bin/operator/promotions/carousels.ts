import {
  addCarousel,
  changeCarousel,
  existsSource,
  orderCarousels,
  removeCarousel,
} from '../../../api/promotions/carousel-book.ts'
import { findCarousels, type CarouselRow } from '../../../api/promotions/carousel-queries.ts'
import { operatorCarousels as de } from '../../../texts/de/operator/carousels.ts'
import { operatorCarousels as en } from '../../../texts/en/operator/carousels.ts'
import { readCarouselOrder, shownBy } from './read-carousel-order.ts'
import { Refusal, type Desk, type Topic } from '../grammar/topic.ts'

const values = ['title-de', 'title-en', 'slot', 'shows', 'category', 'url'] as const

export const carousels: Topic = {
  texts: { de, en },
  verbs: {
    list: {
      async run(desk) {
        const found = await findCarousels(desk.db, 'HOME')
        return { lines: found.length > 0 ? found.map((carousel) => lineOf(carousel, desk)) : [textsIn(desk).none] }
      },
    },
    add: {
      values,
      async run(desk, order) {
        const t = textsIn(desk)
        const carousel = readCarouselOrder(order, desk.language)
        await checkSource(desk, carousel)
        if (!(await addCarousel(desk.db, carousel))) throw new Refusal(t.taken(carousel.slug))
        return { lines: [t.added(carousel.slug)] }
      },
    },
    change: {
      values,
      async run(desk, order) {
        const t = textsIn(desk)
        const [slug = ''] = order.words
        if (Object.keys(order.values).length === 0) throw new Refusal(t.nothing)
        const held = (await findCarousels(desk.db, 'HOME')).find((carousel) => carousel.slug === slug)
        if (!held) throw new Refusal(t.noCarousel(slug))
        await checkSource(desk, readCarouselOrder(order, desk.language, held))
        const change = (latest: CarouselRow) => readCarouselOrder(order, desk.language, latest)
        if (!(await changeCarousel(desk.db, slug, change))) throw new Refusal(t.noCarousel(slug))
        return { lines: [t.changed(slug)] }
      },
    },
    remove: {
      async run(desk, { words: [slug = ''] }) {
        if (!(await removeCarousel(desk.db, slug))) throw new Refusal(textsIn(desk).noCarousel(slug))
        return { lines: [textsIn(desk).removed(slug)] }
      },
    },
    order: {
      async run(desk, { words }) {
        const unknown = await orderCarousels(desk.db, words)
        if (unknown.length > 0) throw new Refusal(textsIn(desk).noCarousel(unknown.join(', ')))
        return { lines: (await findCarousels(desk.db, 'HOME')).map((carousel) => lineOf(carousel, desk)) }
      },
    },
  },
}

async function checkSource(desk: Desk, carousel: CarouselRow) {
  if (!(await existsSource(desk.db, carousel)))
    throw new Refusal(textsIn(desk).noSource(carousel.collectionSlug ?? carousel.categorySlug ?? ''))
}

const lineOf = (carousel: CarouselRow, { language }: Desk) =>
  [
    carousel.slug,
    language === 'de' ? carousel.titleDe : carousel.titleEn,
    [shownBy(carousel), ...(carousel.categorySlug === null ? [] : [carousel.categorySlug])].join(' '),
    carousel.slot,
    carousel.viewMoreUrl,
  ].join(' · ')

const textsIn = ({ language }: Desk) => ({ de, en })[language]
