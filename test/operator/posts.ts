import * as magazineApi from '../../contract/magazine.ts'
import type { Block, PostContent } from '../../contract/operator/post-content.ts'
import * as postsApi from '../../contract/operator/posts.ts'
import type { PostAction, PostDraft } from '../../contract/operator/posts.ts'
import type { TestApp } from '../app.ts'
import { createMember, createProduct, createStore } from '../builders.ts'

export const postWords = (title: string) => ({
  title,
  teaser: 'Drei Rezepte',
  topic: 'Karte',
  seoTitle: '',
  seoText: '',
})
const empty = { de: '', en: '', picture: null, altDe: '', altEn: '', skuIds: [] }
export const blockOf = (values: Pick<Block, 'id' | 'kind'> & Partial<Block>): Block => ({ ...empty, ...values })

export type StepOptions = { startsAt?: string; endsAt?: string; reason?: string }

/** Two who write in the magazine, and how they do it. */
export async function createWriters(app: TestApp) {
  const author = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  const editor = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  const store = await createStore(app.db)
  const shown = (await createProduct(app.db, store.id)).skuId
  const exclusive = (await createProduct(app.db, store.id, { isExclusive: true })).skuId
  let paths = 0
  const contentOf = (values: Partial<PostContent> = {}): PostContent => ({
    path: `wintergetraenke-${++paths}`,
    author: 'Nele Voss',
    picture: 'covers/cover-07',
    skuIds: [shown],
    blocks: [
      blockOf({ id: 'a', kind: 'HEADING', de: 'Was ein Becher kostet', en: 'What a cup costs' }),
      blockOf({ id: 'b', kind: 'GOODS', de: 'Dazu', en: 'With it', skuIds: [shown] }),
      blockOf({ id: 'c', kind: 'TEXT', de: '84 **Cent**', en: '84 **cents**' }),
    ],
    de: postWords('Wintergetränke'),
    en: postWords('Winter drinks'),
    ...values,
  })
  return {
    author,
    editor,
    shown,
    exclusive,
    contentOf,
    async write(values: Partial<PostContent> = {}): Promise<PostDraft> {
      const { id, version } = await app.request(postsApi.create, { title: 'Neu' }, author)
      return app.request(postsApi.save, { id, version, content: contentOf(values) }, author)
    },
    act: ({ id, version }: PostDraft, action: PostAction, options: StepOptions = {}, by = author) =>
      app.request(postsApi.act, { id, version, action, ...options }, by),
    refusal: ({ id, version }: PostDraft, action: PostAction, options: StepOptions = {}) =>
      app.refusal(postsApi.act, { id, version, action, ...options }, { ...author, language: 'de' }),
    isShown: ({ content: { path } }: PostDraft) =>
      app.request(magazineApi.read, { id: path }).then(
        () => true,
        ({ status }: { status: number }) => status !== 404,
      ),
    read: ({ id }: PostDraft) => app.request(postsApi.read, { id }, author),
  }
}
