import {
  addCarousel,
  changeCarousel,
  existsSource,
  orderCarousels,
  removeCarousel,
} from '../../../api/promotions/carousel-admin.ts'
import { texts } from '../../../texts/texts.ts'
import { findCarousels, type CarouselRow } from '../../../api/promotions/carousel-queries.ts'
import { parseCarousel, shownBy } from './parse-carousel.ts'
import { Refusal, type Context, type CommandGroup } from '../commands/command.ts'

const values = ['title-de', 'title-en', 'slot', 'shows', 'category', 'url'] as const

export const carousels: CommandGroup = {
  texts: (language) => texts(language).operator.carousels,
  actions: {
    list: {
      async run(context) {
        const found = await findCarousels(context.db)
        return {
          lines:
            found.length > 0
              ? found.map((carousel) => lineOf(carousel, context))
              : [texts(context.language).operator.carousels.none],
        }
      },
    },
    add: {
      values,
      async run(context, command) {
        const t = texts(context.language).operator.carousels
        const carousel = parseCarousel(command, context.language)
        await checkSource(context, carousel)
        if (!(await addCarousel(context.db, carousel))) throw new Refusal(t.taken(carousel.slug))
        return { lines: [t.added(carousel.slug)] }
      },
    },
    change: {
      values,
      async run(context, command) {
        const t = texts(context.language).operator.carousels
        const [slug = ''] = command.args
        if (Object.keys(command.values).length === 0) throw new Refusal(t.nothing)
        const held = (await findCarousels(context.db)).find((carousel) => carousel.slug === slug)
        if (!held) throw new Refusal(t.noCarousel(slug))
        await checkSource(context, parseCarousel(command, context.language, held))
        const change = (latest: CarouselRow) => parseCarousel(command, context.language, latest)
        if (!(await changeCarousel(context.db, slug, { change }))) throw new Refusal(t.noCarousel(slug))
        return { lines: [t.changed(slug)] }
      },
    },
    remove: {
      async run(context, { args: [slug = ''] }) {
        if (!(await removeCarousel(context.db, slug)))
          throw new Refusal(texts(context.language).operator.carousels.noCarousel(slug))
        return { lines: [texts(context.language).operator.carousels.removed(slug)] }
      },
    },
    order: {
      async run(context, { args }) {
        const unknown = await orderCarousels(context.db, args)
        if (unknown.length > 0)
          throw new Refusal(texts(context.language).operator.carousels.noCarousel(unknown.join(', ')))
        return { lines: (await findCarousels(context.db)).map((carousel) => lineOf(carousel, context)) }
      },
    },
  },
}

async function checkSource(context: Context, carousel: CarouselRow) {
  if (!(await existsSource(context.db, carousel)))
    throw new Refusal(
      texts(context.language).operator.carousels.noSource(carousel.collectionSlug ?? carousel.categorySlug ?? ''),
    )
}

const lineOf = (carousel: CarouselRow, { language }: Context) =>
  [
    carousel.slug,
    language === 'de' ? carousel.titleDe : carousel.titleEn,
    [shownBy(carousel), ...(carousel.categorySlug === null ? [] : [carousel.categorySlug])].join(' '),
    carousel.slot,
    carousel.viewMoreUrl,
  ].join(' · ')
