import { imageUrl } from '../../contract/platform/images.ts'
import { moved, type Loading } from '../frame/loading.ts'
import { latestPostsQuery, postQuery } from '../magazine/queries.ts'
import { paths } from '../paths.ts'

export async function loadMagazine({ call, language, search, read, tag }: Loading) {
  const { items } = await read(latestPostsQuery(call, search, language))
  tag('magazine')
  return { image: items[0] && imageUrl(items[0].featuredImage, 'small') }
}

/** A post requested by its id moves to its path. */
export async function loadPost({ call, language, viewer, params, read, tag }: Loading) {
  const post = await read(postQuery(call, params.path!, { viewer, language }))
  if (post.path !== params.path) throw moved(language, paths.post(post.path))
  tag('magazine', 'listings')
  return { image: imageUrl(post.featuredImage, 'medium') }
}
