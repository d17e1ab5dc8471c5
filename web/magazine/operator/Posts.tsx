import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { imageUrl } from '../../../contract/platform/images.ts'
import { postBounds } from '../../../contract/operator/post-content.ts'
import * as postsApi from '../../../contract/operator/posts.ts'
import { postStates, type PostEntry } from '../../../contract/operator/posts.ts'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { PeriodFilter } from '../../desk/list/PeriodFilter.tsx'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { useCreating } from '../../desk/use-creating.ts'
import { takenBy } from '../../platform/navigation/taken-by.ts'
import { useFrame } from '../../frame/frame-context.ts'
import { Link } from '../../frame/Link.tsx'
import { localPath } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { PostStateTag } from './PostStateTag.tsx'
import { postChoicesQuery, postsQuery } from './queries.ts'
import { useOperatorMagazineTexts } from './texts.ts'

const path = '/operator/magazine'

/** Posts in all states, the last changed first. */
export function Component() {
  const t = useOperatorMagazineTexts()
  const desk = useDeskTexts()
  const search = useSearch()
  const state = postStates.find((one) => one === search.get('view'))
  const address = useListAddress()
  const choices = dataOrNothing(useRead(postChoicesQuery(useLanguage())))
  const named = ['q', 'topic', 'from', 'to', 'after', 'before'].flatMap((name) =>
    search.get(name) ? [[name, search.get(name)!]] : [],
  )
  const given = { ...(Object.fromEntries(named) as { q?: string }), ...(state && { state }) }
  const read = useRead(postsQuery(takenBy(postsApi.list, given)))
  const { title, when, languages, goods, read: views, changed, state: how } = t.columns
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.magazine} lead={t.lead}>
        <AddPost />
      </PageHead>
      <section className="desk-card">
        <ViewLinks
          label={desk.views}
          path={path}
          views={[{ key: 'ALL', name: t.all }, ...postStates.map((key) => ({ key, name: t.states[key] }))]}
          chosen={state ?? 'ALL'}
        />
        <div className="px-[18px] pt-3">
          <ListFilters
            filters={[
              {
                name: 'topic',
                label: t.topic,
                options: (choices?.topics ?? []).map((value) => ({ value, label: value })),
              },
            ]}
            searchLabel={t.search}
            address={address}
          >
            <PeriodFilter address={address} />
          </ListFilters>
        </div>
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
          {(list) => (
            <>
              <PlainTable
                label={desk.places.operator.magazine}
                columns={[title, how, when, languages, goods, views, changed].map((name) => ({
                  name,
                  isNumber: name === views,
                }))}
              >
                {list.items.map((post) => (
                  <Row key={post.id} post={post} />
                ))}
              </PlainTable>
              {list.items.length === 0 && <NoRows />}
              <CursorNav path={path} search={search} list={list} />
            </>
          )}
        </QueryView>
      </section>
    </div>
  )
}

function Row({ post }: { post: PostEntry }) {
  const t = useOperatorMagazineTexts()
  const language = useLanguage()
  const { startsAt, endsAt } = post
  const moment = (at: Date) => momentText(at, language)
  return (
    <tr>
      <th scope="row" className="font-normal">
        <span className="flex items-center gap-3 py-1.5">
          {post.coverUrl ? (
            <img
              src={imageUrl(post.coverUrl, 'small')}
              alt=""
              className="goods h-10 w-16 shrink-0 rounded-md bg-sunken object-cover"
            />
          ) : (
            <span className="h-10 w-16 shrink-0 rounded-md bg-sunken" />
          )}
          <span className="min-w-48">
            <Link to={`${path}/${post.id}`} className="font-semibold text-brand underline underline-offset-2">
              {post.title || t.untitled}
            </Link>
            <span className="block text-xs text-ink-3">{[post.topic, post.author].filter(Boolean).join(' · ')}</span>
          </span>
        </span>
      </th>
      <td>
        <span className="flex flex-wrap gap-1">
          <PostStateTag state={post.state} />
          {post.isLive && post.state !== 'LIVE' && <Tag variant="ok">{t.isLive}</Tag>}
        </span>
      </td>
      <td className="text-ink-2">
        {startsAt && (post.state === 'PLANNED' ? t.from(moment(startsAt)) : t.since(moment(startsAt)))}
        {endsAt && <span className="block">{t.until(moment(endsAt))}</span>}
      </td>
      <td>{post.languages.map((one) => one.toUpperCase()).join(', ')}</td>
      <td className="tabular-nums">
        {post.goodsCount}
        {post.refusedGoodsCount > 0 && (
          <Tag variant="danger" className="ml-1">
            {t.refusedGoods(post.refusedGoodsCount)}
          </Tag>
        )}
      </td>
      <td className="text-right tabular-nums">{post.views}</td>
      <td className="text-ink-2">
        {post.savedBy ? t.changedBy(moment(post.savedAt), post.savedBy) : moment(post.savedAt)}
      </td>
    </tr>
  )
}

function AddPost() {
  const t = useOperatorMagazineTexts()
  const language = useLanguage()
  const { navigator } = useFrame()
  const [isOpen, setOpen] = useCreating()
  const [title, setTitle] = useState('')
  const write = useWrite({
    mutationFn: () => call(postsApi.create, { title: title.trim() }),
    onSuccess: ({ id }) => navigator.push(localPath(language, `${path}/${id}`)),
  })
  return (
    <>
      <Button icon={<Plus />} onClick={() => setOpen(true)}>
        {t.add}
      </Button>
      {isOpen && (
        <Dialog title={t.add} onClose={() => setOpen(false)} hasUnsaved={title !== ''}>
          <form
            method="post"
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              write.mutate()
            }}
          >
            <TextField
              label={t.title}
              hint={t.addHint}
              value={title}
              maxLength={postBounds.title}
              required
              onChange={(event) => setTitle(event.target.value)}
            />
            <Button type="submit" isLoading={write.isPending} className="justify-self-end">
              {t.addAction}
            </Button>
          </form>
        </Dialog>
      )}
    </>
  )
}
