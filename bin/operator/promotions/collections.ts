import {
  arrangeCollection,
  createCollection,
  listCollections,
  type Arrangement,
} from '../../../api/listings/collection-book.ts'
import { operatorCollections as de } from '../../../texts/de/operator/collections.ts'
import { operatorCollections as en } from '../../../texts/en/operator/collections.ts'
import { isPicture, readRank, readShopText, readSlug } from '../grammar/read-shop-words.ts'
import { Refusal, type Desk, type Order, type Outcome, type Topic } from '../grammar/topic.ts'

export const collections: Topic = {
  texts: { de, en },
  verbs: {
    create: {
      values: ['title-de', 'title-en', 'text-de', 'text-en', 'picture', 'home'],
      async run(desk, { words: [slug = ''], values }) {
        const t = textsIn(desk)
        const [titleDe, titleEn] = [readShopText(values['title-de'] ?? ''), readShopText(values['title-en'] ?? '')]
        const [descriptionDe, descriptionEn] = [values['text-de'] ?? '', values['text-en'] ?? ''].map((text) =>
          text.trim(),
        )
        const picture = values.picture ?? ''
        const homeRank = values.home === undefined ? null : readRank(values.home)
        const wrong = [
          ...(readSlug(slug) ? [] : [t.badSlug]),
          ...(titleDe && titleEn ? [] : [t.badTitle]),
          ...(descriptionDe!.length <= 500 && descriptionEn!.length <= 500 ? [] : [t.badText]),
          ...((await isPicture(desk, `covers/${picture}`)) ? [] : [t.badPicture]),
          ...(values.home !== undefined && homeRank === null ? [t.badHome] : []),
        ]
        if (wrong.length > 0) throw new Refusal(wrong.join('\n'))
        const texts = {
          titleDe: titleDe!,
          titleEn: titleEn!,
          descriptionDe: descriptionDe!,
          descriptionEn: descriptionEn!,
        }
        if (!(await createCollection(desk.db, { slug, ...texts, picture, homeRank }))) throw new Refusal(t.taken(slug))
        return { lines: [t.created(slug)] }
      },
    },
    list: {
      async run(desk) {
        const t = textsIn(desk)
        const lines = (await listCollections(desk.db)).map(({ slug, titleDe, titleEn, homeRank, goods }) =>
          [
            slug,
            desk.language === 'de' ? titleDe : titleEn,
            t.goods(goods),
            ...(homeRank === null ? [] : [t.home(homeRank)]),
          ].join(' · '),
        )
        return { lines: lines.length > 0 ? lines : [t.none] }
      },
    },
    add: { run: (desk, order) => arrange(desk, order, 'ADD') },
    remove: { run: (desk, order) => arrange(desk, order, 'REMOVE') },
    order: { run: (desk, order) => arrange(desk, order, 'FIRST') },
  },
}

async function arrange(desk: Desk, { words }: Order, how: Arrangement['how']): Promise<Outcome> {
  const t = textsIn(desk)
  const [slug = '', ...skuIds] = words
  const { isThere, unknown, goods } = await arrangeCollection(desk.db, { slug, skuIds, how })
  if (!isThere) throw new Refusal(t.noCollection(slug))
  if (unknown.length > 0) throw new Refusal((how === 'ADD' ? t.noProduct : t.notInIt)(unknown.join(', ')))
  return { lines: [t.arranged(slug, goods)] }
}

const textsIn = ({ language }: Desk) => ({ de, en })[language]
