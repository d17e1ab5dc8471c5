import type { PostCard } from '../../contract/magazine.ts'
import type { Language } from '../../contract/platform/values.ts'
import { pictureUrl } from '../products/pictures/picture-url.ts'

export type PostCardRow = {
  id: string
  path: string
  titleDe: string
  titleEn: string
  teaserDe: string
  teaserEn: string
  topicDe: string
  topicEn: string
  readingMinutesDe: number
  readingMinutesEn: number
  picture: string
  publishedAt: Date
}

export function toPostCard(row: PostCardRow, language: Language): PostCard {
  const isGerman = language === 'de'
  return {
    id: row.id,
    path: row.path,
    title: isGerman ? row.titleDe : row.titleEn,
    featuredImage: pictureUrl(row.picture),
    teaser: isGerman ? row.teaserDe : row.teaserEn,
    topic: isGerman ? row.topicDe : row.topicEn,
    publishedAt: row.publishedAt,
    readingMinutes: isGerman ? row.readingMinutesDe : row.readingMinutesEn,
  }
}
