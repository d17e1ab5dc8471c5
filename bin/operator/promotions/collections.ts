import {
  changeCollection,
  createCollection,
  listCollections,
  type CollectionChange,
} from '../../../api/listings/collection-admin.ts'
import { texts } from '../../../texts/texts.ts'
import { isPicture, readRank, readShopText, readSlug } from '../commands/shop-args.ts'
import { Refusal, type Context, type Command, type Outcome, type CommandGroup } from '../commands/command.ts'

export const collections: CommandGroup = {
  texts: (language) => texts(language).operator.collections,
  actions: {
    create: {
      values: ['title-de', 'title-en', 'text-de', 'text-en', 'picture', 'home'],
      async run(context, { args: [slug = ''], values }) {
        const t = texts(context.language).operator.collections
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
          ...((await isPicture(context, `covers/${picture}`)) ? [] : [t.badPicture]),
          ...(values.home !== undefined && homeRank === null ? [t.badHome] : []),
        ]
        if (wrong.length > 0) throw new Refusal(wrong.join('\n'))
        const named = {
          titleDe: titleDe!,
          titleEn: titleEn!,
          descriptionDe: descriptionDe!,
          descriptionEn: descriptionEn!,
        }
        if (!(await createCollection(context.db, { slug, ...named, picture, homeRank })))
          throw new Refusal(t.taken(slug))
        return { lines: [t.created(slug)] }
      },
    },
    list: {
      async run(context) {
        const t = texts(context.language).operator.collections
        const lines = (await listCollections(context.db)).map(({ slug, titleDe, titleEn, homeRank, productCount }) =>
          [
            slug,
            context.language === 'de' ? titleDe : titleEn,
            t.goods(productCount),
            ...(homeRank === null ? [] : [t.home(homeRank)]),
          ].join(' · '),
        )
        return { lines: lines.length > 0 ? lines : [t.none] }
      },
    },
    add: { run: (context, command) => arrange(context, command, 'ADD') },
    remove: { run: (context, command) => arrange(context, command, 'REMOVE') },
    order: { run: (context, command) => arrange(context, command, 'FIRST') },
  },
}

async function arrange(context: Context, { args }: Command, how: CollectionChange['action']): Promise<Outcome> {
  const t = texts(context.language).operator.collections
  const [slug = '', ...skuIds] = args
  const { exists, unknown, productCount } = await changeCollection(context.db, { slug, skuIds, action: how })
  if (!exists) throw new Refusal(t.noCollection(slug))
  if (unknown.length > 0) throw new Refusal((how === 'ADD' ? t.noProduct : t.notInIt)(unknown.join(', ')))
  return { lines: [t.arranged(slug, productCount)] }
}
